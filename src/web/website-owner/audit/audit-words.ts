import type { AuditSubject } from '#contract/website-owner/audit.ts'
import { auditActionWords } from '#domain/audit-actions.ts'
import { formatDate, isCalendarDay } from '#domain/mauritius-time.ts'
import { toRupees } from '#domain/money.ts'
import { reportLabel } from '#domain/report-label.ts'
import { figure, money } from '#texts/shared/figures.ts'
import { language } from '#texts/shared/language.ts'
import { ownerAudit as texts } from '#texts/website-owner/audit.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'

/** What an action is called in the page's language; the search finds it by its words in either. */
export const actionName = (action: string): string => auditActionWords(action)?.[language] ?? inWords(action)

/** Turns 'approve-store-owner' into 'Approve store owner', for names that have no words of their own. */
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
    return { name: nameOf(name.replace(cents, '')), text: money(toRupees(value)) }
  if (name === 'device' && typeof value === 'string') return { name: nameOf(name), text: texts.device(value) }
  return { name: nameOf(name), text: textOf(value, words) }
}

const detailNames: Record<string, string> = texts.names
const kindNames: Record<string, string> = texts.kinds

const nameOf = (detail: string) => detailNames[detail] ?? inWords(detail)

export const kindName = (kind: string) => kindNames[kind] ?? inWords(kind)

function textOf(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return isCalendarDay(value) ? formatDate(value) : value
  return typeof value === 'number' ? figure(value) : JSON.stringify(value)
}

/** The name of the entry's target, if it was recorded. */
export function subjectOf(details: Record<string, unknown>, kind = ''): string | undefined {
  const named = [
    typeof details.label === 'string' && reportLabel(language, kind, details.label),
    details.store,
    details.title,
    details.name,
    details.businessName,
    details.email,
    typeof details.device === 'string' && texts.device(details.device),
  ]
  return named.find((name): name is string => typeof name === 'string' && name !== '')
}

/** The page of what an entry is about. */
export function linkTo({ page, id }: NonNullable<AuditSubject['link']>): Destination {
  if (page === 'product') return toProduct(id)
  if (page === 'store') return { to: '/owner/stores/$storeId', params: { storeId: id } }
  if (page === 'person') return { to: '/owner/content/people/$personId', params: { personId: id } }
  if (page === 'ledger') return { to: '/owner/fees/$storeId', params: { storeId: id } }
  if (page === 'message') return { to: '/owner/messages/$messageId', params: { messageId: id } }
  return { to: '/owner/categories', search: { tree: page === 'store-categories' ? 'store' : undefined } }
}
