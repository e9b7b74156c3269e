import type { Language } from '#domain/language.ts'
import { frameWords } from './frame-words.ts'

/**
 * What mail programs turn into a link: a name must not let anybody send their address to strangers through our mails.
 */
const looksLikeAddress = /[/@:\\]|www|\p{L}\.\p{L}{2,}/iu

/** The name used in a greeting; undefined when it does not look like a name. */
export function callingName(name: string): string | undefined {
  const tidy = name.replace(/\s+/g, ' ').trim()
  return tidy === '' || looksLikeAddress.test(tidy) ? undefined : tidy
}

export function greeting(name: string, language: Language): string {
  return frameWords[language].hello(callingName(name))
}
