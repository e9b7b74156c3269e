import type { ownerModeration as english } from '../../en/website-owner/moderation.ts'
import { figure } from '../shared/figures.ts'

const count = (number: number, one: string, many: string) => `${figure(number)} ${number < 2 ? one : many}`

/** Reports, held ratings, and what was decided about them. */
export const ownerModeration: typeof english = {
  tabs: 'Modération',
  tab: {
    reports: 'Signalés',
    held: 'En attente',
    history: 'Historique',
  },
  withCount: (name, number) => `${name} · ${figure(number)}`,
  targets: {
    product: 'Produit',
    store: 'Boutique',
    'product-review': 'Avis sur un produit',
    'store-review': 'Avis sur une boutique',
  },
  publicPage: 'Voir la page publique',
  suspended: 'Suspendue',
  reports: {
    queue: 'Ce qui a été signalé',
    failed: 'Les signalements n’ont pas pu être chargés.',
    empty: 'Rien n’est signalé',
    emptyHint: 'Ce que l’on signale apparaît ici, ce qui attend depuis le plus longtemps d’abord.',
    count: (number) => count(number, 'signalement', 'signalements'),
    title: 'Signalements',
    more: (number) => `et ${count(number, 'autre signalement', 'autres signalements')}`,
    gone: 'Ce qui a été signalé n’existe plus. Classer ferme les signalements.',
    reviewOf: (name) => `Avis sur ${name}`,
    by: (name) => `par ${name}`,
    deletedAccount: 'un compte supprimé',
    record: (all, upheld, dismissed) =>
      `${count(all, 'signalement', 'signalements')} en tout : ${count(upheld, 'fondé', 'fondés')}, ${figure(dismissed)} sans suite`,
    changed: 'modifié',
    noDetails: 'Sans précisions.',
  },
  content: {
    noComment: 'Des étoiles seulement, sans un mot.',
    store: 'Boutique',
    city: 'Ville',
    contact: 'Contact',
    person: 'Personne',
    author: 'Écrit par',
    about: 'Sur',
    written: 'Écrit le',
    memberSince: (date) => `membre depuis le ${date}`,
    isRemoved: 'Déjà retiré',
    isPictureRemoved: 'Photo retirée',
    isSuspended: 'Déjà suspendue',
    isHeld: 'En attente : ne compte pas encore',
  },
  past: {
    title: 'Décisions passées',
    none: 'Rien n’a encore été décidé à ce sujet.',
    actions: {
      dismiss: 'Sans suite',
      warn: 'Avertissement',
      remove: 'Retrait',
      'remove-picture': 'Image retirée',
      restore: 'Remise en ligne',
      suspend: 'Suspension',
      release: 'Publication',
      drop: 'Rejet',
    },
    by: (owner) => `par ${owner}`,
  },
  dismiss: {
    button: 'Classer',
    consequence: 'Classer ne change rien en ligne. La personne qui a signalé reçoit un court courrier.',
  },
  warn: {
    button: 'Avertir',
    title: 'Avertir par e-mail',
    consequence:
      'Rien ne change en ligne, les signalements sont fermés, et la personne qui a signalé reçoit un court courrier.',
    label: 'Ce qui doit changer',
    missing: 'Veuillez écrire ce qui doit changer.',
    send: 'Envoyer l’avertissement',
    suggestions: [
      'La photo ne montre pas ce qui est vendu.',
      'Le prix ou la remise n’est pas le même en boutique.',
      'L’adresse ou les horaires ne sont plus justes.',
      'Merci de vous en tenir à ce que vous avez vu vous-même, et de garder un ton poli.',
    ],
  },
  removeProduct: {
    button: 'Retirer',
    title: 'Retirer ce produit',
    consequence:
      'Il quitte aussitôt toutes les pages publiques. La boutique le voit encore dans son tableau de bord ; vous pouvez le remettre en ligne depuis l’historique.',
    label: 'Pourquoi',
    missing: 'Veuillez dire pourquoi : cela figure dans le courrier.',
    send: 'Retirer le produit',
    suggestions: [
      'Ce n’est pas ce que disent la photo et le texte.',
      'Sa vente n’est pas permise à Maurice.',
      'La photo appartient à quelqu’un d’autre.',
    ],
  },
  removeReview: {
    button: 'Retirer',
    title: 'Retirer cet avis',
    consequence:
      'Il est supprimé pour de bon, et la moyenne suit aussitôt. Il n’y a pas de retour en arrière.',
    label: 'Pourquoi',
    missing: 'Veuillez dire pourquoi : cela figure dans le courrier.',
    send: 'Retirer l’avis',
    suggestions: [
      'Il insulte quelqu’un.',
      'Il ne parle pas de ce produit ou de cette boutique.',
      'Il a été écrit contre paiement.',
    ],
  },
  suspend: {
    button: 'Suspendre',
    title: 'Suspendre cette boutique',
    consequence:
      'La boutique et ses produits quittent aussitôt toutes les pages publiques, et elle est déconnectée. Vous pouvez la remettre en ligne.',
    label: 'Pourquoi',
    missing: 'Veuillez dire pourquoi : cela figure dans le courrier.',
    send: 'Suspendre la boutique',
    suggestions: [
      'Il n’y a personne à cette adresse.',
      'Plusieurs clients n’ont pas reçu ce qu’ils ont payé.',
      'L’entreprise n’est pas enregistrée.',
    ],
  },
  restore: {
    product: 'Remettre en ligne',
    store: 'Remettre en ligne',
    ofProduct: (name) => `Remettre en ligne le produit ${name}`,
    ofStore: (name) => `Remettre en ligne la boutique ${name}`,
  },
  held: {
    queue: 'Notes en attente',
    failed: 'Les notes en attente n’ont pas pu être chargées.',
    empty: 'Aucune note en attente',
    emptyHint: 'Les notes qui ressemblent à une campagne attendent ici que vous les ayez regardées.',
    why: 'Pourquoi elle attend',
    sameWords: (number) =>
      number < 2
        ? 'Quelqu’un d’autre a écrit la même chose.'
        : `${figure(number)} autres personnes ont écrit la même chose.`,
    together: (number) => `${figure(number)} notes à ce sujet attendent : elles sont venues d’un coup.`,
    unknown: 'Elle est venue dans une vague, ou d’un lieu d’où plusieurs nouveaux venus ont noté à la fois.',
    author: 'Personne',
    record: 'Historique',
    given: (number) => `${count(number, 'note', 'notes')} en tout`,
    since: 'Membre depuis le',
    average: 'Moyenne actuelle',
    came: 'Reçue le',
    release: 'Publier',
    drop: 'Rejeter',
    dropQuestion: 'Supprimer cette note pour de bon ?',
    dropConfirm: 'La rejeter',
    cancel: 'Annuler',
    consequence:
      'Publiée, la note compte aussitôt et tout le monde la voit. Rejetée, elle est supprimée et personne n’en est averti.',
  },
  history: {
    list: 'Décisions',
    failed: 'L’historique n’a pas pu être chargé.',
    empty: 'Rien n’a encore été décidé',
    reporter: (reason, name, details) => `${reason}, par ${name}${details && ` : ${details}`}`,
  },
}
