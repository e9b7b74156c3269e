import { formatDate, mauritiusDay } from '#domain/mauritius-time.ts'
import type { StoreChecks } from '#domain/store-checks.ts'
import { badField } from '#server/platform/http/errors.ts'
import { say } from './vetting.sentences.ts'

/** A check that is over before it begins is a typing error. */
export function requireFutureChecks(checks: StoreChecks, now: Date): void {
  const today = mauritiusDay(now)
  for (const field of ['verifiedUntil', 'halalCheckedUntil'] as const) {
    const day = checks[field]
    if (day !== null && day < today) throw badField(field, say.isPast({ date: formatDate(day) }))
  }
}
