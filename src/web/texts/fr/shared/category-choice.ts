import type { categoryChoice as english } from '../../en/shared/category-choice.ts'

export const categoryChoice: typeof english = {
  failed: 'Les catégories n’ont pas pu être chargées.',
  failedSubcategories: 'Les sous-catégories n’ont pas pu être chargées.',
  missing: 'Veuillez choisir une catégorie.',
  missingSubcategory: 'Veuillez choisir une sous-catégorie.',
}
