import { ownerLetters } from './en/owner-letters.ts'
import { areaTexts } from './language.ts'

export const useOwnerLettersTexts = areaTexts({ en: ownerLetters })
