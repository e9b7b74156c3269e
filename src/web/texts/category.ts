import { category } from './en/category.ts'
import { areaTexts } from './language.ts'

export const useCategoryTexts = areaTexts({ en: category })
