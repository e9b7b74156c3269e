import { browsing } from './en/browsing.ts'
import { areaTexts } from './language.ts'

export const useBrowsingTexts = areaTexts({ en: browsing })
