import type { Sentences } from './sentences.ts'

/** From the application to the dashboard: what store owners do. */
export const stores: Sentences = {
  'Please write the business name without < and >.': 'Veuillez écrire le nom du commerce sans < ni >.',
  'Please enter a phone number.': 'Veuillez saisir un numéro de téléphone.',
  'Please say whether what you sell is halal.': 'Veuillez dire si ce que vous vendez est halal.',
  'You already have a store. Each person can have one.':
    'Vous avez déjà une boutique. Chaque personne peut en avoir une seule.',
  'You are approved already. Please register your store on /admin/signup.':
    'Vous avez déjà notre accord. Veuillez inscrire votre boutique sur /fr/admin/signup.',
  'Your application is with us already. We will write to you as soon as we have looked at it.':
    'Votre demande est déjà chez nous. Nous vous écrirons dès que nous l’aurons examinée.',
  'Your application is with us already. Please answer the question we have sent you.':
    'Votre demande est déjà chez nous. Veuillez répondre à la question que nous vous avons envoyée.',
  'There is no question about your application to answer at the moment.':
    'Aucune question sur votre demande n’attend de réponse pour le moment.',
  'Thank you. We look at your application and write to you.':
    'Merci. Nous examinons votre demande et nous vous écrivons.',
  'Thank you. Your answer is with us.': 'Merci. Votre réponse est chez nous.',

  'Please write the store name without < and >.': 'Veuillez écrire le nom de la boutique sans < ni >.',
  'Please choose a category from the list.': 'Veuillez choisir une catégorie dans la liste.',
  'Please choose the second subcategory before the third.':
    'Veuillez choisir la deuxième sous-catégorie avant la troisième.',
  'Please choose the categories from the list.': 'Veuillez choisir les catégories dans la liste.',
  'Please choose the categories from the list, each below the one before.':
    'Veuillez choisir les catégories dans la liste, chacune sous la précédente.',
  'The street number must be a number.': 'Le numéro de rue doit être un nombre.',
  'Please choose the city from the list.': 'Veuillez choisir la ville dans la liste.',
  'Another store already uses this email address.': 'Une autre boutique utilise déjà cette adresse e-mail.',
  'Stores are checked before they open. Please apply on /display-request, or write to us through /contact.':
    'Chaque boutique est vérifiée avant son ouverture. Veuillez faire une demande sur /fr/display-request ou nous écrire sur /fr/contact.',
  'You already have a store. Please log in to its dashboard.':
    'Vous avez déjà une boutique. Veuillez vous connecter à son tableau de bord.',
  'Your store is suspended. Please write to us through /contact.':
    'Votre boutique est suspendue. Veuillez nous écrire sur /fr/contact.',
  'You have no store, so there is no password of one to replace.':
    'Vous n’avez pas de boutique, et donc pas de mot de passe de boutique à remplacer.',
  'Your store has a new password. Please log in.':
    'Votre boutique a un nouveau mot de passe. Veuillez vous connecter.',

  'Your store is updated.': 'Votre boutique est à jour.',
  'Please give the opening hours of all seven days.': 'Veuillez donner les horaires des sept jours.',
  'Please say whether the store is open.': 'Veuillez dire si la boutique est ouverte.',
  'Please choose when the store opens and closes.':
    'Veuillez choisir l’heure d’ouverture et l’heure de fermeture.',
  'Opening hours go in steps of 30 minutes.': 'Les horaires vont par tranches de 30 minutes.',
  'A store cannot open and close at the same time.':
    'Une boutique ne peut pas ouvrir et fermer à la même heure.',
  'Announcement message cannot be empty!': 'Le message de l’annonce ne peut pas être vide.',
  'Your announcement is saved.': 'Votre annonce est enregistrée.',
  'Your announcement is taken down.': 'Votre annonce est retirée.',

  'Your product is added.': 'Votre produit est ajouté.',
  'Your product is updated.': 'Votre produit est à jour.',
  'Your product is deleted.': 'Votre produit est supprimé.',
  'A store can show at most {count} products. Please delete some before you add more.':
    'Une boutique peut montrer {count} produits au plus. Veuillez en supprimer avant d’en ajouter.',
  'This product was saved in another window on {date} at {time}. Please open it again and repeat your change.':
    'Ce produit a été enregistré dans une autre fenêtre le {date} à {time}. Veuillez le rouvrir et refaire votre modification.',
  'The price must be a number of rupees, 0 or more, with at most 2 decimals.':
    'Le prix doit être un nombre de roupies, 0 ou plus, avec 2 décimales au plus.',
  'The price can be at most Rs 10,000,000.': 'Le prix peut être de Rs 10 000 000 au plus.',
  'A product has one category and at most three subcategories.':
    'Un produit a une catégorie et trois sous-catégories au plus.',
  'Please enter a link that starts with http:// or https://.':
    'Veuillez saisir un lien qui commence par http:// ou https://.',
  'The version must be a whole number.': 'La version doit être un nombre entier.',
  'The discount must be a number from 0 to less than 100, with at most 2 decimals.':
    'La remise doit être un nombre de 0 à moins de 100, avec 2 décimales au plus.',
  'Your store’s password is changed. Everywhere else it is logged out.':
    'Le mot de passe de votre boutique est changé. Partout ailleurs, elle est déconnectée.',
  'Your store is logged out on every other device.':
    'Votre boutique est déconnectée sur tous les autres appareils.',
  'Please enter the discount in percent.': 'Veuillez saisir la remise en pourcentage.',
  'Please choose a valid expiry date.': 'Veuillez choisir une date de fin valide.',
  'Please choose the day on which the discount ends.': 'Veuillez choisir le jour où la remise prend fin.',
  'The discount must end today or later.': 'La remise doit finir aujourd’hui ou plus tard.',
}
