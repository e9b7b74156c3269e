import { storeApplication } from './en/store-application.ts'
import { areaTexts } from './language.ts'

export const useStoreApplicationTexts = areaTexts({ en: storeApplication })
