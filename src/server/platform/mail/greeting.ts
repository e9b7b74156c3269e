import type { Language } from '#domain/language.ts'
import { frameWords } from './frame-words.ts'

/** What mail programs turn into a link: nobody may have us deliver his address to strangers by way of a name. */
const looksLikeAddress = /[/@:\\]|www|\p{L}\.\p{L}{2,}/iu

/** The name as we call a person, or nothing when it is none that people have. */
export function callingName(name: string): string | undefined {
  const tidy = name.replace(/\s+/g, ' ').trim()
  return tidy === '' || looksLikeAddress.test(tidy) ? undefined : tidy
}

export function greeting(name: string, language: Language): string {
  return frameWords[language].hello(callingName(name))
}
