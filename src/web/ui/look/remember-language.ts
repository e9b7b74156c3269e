import { type Language, languageCookie, languageCookieAge } from '#domain/language.ts'

/** The server reads the cookie, and shows the pages in this language from now on. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store, and the server must be able to read it
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${languageCookieAge}; samesite=lax`
}
