import { storeProfile } from './en/store-profile.ts'
import { areaTexts } from './language.ts'

export const useStoreProfileTexts = areaTexts({ en: storeProfile })
