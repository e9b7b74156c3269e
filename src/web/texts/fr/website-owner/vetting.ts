import { longest } from '#domain/limits.ts'
import type { ownerVetting as english } from '../../en/website-owner/vetting.ts'
import { figure } from '../shared/figures.ts'

const count = (number: number, one: string, many: string) => `${figure(number)} ${number < 2 ? one : many}`

/** Applications of those who want to show a store. */
export const ownerVetting: typeof english = {
  filter: 'Demandes par état',
  queue: 'Demandes',
  states: { open: 'En attente', asked: 'Question posée', approved: 'Approuvée', refused: 'Refusée' },
  failed: 'Les demandes n’ont pas pu être chargées.',
  empty: {
    open: 'Aucune demande n’attend',
    asked: 'Personne ne vous doit de réponse',
    approved: 'Aucune demande n’est encore approuvée',
    refused: 'Aucune demande n’a été refusée',
  },
  emptyHint: {
    open: 'Les nouvelles apparaissent ici, les plus anciennes d’abord.',
    asked: 'Les demandes sur lesquelles vous avez posé une question restent ici jusqu’à la réponse.',
    approved: undefined,
    refused: undefined,
  },
  facts: {
    registrationNumber: 'N° BRN',
    phone: 'Téléphone',
    sells: 'Vend',
    halal: 'Halal',
    claimsHalal: 'Se dit halal',
    noHalalClaim: 'Ne le prétend pas',
    applied: 'Demande du',
    decided: 'Décision du',
    question: 'Votre question',
    answer: 'Réponse',
    noAnswer: 'Pas encore de réponse',
    refusal: 'Motif du refus',
  },
  person: {
    name: 'Nom',
    email: 'E-mail',
    confirmed: 'Confirmé',
    notConfirmed: 'Non confirmé',
    memberSince: 'Membre depuis le',
    activity: 'Activité',
    made: (ratings, reports) =>
      `${count(ratings, 'note donnée', 'notes données')}, ${count(reports, 'signalement fait', 'signalements faits')}`,
    hasStore: 'A déjà une boutique',
    earlier: 'Auparavant',
    firstTime: 'Première demande',
    earlierOne: (name, state, date) => `${name} : ${state}, ${date}`,
  },
  notes: {
    label: 'Vos notes',
    hint: 'Seulement pour la console. Enregistrées quand vous quittez le champ.',
    saving: 'Enregistrement',
    saved: 'Enregistré',
    failed: 'Vos notes n’ont pas pu être enregistrées.',
    tooLong: `Veuillez limiter les notes à ${figure(longest.notes)} caractères.`,
  },
  approve: {
    button: 'Approuver',
    title: 'Approuver cette demande',
    consequence: (name) =>
      `${name} peut aussitôt inscrire une boutique. Les badges que vous donnez y apparaissent et expirent tout seuls.`,
    claimsHalal: 'Cette personne dit que ce qu’elle vend est halal.',
    noHalalClaim: 'Cette personne ne prétend pas vendre halal.',
    send: 'Approuver et envoyer',
  },
  ask: {
    button: 'Question',
    title: 'Poser d’abord une question',
    consequence: 'La demande attend jusqu’à la réponse, puis revient ici.',
    label: 'Votre question',
    missing: 'Veuillez écrire votre question.',
    send: 'Envoyer la question',
    suggestions: [
      'Merci de nous envoyer une photo de votre Business Registration Card.',
      'Où et quand pouvons-nous vous rendre visite ?',
      'Qui certifie que ce que vous vendez est halal ?',
    ],
  },
  refuse: {
    button: 'Refuser',
    title: 'Refuser cette demande',
    consequence: 'Elle est close. La personne garde son compte et peut refaire une demande.',
    label: 'Pourquoi',
    missing: 'Veuillez dire pourquoi : cela figure dans le courrier.',
    send: 'Refuser et envoyer',
    suggestions: [
      'Nous n’avons pas trouvé ce numéro d’enregistrement.',
      'Nous n’avons pas pu vous joindre à ce numéro de téléphone.',
      'Ce que vous vendez ne peut pas être montré sur Zilbazar.',
    ],
  },
  byEmail: {
    button: 'Approuver par e-mail',
    title: 'Approuver par e-mail',
    text: 'Pour quelqu’un que vous avez rencontré et vérifié en personne. Il lui faut un compte avec une adresse confirmée.',
    email: 'Adresse e-mail',
    missing: 'Veuillez saisir l’adresse e-mail du compte.',
    form: 'Veuillez saisir une adresse e-mail valide.',
    whoever: 'la personne',
  },
  cancel: 'Annuler',
}
