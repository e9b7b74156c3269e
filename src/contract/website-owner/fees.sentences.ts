import { personalisedFromCents } from '#domain/advertising-fees.ts'
import { rupees, sentence } from '#domain/sentence.ts'

const least = rupees(personalisedFromCents)

export const say = {
  allOrRefunds: sentence({
    en: 'Please ask for all or for refunds.',
    fr: 'Veuillez demander tout, ou les remboursements.',
  }),
  badAmount: sentence({
    en: 'Please give an amount in whole cents above zero.',
    fr: 'Veuillez indiquer un montant supérieur à zéro, en centièmes entiers.',
  }),
  tooMuch: sentence({
    en: 'That is more than one payment can be.',
    fr: 'C’est plus qu’un seul paiement ne peut être.',
  }),
  howPaid: sentence({ en: 'Please choose how it was paid.', fr: 'Veuillez choisir le moyen de paiement.' }),
  badDay: sentence({
    en: 'Please give the day as YYYY-MM-DD.',
    fr: 'Veuillez indiquer le jour sous la forme AAAA-MM-JJ.',
  }),
  badDays: sentence({
    en: 'Please choose between 1 and 366 days.',
    fr: 'Veuillez choisir entre 1 et 366 jours.',
  }),
  lowestPersonalised: sentence({
    en: `Personalised advertising starts at ${least.en}.`,
    fr: `La publicité personnalisée commence à ${least.fr}.`,
  }),
  listOfDays: sentence({
    en: 'Please give the holidays as a list of days.',
    fr: 'Veuillez donner les jours fériés en liste de jours.',
  }),
  atMost50: sentence({
    en: 'Please give at most 50 holidays.',
    fr: 'Veuillez donner 50 jours fériés au plus.',
  }),
}
