import { search } from './en/search.ts'
import { areaTexts } from './language.ts'

export const useSearchTexts = areaTexts({ en: search })
