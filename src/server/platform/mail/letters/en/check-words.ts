import { formatDate } from '#domain/mauritius-time.ts'
import type { StoreChecks } from '#domain/store-checks.ts'

/** One sentence for each check; empty when nothing was checked. */
export function checkWords({ verifiedUntil, halalCheckedUntil }: StoreChecks): string[] {
  return [
    ...(verifiedUntil ? [`It carries the badge ‘Verified store’ until ${formatDate(verifiedUntil)}.`] : []),
    ...(halalCheckedUntil
      ? [`It carries the badge ‘Halal checked’ until ${formatDate(halalCheckedUntil)}.`]
      : []),
  ]
}
