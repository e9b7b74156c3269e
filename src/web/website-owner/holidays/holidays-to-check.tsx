import { CalendarClock } from 'lucide-react'
import { ownerHolidays as texts } from '#texts/website-owner/holidays.ts'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import type { OwnerClient } from '#web/website-owner/owner-client.ts'
import { linkToHolidays } from './holidays-search-params.ts'

type Check = Awaited<ReturnType<OwnerClient['ownerHolidays']['holidays']>>['toCheck'][number]

/** Says which movable holidays of a year have no date, or no sure one. */
export function HolidaysToCheck({ year, missing, provisional }: Check) {
  return (
    <div className="flex gap-3 rounded-card bg-sunset-tint px-4 py-3">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-5 flex-none text-sunset" />
      <div className="min-w-0">
        {missing.length > 0 && <p>{texts.missing(year, missing.map(texts.nameOf).join(', '))}</p>}
        {provisional > 0 && <p>{texts.provisionalCount(year, provisional)}</p>}
        <PlainLink {...linkToHolidays(year)}>{texts.seeYear(year)}</PlainLink>
      </div>
    </div>
  )
}
