import type { BrowserError } from '#contract/public/browser-errors.ts'
import { longestErrorMessage } from '#domain/browser-error.ts'

/** A script of the build: a hashed name, its line and its column. */
const ownPlace = /^[\w-]{1,80}\.js:\d{1,7}:\d{1,7}$/

/**
 * What may be kept of a report. Messages of browsers quote values, which people may have typed: whatever is quoted, and
 * addresses, numbers and links, are left out.
 */
export function cleanedError({ message, place, page }: BrowserError) {
  if (!ownPlace.test(place)) return undefined
  return { message: cleaned(message) || 'unknown', place, page: sectionOf(page) }
}

const cleaned = (message: string) =>
  message
    .replace(/\p{C}/gu, ' ')
    .replace(/(["'`“‘«]).*?(["'`”’»]|$)/g, '…')
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d[\d\s.-]{3,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestErrorMessage)

/** '/product' of a product's page; what follows may be a secret. */
const sectionOf = (page: string) => /^\/(?:fr(?:\/|$))?[a-z-]{0,40}/.exec(page)?.[0] ?? '/'
