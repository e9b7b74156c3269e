import { storeChecks } from './en/store-checks.ts'
import { areaTexts } from './language.ts'

export const useStoreChecksTexts = areaTexts({ en: storeChecks })
