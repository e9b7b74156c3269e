import { ownerModeration } from './en/owner-moderation.ts'
import { areaTexts } from './language.ts'

export const useOwnerModerationTexts = areaTexts({ en: ownerModeration })
