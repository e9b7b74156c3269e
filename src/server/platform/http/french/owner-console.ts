import type { Sentences } from './sentences.ts'

/** The website owner's console, except fees and categories. */
export const ownerConsole: Sentences = {
  'Please enter the code from your authenticator app.':
    'Veuillez saisir le code de votre application d’authentification.',
  'That code is not right, or it was used before.': 'Ce code n’est pas le bon, ou il a déjà servi.',
  'That code is not right. Please enter the one that the app shows now.':
    'Ce code n’est pas le bon. Veuillez saisir celui que l’application affiche maintenant.',
  'Please set up your second factor first.': 'Veuillez d’abord activer la double authentification.',
  'Please scan a new code first: this one is no longer waiting.':
    'Veuillez d’abord scanner un nouveau code : celui-ci n’est plus en attente.',
  'Please enter your password to replace your second factor.':
    'Veuillez saisir votre mot de passe pour changer de téléphone.',
  'Recovery codes come with a second factor. Please set one up first.':
    'Les codes de secours vont avec la double authentification. Veuillez d’abord l’activer.',

  'This was decided meanwhile.': 'La décision a été prise entre-temps.',
  'Application not found': 'Demande introuvable',
  'Please choose one of the states of an application.': 'Veuillez choisir l’un des états d’une demande.',
  'A store is either active or suspended.': 'Une boutique est soit active, soit suspendue.',
  '{date} is past already.': 'Le {date} est déjà passé.',
  'Nobody has an account with this address.': 'Personne n’a de compte avec cette adresse.',
  'This address is not confirmed yet.': 'Cette adresse n’est pas encore confirmée.',
  'This person already has a store.': 'Cette personne a déjà une boutique.',
  'This person is approved already.': 'Cette personne a déjà notre accord.',
  'Approved. The applicant is told by mail.': 'Demande approuvée. La personne est prévenue par e-mail.',
  'Approved. This person may register a store now, and is told by mail.':
    'C’est approuvé. Cette personne peut inscrire une boutique dès maintenant ; un e-mail la prévient.',
  'Your question is on its way.': 'Votre question est en route.',
  'Refused. The applicant is told by mail.': 'Demande refusée. La personne est prévenue par e-mail.',
  'Your notes are saved.': 'Vos notes sont enregistrées.',
  'Saved.': 'C’est enregistré.',

  'A report is about a product, a store or a review.':
    'Un signalement concerne un produit, une boutique ou un avis.',
  'Please say whether a product or a store was rated.':
    'Veuillez dire si la note porte sur un produit ou sur une boutique.',
  'Please say how many reports you saw.': 'Veuillez dire combien de signalements vous avez vus.',
  'Please say why: it is part of the mail.': 'Veuillez dire pourquoi : cela figure dans le courrier.',
  'Somebody reported this again meanwhile. Please look at it once more before you decide.':
    'Un autre signalement est arrivé entre-temps. Veuillez regarder encore une fois avant de décider.',
  'Dismissed. It stays as it is.': 'Signalement classé. Rien ne change.',
  'Your warning is on its way.': 'Votre avertissement est en route.',
  'The product is removed. Its store is told by mail.':
    'Le produit est retiré. Sa boutique est prévenue par e-mail.',
  'The product is shown again.': 'Le produit est de nouveau en ligne.',
  'The store is suspended, and told by mail.': 'La boutique est suspendue, et prévenue par e-mail.',
  'The store is shown again.': 'La boutique est de nouveau en ligne.',
  'The review is removed. Whoever wrote it is told by mail.':
    'L’avis est retiré. La personne qui l’a écrit est prévenue par e-mail.',
  'The rating counts from now on.': 'La note compte désormais.',
  'The rating is deleted.': 'La note est supprimée.',

  'Featured products are running, coming or past.': 'Les produits à la une sont en cours, à venir ou passés.',
  'A product is either active or removed.': 'Un produit est soit actif, soit retiré.',
  'Please send the products as a list of ids.': 'Veuillez envoyer les produits en liste d’identifiants.',
  'Please name the products to put in order.': 'Veuillez nommer les produits à mettre en ordre.',
  'Please put at most 500 products in order at a time.':
    'Veuillez mettre en ordre 500 produits au plus à la fois.',
  'The last day cannot come before the first.': 'Le dernier jour ne peut pas venir avant le premier.',
  'The last day is past already.': 'Le dernier jour est déjà passé.',
  'This product is featured already.': 'Ce produit est déjà à la une.',
  'This product is not featured any more.': 'Ce produit n’est plus à la une.',
  'This product is not shown to the public at the moment.':
    'Les clients ne voient pas ce produit en ce moment.',
  'The list of featured products changed meanwhile. Please look at it again.':
    'La liste des produits à la une a changé entre-temps. Veuillez la regarder de nouveau.',
  'The product is featured.': 'Le produit est à la une.',
  'The product is no longer featured.': 'Le produit n’est plus à la une.',
  'The order is saved.': 'L’ordre est enregistré.',

  'Message not found': 'Message introuvable',
  'Please ask for all or for unread messages.': 'Veuillez demander tous les messages, ou les non lus.',
  'Please say how many replies you saw.': 'Veuillez dire combien de réponses vous avez vues.',
  'This was answered meanwhile. Please read that answer first.':
    'Une réponse est partie entre-temps. Veuillez d’abord la lire.',
  'This mail does not wait any more: it was delivered, or is just being tried.':
    'Ce courrier n’attend plus : il a été remis, ou un essai est en cours.',
  'The mail is tried again now.': 'Un nouvel essai d’envoi est en cours.',
}
