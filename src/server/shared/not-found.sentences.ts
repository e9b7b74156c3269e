import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchProduct: sentence({ en: 'Product not found', fr: 'Produit introuvable' }),
  noSuchStore: sentence({ en: 'Store not found', fr: 'Boutique introuvable' }),
  noSuchCategory: sentence({ en: 'Category not found', fr: 'Catégorie introuvable' }),
}
