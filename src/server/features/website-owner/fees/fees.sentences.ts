import type { Cents } from '#domain/money.ts'
import { rupees, sentence } from '#domain/sentence.ts'

export const say = {
  foreignProduct: sentence({
    en: 'This product does not belong to the store.',
    fr: 'Ce produit n’appartient pas à la boutique.',
  }),
  productChosen: sentence({
    en: 'A product was chosen for this window meanwhile.',
    fr: 'Un produit a été choisi pour cette période entre-temps.',
  }),
  productIsChosen: sentence({
    en: 'The product is chosen. It is featured in the days that are paid for.',
    fr: 'Le produit est choisi. Il est à la une pendant les jours payés.',
  }),
  windowOver: sentence({ en: 'This window is over.', fr: 'Cette période est terminée.' }),
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
  onlyLeft: ({ cents }: { cents: Cents }) =>
    sentence({
      en: `Only ${rupees(cents).en} are left to pay for this window.`,
      fr: `Il ne reste que ${rupees(cents).fr} à payer pour cette période.`,
    }),
  onlyPaid: ({ cents }: { cents: Cents }) =>
    sentence({
      en: `Only ${rupees(cents).en} were paid for this window.`,
      fr: `Seul un montant de ${rupees(cents).fr} a été payé pour cette période.`,
    }),
  otherPayment: sentence({
    en: 'Another payment was recorded under this id.',
    fr: 'Un autre paiement a été enregistré sous cet identifiant.',
  }),
  badFile: ({ line }: { line: number }) =>
    sentence({
      en: `This file cannot be read from line ${line} on. Please export it as CSV once more.`,
      fr: `Ce fichier est illisible à partir de la ligne ${line}. Veuillez l’exporter à nouveau en CSV.`,
    }),
  tooManyRows: sentence({
    en: 'This file has more than 5,000 rows. Please take a shorter time.',
    fr: 'Ce fichier a plus de 5 000 lignes. Veuillez prendre une durée plus courte.',
  }),
  moreThanTransfer: sentence({
    en: 'That is more than the transfer.',
    fr: 'C’est plus que le virement.',
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
