import { suggestions } from './en/suggestions.ts'
import { areaTexts } from './language.ts'

export const useSuggestionsTexts = areaTexts({ en: suggestions })
