import type { Sentences } from './sentences.ts'

/** Advertising fees, in the website owner's console. */
export const fees: Sentences = {
  'Please choose one of the states that fees can be in.': 'Veuillez choisir l’un des états des frais.',
  'Please ask for all or for refunds.': 'Veuillez demander tout, ou les remboursements.',
  'Please give an amount in whole cents above zero.':
    'Veuillez indiquer un montant supérieur à zéro, en centièmes entiers.',
  'That is more than one payment can be.': 'C’est plus qu’un seul paiement ne peut être.',
  'Please choose how it was paid.': 'Veuillez choisir le moyen de paiement.',
  'Please give a month as YYYY-MM.': 'Veuillez indiquer un mois sous la forme AAAA-MM.',
  'Please choose between 1 and 366 days.': 'Veuillez choisir entre 1 et 366 jours.',
  'Personalised advertising starts at Rs 2,000.': 'La publicité personnalisée commence à Rs 2,000.',
  'Please give the holidays as a list of days.': 'Veuillez donner les jours fériés en liste de jours.',
  'Please give at most 50 holidays.': 'Veuillez donner 50 jours fériés au plus.',
  'This product does not belong to the store.': 'Ce produit n’appartient pas à la boutique.',
  'That day is still to come.': 'Ce jour n’est pas encore venu.',
  'This month is still to come.': 'Ce mois n’est pas encore venu.',

  'There is no such window in the ledger.': 'Cette période n’existe pas dans les comptes.',
  'There is no such receipt.': 'Ce reçu n’existe pas.',
  'Nothing is left to pay for this window.': 'Il ne reste rien à payer pour cette période.',
  'Nothing is left to pay back for this window.': 'Il ne reste rien à rembourser pour cette période.',
  'Only {amount} are left to pay for this window.': 'Il ne reste que {amount} à payer pour cette période.',
  'Only {amount} were paid for this window.': 'Seul un montant de {amount} a été payé pour cette période.',
  'Another payment was recorded under this id.': 'Un autre paiement a été enregistré sous cet identifiant.',
  'Windows can be paid for at most a year ahead.': 'Une période se paie un an d’avance au plus.',
  'This window was announced meanwhile.': 'Cette période a été annoncée entre-temps.',
  'The window is announced and can be paid for.': 'La période est annoncée et peut être payée.',
  'The store is kept until you say otherwise.': 'La boutique est gardée jusqu’à nouvel ordre de votre part.',
  'The store is no longer kept.': 'La boutique n’est plus gardée.',
}
