import { consoleTexts } from './en/console.ts'
import { areaTexts } from './language.ts'

export const useConsoleTexts = areaTexts({ en: consoleTexts })
