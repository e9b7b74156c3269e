import { en } from './en.ts'
import { areaTexts } from './language.ts'

export const useTexts = areaTexts({ en })
