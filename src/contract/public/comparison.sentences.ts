import { mostCompared } from '#domain/limits.ts'
import { sentence } from '#domain/sentence.ts'

export const say = {
  whichProducts: sentence({
    en: 'Please name the products to compare.',
    fr: 'Veuillez indiquer les produits à comparer.',
  }),
  tooMany: sentence({
    en: `Up to ${mostCompared} products can be compared at once.`,
    fr: `On peut comparer jusqu’à ${mostCompared} produits à la fois.`,
  }),
}
