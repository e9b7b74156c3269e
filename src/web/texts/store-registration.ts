import { storeRegistration } from './en/store-registration.ts'
import { areaTexts } from './language.ts'

export const useStoreRegistrationTexts = areaTexts({ en: storeRegistration })
