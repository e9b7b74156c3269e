import { ownerAccess } from './en/owner-access.ts'
import { areaTexts } from './language.ts'

export const useOwnerAccessTexts = areaTexts({ en: ownerAccess })
