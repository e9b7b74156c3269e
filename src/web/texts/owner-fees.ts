import { ownerFees } from './en/owner-fees.ts'
import { areaTexts } from './language.ts'

export const useOwnerFeesTexts = areaTexts({ en: ownerFees })
