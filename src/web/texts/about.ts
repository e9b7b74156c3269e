import { about } from './en/about.ts'
import { areaTexts } from './language.ts'

export const useAboutTexts = areaTexts({ en: about })
