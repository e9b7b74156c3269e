import { forms } from './en/forms.ts'
import { areaTexts } from './language.ts'

export const useFormsTexts = areaTexts({ en: forms })
