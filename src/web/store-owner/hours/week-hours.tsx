import { mauritiusClock, weekdays } from '#domain/mauritius-time.ts'
import { isHoursSet, type Opening, weekdaySpans } from '#domain/opening-hours.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { DayTimes } from '#web/shared/store/day-times.tsx'
import { OpeningStatus } from '#web/shared/store/opening-status.tsx'
import { useByClock } from '#web/ui/time/clock.tsx'

/** Whether the store is open, and its usual week with today marked. */
export function WeekHours({ opening }: { opening: Opening }) {
  const today = useByClock(60_000, (now) => mauritiusClock(now).weekday)
  if (!isHoursSet(opening)) return <p>{texts.hoursNotSet}</p>
  return (
    <>
      <OpeningStatus opening={opening} />
      <ul className="mt-2 -mx-2.5">
        {weekdays.map((weekday) => (
          <li
            key={weekday}
            aria-current={weekday === today ? 'date' : undefined}
            className="flex justify-between gap-4 rounded-xl px-2.5 py-1 aria-[current]:bg-lagoon-tint aria-[current]:font-semibold"
          >
            <span className="inline-block flex-none first-letter:uppercase">
              {weekdayName(weekday)}
              {weekday === today && <span className="font-normal text-muted"> ({texts.today})</span>}
            </span>
            <DayTimes spans={weekdaySpans(opening, weekday)} />
          </li>
        ))}
      </ul>
    </>
  )
}
