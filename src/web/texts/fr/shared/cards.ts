import type { catalogue as english } from '../../en/shared/cards.ts'

export const catalogue: typeof english = {
  expiresOn: 'Jusqu’au',
  soldOut: 'Épuisé',
  storeRated: (rating) => `Boutique : ${rating}`,
  call: (store, phone) => `Appeler ${store}, ${phone}`,
}
