import type { StoreHours } from '#contract/shapes/opening-hours.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { spansOn, weekdayOf } from '#domain/opening-hours.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { DayTimes } from '#web/shared/store/day-times.tsx'

interface OpeningDayProps {
  hours: StoreHours
  day: string
  isToday?: boolean
  isDated?: boolean
  lang: string | undefined
}

/** The hours of one date, with the holiday and what the store says about it. */
export function OpeningDay({ hours, day, isToday = false, isDated = false, lang }: OpeningDayProps) {
  const { holiday, note } = hours.specialDays.find((special) => special.day === day) ?? {}
  return (
    <li className={`flex flex-wrap justify-between gap-x-4 ${isToday ? 'font-semibold' : ''}`}>
      <span className="inline-block first-letter:uppercase">
        {weekdayName(weekdayOf(day))}
        {isDated && ` ${formatDate(day)}`}
        {isToday && <span className="font-normal text-muted"> ({texts.today})</span>}
      </span>
      <DayTimes spans={spansOn(hours, day)} />
      {(holiday || note) && (
        <span className="w-full text-sm font-normal break-words text-muted">
          {holiday}
          {holiday && note && ' · '}
          {note && <span lang={lang}>{note}</span>}
        </span>
      )}
    </li>
  )
}
