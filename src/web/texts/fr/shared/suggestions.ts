import type { suggestions as english } from '../../en/shared/suggestions.ts'

export const suggestions: typeof english = {
  label: 'Suggestions',
  products: 'Produits',
  stores: 'Boutiques',
  categories: 'Catégories',
  recent: 'Recherches récentes',
  forget: (words) => `Enlever « ${words} » des recherches récentes`,
  forgetAll: 'Tout enlever',
  tooLong: (most) => `La recherche peut compter ${most} caractères au plus.`,
  found: (count) => `${count} ${count < 2 ? 'suggestion' : 'suggestions'}, utilisez les touches fléchées`,
}
