import type { ownerContent as english } from '../../en/website-owner/content.ts'
import { figure } from '../shared/figures.ts'

const count = (number: number, one: string, many: string) => `${figure(number)} ${number < 2 ? one : many}`

export const ownerContent: typeof english = {
  search: 'Chercher par nom ou par mots',
  searchHint: 'Un produit, une boutique, une personne, un e-mail, les mots d’un avis',
  filter: 'Ce qui a été trouvé',
  kinds: { products: 'Produits', stores: 'Boutiques', people: 'Personnes', reviews: 'Avis' },
  list: 'Résultats',
  failed: 'La recherche n’a pas pu être faite.',
  begin: 'Que cherchez-vous ?',
  beginHint:
    'Écrivez le nom d’un produit, d’une boutique ou d’une personne. Les avis se trouvent par leurs mots, par leur auteur et par ce dont ils parlent.',
  nothing: (words) => `Rien ne correspond à « ${words} ».`,
  nothingOfKind: 'Rien de ce genre ne correspond. Regardez les autres.',
  many: (most) =>
    `Plus de ${figure(most)} correspondent. En voici une partie : ajoutez un mot pour trouver le bon.`,
  openReports: (number) => count(number, 'signalement ouvert', 'signalements ouverts'),
  noReviews: 'Cette personne n’a écrit aucun avis.',
  toPerson: 'Vers la personne',
  reviewsOf: (name) => `Avis de ${name}`,
  person: {
    back: 'Chercher',
    failed: 'La personne n’a pas pu être chargée.',
    gone: 'Cette personne n’est plus là',
    facts: 'Informations',
    email: 'E-mail',
    unverified: 'non confirmé',
    since: 'Membre depuis',
    store: 'Boutique',
    noStore: 'Aucune',
    suspended: 'Suspendue',
    ratings: 'Notes',
    given: (number) => count(number, 'note', 'notes'),
    seeReviews: 'Voir les avis',
    reports: 'Signalements faits',
    applications: 'Demandes',
  },
  email: {
    title: 'Adresse e-mail',
    personText:
      'Pour quelqu’un qui n’a plus sa boîte aux lettres. Assurez-vous d’abord que c’est la bonne personne.',
    waiting: (email) => `Un lien a été envoyé à ${email} ; il n’est pas encore confirmé.`,
    askedBy: (owner) => `Demandé par ${owner}.`,
    askedThemselves: 'La demande vient de la personne elle-même.',
    button: 'Changer l’adresse e-mail',
    newEmail: 'Nouvelle adresse e-mail',
    consequence:
      'Nous envoyons un lien à la nouvelle adresse. Rien ne change tant qu’il n’est pas suivi ; ensuite, l’ancienne adresse est prévenue.',
    reason: 'Pourquoi',
    reasonHint: 'Pour le journal : comment vous vous êtes assuré que c’est la bonne personne.',
    noReason: 'Veuillez dire pourquoi.',
    send: 'Envoyer le lien',
    cancel: 'Annuler',
  },
}
