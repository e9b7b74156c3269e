import type { category as english } from '../../en/public/category.ts'

export const category: typeof english = {
  description: (name) =>
    `${name} : le choix des boutiques de toute l’île Maurice, les meilleures notes d’abord, avec les prix en roupies et le téléphone de chaque boutique.`,
  empty: 'Aucun produit dans cette catégorie.',
  emptyHint: 'Les boutiques ajoutent de nouveaux produits chaque jour.',
  wholeCategory: (name) => `Tout voir dans ${name}`,
}
