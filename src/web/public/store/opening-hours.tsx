import { useId, useState } from 'react'
import type { OpeningHours as Hours } from '#contract/shapes/opening-hours.ts'
import { mauritiusClock } from '#domain/mauritius-time.ts'
import { openingStatus, weekFrom } from '#domain/opening-hours.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { DayTimes } from '#web/shared/store/day-times.tsx'
import { OpeningStatus } from '#web/shared/store/opening-status.tsx'
import { MoreButton } from '#web/ui/buttons/more-button.tsx'
import { useNow } from '#web/ui/time/clock.tsx'

const previewDays = 2

/** Shows two days from today on; the rest of the week unfolds. */
export function OpeningHours({ hours }: { hours: Hours | null }) {
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  const now = useNow(60_000)
  if (!hours || openingStatus(hours, now).state === 'unknown') return <p>{texts.hoursNotSet}</p>

  const { weekday: today } = mauritiusClock(now)
  const week = weekFrom(today)
  return (
    <>
      <OpeningStatus hours={hours} />
      <ul id={listId} className="mt-1.5 space-y-1">
        {(isWhole ? week : week.slice(0, previewDays)).map((weekday) => (
          <li
            key={weekday}
            className={`flex flex-wrap justify-between gap-x-4 ${weekday === today ? 'font-semibold' : ''}`}
          >
            <span className="inline-block first-letter:uppercase">
              {weekdayName(weekday)}
              {weekday === today && <span className="font-normal text-muted"> ({texts.today})</span>}
            </span>
            <DayTimes day={hours[weekday]} />
          </li>
        ))}
      </ul>
      <MoreButton isWhole={isWhole} onTurn={() => setWhole(!isWhole)} of={listId} className="text-sm" />
    </>
  )
}
