import type { comparison as english } from '../../en/public/compare.ts'

/** The page that compares products. */
export const comparison: typeof english = {
  title: 'Comparer des produits',
  description: 'Prix, remise, note, boutique, horaires et distance de quatre produits au plus, côte à côte.',
  ofCategory: (category) => `Catégorie : ${category}`,
  failed: 'La comparaison n’a pas pu être chargée.',
  empty: 'Rien à comparer pour l’instant',
  emptyHint: 'Touchez « Comparer » sur un produit ou dans la liste d’une catégorie, quatre fois au plus.',
  hotDeals: 'Voir les bons plans',
  one: 'Il n’y a qu’un produit. Choisissez-en un autre de la même catégorie.',
  more: (category) => `Plus dans ${category}`,
  tooMany: (most) => `On peut comparer jusqu’à ${most} produits à la fois. Les autres sont laissés de côté.`,
  missing: (count) =>
    count === 1
      ? 'Un produit n’est plus présenté ; il est laissé de côté.'
      : `${count} produits ne sont plus présentés ; ils sont laissés de côté.`,
  otherCategory: (title, category) =>
    `« ${title} » vient de ${category}. On ne compare que des produits d’une même catégorie.`,
  table: 'Produits côte à côte',
  product: 'Produit',
  price: 'Prix',
  before: '30 jours avant',
  rating: 'Note',
  store: 'Boutique',
  opening: 'Horaires',
  distance: 'Lieu',
  noHours: 'Inconnus',
  noDiscount: 'Pas de remise',
  noDays: 'Aucune affirmation : moins de 30 jours de prix sont connus.',
  asAnnounced: (price) => `${price}, comme l’annonce la boutique`,
  remove: 'Retirer',
  removeThis: (title) => `Retirer ${title}`,
}
