import { terms } from './en/terms.ts'
import { areaTexts } from './language.ts'

export const useTermsTexts = areaTexts({ en: terms })
