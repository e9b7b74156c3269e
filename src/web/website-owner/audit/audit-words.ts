import { formatDate, isCalendarDay } from '#domain/mauritius-time.ts'
import { formatRupees, toRupees } from '#domain/money.ts'
import { figure } from '#texts/shared/figures.ts'
import { toProduct, toStore } from '#web/shared/address/pages.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'

/** Turns 'approve-store-owner' into 'Approve store owner'; the search uses the same words. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[-_]/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface Words {
  none: string
  yes: string
  no: string
}

const cents = /Cents$/

/** Amounts are shown in rupees and days as dates; other values as recorded. */
export function detailOf(name: string, value: unknown, words: Words): { name: string; text: string } {
  if (typeof value === 'number' && cents.test(name))
    return { name: inWords(name.replace(cents, '')), text: formatRupees(toRupees(value)) }
  return { name: inWords(name), text: textOf(value, words) }
}

function textOf(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return isCalendarDay(value) ? formatDate(value) : value
  return typeof value === 'number' ? figure(value) : JSON.stringify(value)
}

/** The name of the entry's target, if it was recorded. */
export function subjectOf(details: Record<string, unknown>): string | undefined {
  const named = [details.label, details.store, details.businessName, details.email, details.device]
  return named.find((name): name is string => typeof name === 'string' && name !== '')
}

/** The page of the entry's target, which may have been deleted since. */
export function linkTo({ kind, id }: { kind: string; id: string }): Destination | undefined {
  if (kind === 'product') return toProduct(id)
  if (kind === 'store') return toStore(id)
  if (kind === 'message') return { to: '/owner/messages/$messageId', params: { messageId: id } }
  return
}
