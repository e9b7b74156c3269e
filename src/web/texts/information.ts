import { information } from './en/information.ts'
import { areaTexts } from './language.ts'

export const useInformationTexts = areaTexts({ en: information })
