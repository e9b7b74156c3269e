import type { compare as english } from '../../en/shared/compare.ts'

/** Choosing products to compare. */
export const compare: typeof english = {
  compare: 'Comparer',
  chosen: 'Dans la comparaison',
  compareThis: (title) => `Comparer ${title}`,
  bar: 'Produits à comparer',
  show: (count) => `Comparer (${count})`,
  clear: 'Vider la comparaison',
  full: (most) => `On peut comparer jusqu’à ${most} produits. Retirez-en un d’abord.`,
  otherCategory: (category) =>
    `On ne compare que des produits d’une même catégorie. Les vôtres viennent de ${category} : videz d’abord la comparaison.`,
}
