import { contact } from './en/contact.ts'
import { areaTexts } from './language.ts'

export const useContactTexts = areaTexts({ en: contact })
