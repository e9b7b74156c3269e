import { Pencil, Trash2 } from 'lucide-react'
import type { SpecialDay, StoreHours } from '#contract/shapes/opening-hours.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { spansOn } from '#domain/opening-hours.ts'
import { labelled } from '#texts/shared/figures.ts'
import { storeHours as texts } from '#texts/store-owner/hours.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useByClock } from '#web/ui/time/clock.tsx'
import { dayName, timesName } from './day-name.ts'
import { useHoursAction, useHoursCalls } from './hours-queries.ts'

interface SpecialDaysListProps {
  hours: StoreHours
  onEdit: (special: SpecialDay) => void
}

/** The special days from today on. */
export function SpecialDaysList({ hours, onEdit }: SpecialDaysListProps) {
  const today = useByClock(60_000, mauritiusDay)
  const { remove } = useHoursCalls()
  const { start, isBusy } = useHoursAction(remove)
  const upcoming = hours.specialDays.filter(({ day }) => day >= today)
  if (upcoming.length === 0) return <p>{texts.noSpecialDays}</p>
  return (
    <ul className="divide-y divide-line">
      {upcoming.map((special) => (
        <li key={special.day} className="flex items-start gap-2 py-2.5 first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1">
            <p className="font-semibold first-letter:uppercase">{dayName(special.day)}</p>
            <p className="break-words">
              {[special.holiday, timesOf(hours, special), special.note].filter(Boolean).join(' · ')}
            </p>
          </div>
          <IconButton label={texts.changeDay(dayName(special.day))} onClick={() => onEdit(special)}>
            <Pencil aria-hidden="true" className="size-5 text-lagoon" />
          </IconButton>
          <IconButton
            label={texts.removeDay(dayName(special.day))}
            disabled={isBusy}
            onClick={() => void start(special.day)}
          >
            <Trash2 aria-hidden="true" className="size-5 text-muted" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function timesOf(hours: StoreHours, special: SpecialDay): string {
  if (special.hours === 'closed') return texts.closed
  const times = timesName(spansOn(hours, special.day))
  if (special.hours === 'other') return times
  return times ? labelled(texts.asUsual, times) : texts.asUsual
}
