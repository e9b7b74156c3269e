import { withoutLanguage } from '#domain/language.ts'
import { isOwnPath } from '#domain/site-link.ts'

/** A link to our own site as a path without its language, so that it works in both; any other link as it is. */
export function ownLink(link: string, publicUrl: string): string {
  const isOurs = link === publicUrl || /^[/?#]/.test(link.slice(publicUrl.length))
  const path = link.startsWith(publicUrl) && isOurs ? link.slice(publicUrl.length) || '/' : link
  return isOwnPath(path) ? withoutLanguage(path) : link
}
