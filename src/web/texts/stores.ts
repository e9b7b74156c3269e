import { stores } from './en/stores.ts'
import { areaTexts } from './language.ts'

export const useStoresTexts = areaTexts({ en: stores })
