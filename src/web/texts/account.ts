import { account } from './en/account.ts'
import { areaTexts } from './language.ts'

export const useAccountTexts = areaTexts({ en: account })
