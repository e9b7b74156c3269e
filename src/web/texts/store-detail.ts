import { storeDetail } from './en/store-detail.ts'
import { areaTexts } from './language.ts'

export const useStoreDetailTexts = areaTexts({ en: storeDetail })
