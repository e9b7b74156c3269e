import { sentence } from '#domain/sentence.ts'

export const say = {
  foreignProduct: sentence({
    en: 'This product does not belong to the store.',
    fr: 'Ce produit n’appartient pas à la boutique.',
  }),
  dayToCome: sentence({ en: 'That day is still to come.', fr: 'Ce jour n’est pas encore venu.' }),
  monthToCome: sentence({ en: 'This month is still to come.', fr: 'Ce mois n’est pas encore venu.' }),
  noSuchWindow: sentence({
    en: 'There is no such window in the ledger.',
    fr: 'Cette période n’existe pas dans les comptes.',
  }),
  noSuchReceipt: sentence({ en: 'There is no such receipt.', fr: 'Ce reçu n’existe pas.' }),
  nothingToPay: sentence({
    en: 'Nothing is left to pay for this window.',
    fr: 'Il ne reste rien à payer pour cette période.',
  }),
  nothingToPayBack: sentence({
    en: 'Nothing is left to pay back for this window.',
    fr: 'Il ne reste rien à rembourser pour cette période.',
  }),
  onlyLeft: ({ amount }: { amount: string }) =>
    sentence({
      en: `Only ${amount} are left to pay for this window.`,
      fr: `Il ne reste que ${amount} à payer pour cette période.`,
    }),
  onlyPaid: ({ amount }: { amount: string }) =>
    sentence({
      en: `Only ${amount} were paid for this window.`,
      fr: `Seul un montant de ${amount} a été payé pour cette période.`,
    }),
  otherPayment: sentence({
    en: 'Another payment was recorded under this id.',
    fr: 'Un autre paiement a été enregistré sous cet identifiant.',
  }),
  tooFarAhead: sentence({
    en: 'Windows can be paid for at most a year ahead.',
    fr: 'Une période se paie un an d’avance au plus.',
  }),
  announcedMeanwhile: sentence({
    en: 'This window was announced meanwhile.',
    fr: 'Cette période a été annoncée entre-temps.',
  }),
  announced: sentence({
    en: 'The window is announced and can be paid for.',
    fr: 'La période est annoncée et peut être payée.',
  }),
  kept: sentence({
    en: 'The store is kept until you say otherwise.',
    fr: 'La boutique est gardée jusqu’à nouvel ordre de votre part.',
  }),
  noLongerKept: sentence({ en: 'The store is no longer kept.', fr: 'La boutique n’est plus gardée.' }),
}
