import type { OpeningHours } from '#contract/shapes/opening-hours.ts'
import { mauritiusClock, weekdays } from '#domain/mauritius-time.ts'
import { openingStatus } from '#domain/opening-hours.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { DayTimes } from '#web/shared/store/day-times.tsx'
import { OpeningStatus } from '#web/shared/store/opening-status.tsx'
import { useNow } from '#web/ui/time/clock.tsx'

/** Whether the store is open, and its whole week with today marked. */
export function WeekHours({ hours }: { hours: OpeningHours | null }) {
  const now = useNow(60_000)
  if (!hours || openingStatus(hours, now).state === 'unknown') return <p>{texts.hoursNotSet}</p>

  const { weekday: today } = mauritiusClock(now)
  return (
    <>
      <OpeningStatus hours={hours} />
      <ul className="mt-2 -mx-2.5">
        {weekdays.map((weekday) => (
          <li
            key={weekday}
            aria-current={weekday === today ? 'date' : undefined}
            className="flex justify-between gap-4 rounded-xl px-2.5 py-1 aria-[current]:bg-lagoon-tint aria-[current]:font-semibold"
          >
            <span className="inline-block first-letter:uppercase">
              {weekdayName(weekday)}
              {weekday === today && <span className="font-normal text-muted"> ({texts.today})</span>}
            </span>
            <DayTimes day={hours[weekday]} />
          </li>
        ))}
      </ul>
    </>
  )
}
