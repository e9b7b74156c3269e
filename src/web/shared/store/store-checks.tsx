import { formatDate } from '#domain/mauritius-time.ts'
import type { StoreChecks as Checks } from '#domain/store-checks.ts'
import { common } from '#texts/shared/common.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'

/** What we have checked about a store and how long it is valid, or nothing. */
export function StoreChecks({ checks: { verifiedUntil, halalCheckedUntil } }: { checks: Checks }) {
  if (!verifiedUntil && !halalCheckedUntil) return null
  const badge = (look: 'lagoon' | 'cane', name: string, until: string) => (
    <Badge
      look={look}
      className="gap-x-1! gap-y-0! rounded-xl! whitespace-nowrap large-text:flex-wrap large-text:whitespace-normal @max-[17rem]:flex-col @max-[17rem]:items-start"
    >
      {name} <span className="font-normal">{common.until(formatDate(until))}</span>
    </Badge>
  )
  return (
    <div className="flex flex-wrap gap-1 pt-1.5">
      {verifiedUntil && badge('lagoon', common.verifiedStore, verifiedUntil)}
      {halalCheckedUntil && badge('cane', common.halalChecked, halalCheckedUntil)}
    </div>
  )
}
