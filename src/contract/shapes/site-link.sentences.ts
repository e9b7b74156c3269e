import { sentence } from '#domain/sentence.ts'

export const sayLink = {
  badLink: sentence({
    en: 'Please link to a page of this site, such as /hot-deals, or to an address that begins with https://.',
    fr: 'Veuillez indiquer une page de ce site, comme /hot-deals, ou une adresse qui commence par https://.',
  }),
}
