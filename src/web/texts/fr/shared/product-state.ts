import type { productState as english } from '../../en/shared/product-state.ts'

/** What a store may say about a product. */
export const productState: typeof english = {
  availability: { available: 'Disponible', 'on-order': 'Sur commande', 'sold-out': 'Épuisé' },
  condition: { new: 'Neuf', used: 'D’occasion' },
}
