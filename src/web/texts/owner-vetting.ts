import { ownerVetting } from './en/owner-vetting.ts'
import { areaTexts } from './language.ts'

export const useOwnerVettingTexts = areaTexts({ en: ownerVetting })
