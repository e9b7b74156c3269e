import { sentence } from '#domain/sentence.ts'

export const say = {
  wanted: sentence({
    en: 'You get the monthly figures by mail.',
    fr: 'Vous recevez les chiffres du mois par e-mail.',
  }),
  notWanted: sentence({
    en: 'You no longer get the monthly figures by mail.',
    fr: 'Vous ne recevez plus les chiffres du mois par e-mail.',
  }),
}
