import { reports } from './en/reports.ts'
import { areaTexts } from './language.ts'

export const useReportsTexts = areaTexts({ en: reports })
