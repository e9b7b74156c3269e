import { dashboard } from './en/dashboard.ts'
import { areaTexts } from './language.ts'

export const useDashboardTexts = areaTexts({ en: dashboard })
