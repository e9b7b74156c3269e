import { privacyPolicy } from './en/privacy-policy.ts'
import { areaTexts } from './language.ts'

export const usePrivacyPolicyTexts = areaTexts({ en: privacyPolicy })
