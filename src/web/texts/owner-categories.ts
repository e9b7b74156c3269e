import { ownerCategories } from './en/owner-categories.ts'
import { areaTexts } from './language.ts'

export const useOwnerCategoriesTexts = areaTexts({ en: ownerCategories })
