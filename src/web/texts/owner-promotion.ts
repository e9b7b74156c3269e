import { ownerPromotion } from './en/owner-promotion.ts'
import { areaTexts } from './language.ts'

export const useOwnerPromotionTexts = areaTexts({ en: ownerPromotion })
