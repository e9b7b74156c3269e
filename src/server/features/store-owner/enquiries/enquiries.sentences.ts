import { sentence } from '#domain/sentence.ts'

export const say = {
  sale: sentence({ en: 'Noted as a sale.', fr: 'C’est noté comme une vente.' }),
  noSale: sentence({ en: 'No longer noted as a sale.', fr: 'Ce n’est plus noté comme une vente.' }),
  noSuchEnquiry: sentence({ en: 'There is no such enquiry.', fr: 'Cette demande n’existe pas.' }),
}
