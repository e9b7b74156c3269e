import { ownerToday } from './en/owner-today.ts'
import { areaTexts } from './language.ts'

export const useOwnerTodayTexts = areaTexts({ en: ownerToday })
