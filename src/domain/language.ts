/** The languages of our own texts, with the prefix of their addresses. English has none. */
export const languages = {
  en: { name: 'English', prefix: '', locale: 'en_MU' },
  fr: { name: 'Français', prefix: '/fr', locale: 'fr_MU' },
} as const

export type Language = keyof typeof languages

export const isLanguage = (word: unknown): word is Language =>
  typeof word === 'string' && Object.hasOwn(languages, word)

/** Which language an address is in: '/fr/stores' is French, '/free' is not. */
export function languageOf(address: string): Language {
  return /^\/fr(?=[/?#]|$)/.test(address) ? 'fr' : 'en'
}

/** The address without its language: '/stores' for '/fr/stores', '/' for '/fr'. */
export function withoutLanguage(address: string): string {
  const rest = address.slice(languages[languageOf(address)].prefix.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The same page's address in a language. */
export function inLanguage(language: Language, address: string): string {
  return languages[language].prefix + withoutLanguage(address)
}

/** The cookie that stores the language a visitor chose. */
export const languageCookie = 'language'
