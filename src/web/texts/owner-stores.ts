import { ownerStores } from './en/owner-stores.ts'
import { areaTexts } from './language.ts'

export const useOwnerStoresTexts = areaTexts({ en: ownerStores })
