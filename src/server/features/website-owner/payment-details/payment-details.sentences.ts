import { sentence } from '#domain/sentence.ts'

export const say = {
  saved: sentence({
    en: 'The payment details are saved. Mails, receipts and the terms show them from now on.',
    fr: 'Les moyens de paiement sont enregistrés. Les e-mails, les reçus et les conditions les montrent dès maintenant.',
  }),
  savedMeanwhile: sentence({
    en: 'Somebody else has saved the payment details meanwhile. Please look at theirs first.',
    fr: 'Quelqu’un d’autre a enregistré les moyens de paiement entre-temps. Regardez d’abord sa version.',
  }),
}
