import { hearts } from './en/hearts.ts'
import { areaTexts } from './language.ts'

export const useHeartsTexts = areaTexts({ en: hearts })
