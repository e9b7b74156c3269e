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

/**
 * The address without its language: '/stores' for '/fr/stores', '/' for '/fr'. It begins with one slash, because two
 * would name another site.
 */
export function withoutLanguage(address: string): string {
  return address.slice(languages[languageOf(address)].prefix.length).replace(/^[/\\]*/, '/')
}

/** The same page's address in a language. */
export function inLanguage(language: Language, address: string): string {
  return languages[language].prefix + withoutLanguage(address)
}

/** The cookie that stores the language a visitor chose. */
export const languageCookie = 'language'

/** A year, in seconds. */
export const languageCookieAge = 31_536_000

/** The search param that chooses a language without script: the server sets the cookie and redirects to the page. */
const choiceParam = 'language'

export function choosingLanguage(language: Language, address: string): string {
  const page = inLanguage(language, address)
  return `${page}${page.includes('?') ? '&' : '?'}${choiceParam}=${language}`
}

/** The language that an address chooses, and the page in it. */
export function chosenLanguage(address: string): { language: Language; page: string } | undefined {
  const [path = '', ...search] = address.split('?')
  const params = search.join('?').split('&')
  const language = params.find((param) => param.startsWith(`${choiceParam}=`))?.slice(choiceParam.length + 1)
  if (!isLanguage(language)) return
  const others = params.filter((param) => !param.startsWith(`${choiceParam}=`)).join('&')
  return { language, page: inLanguage(language, others ? `${path}?${others}` : path) }
}
