import { languageCookie } from '#domain/language.ts'
import { language } from '#texts/shared/language.ts'

/** English pages ask browsers that prefer French, unless a language was chosen before. */
export const isFrenchWorthOffering = (): boolean =>
  language === 'en' &&
  /^fr\b/i.test(navigator.languages[0] ?? '') &&
  !document.cookie.includes(`${languageCookie}=`)
