import { timeText } from '#domain/clock-time.ts'
import { formatDate, mauritiusClock } from '#domain/mauritius-time.ts'
import { type Opening, openingStatus, saidUntil, slotMs, type Turn } from '#domain/opening-hours.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { dueAt } from '#web/shared/reading/due.ts'
import { useNow } from '#web/ui/time/clock.tsx'

/** Open Now or Closed Now by the time in Mauritius, and the next change. */
export function OpeningStatus({ opening }: { opening: Opening }) {
  const now = useNow(slotMs, (at) => saidUntil(openingStatus(opening, at), at).getTime())
  const status = openingStatus(opening, now)
  if (status.state === 'unknown') return null
  const isOpen = status.state === 'open'
  const next = isOpen ? nextClosing(status.closes, now) : status.opens && nextOpening(status.opens)
  return (
    <p role="status" {...dueAt(saidUntil(status, now))} className="flex items-baseline gap-x-2">
      <span
        aria-hidden="true"
        className={`size-2.5 flex-none rounded-full ${isOpen ? 'bg-cane' : 'bg-sunset'}`}
      />
      <span>
        <span className="whitespace-nowrap">
          <b className={`font-semibold ${isOpen ? 'text-cane' : 'text-sunset'}`}>
            {isOpen ? texts.openNow : texts.closedNow}
          </b>
          {next && <span aria-hidden="true"> ·</span>}
        </span>
        {next && <span className="text-muted"> {next}</span>}
      </span>
    </p>
  )
}

/** Beyond a week a weekday alone would mean the wrong one. */
const dayOf = ({ weekday, day, daysAhead }: Turn) => (daysAhead > 7 ? formatDate(day) : weekdayName(weekday))

/** A time alone means the next time that clocks show it. */
function nextClosing(turn: Turn | undefined, now: Date): string {
  if (!turn) return texts.allDay
  const { daysAhead, time } = turn
  const isNext = daysAhead === 0 || (daysAhead === 1 && time <= timeText(mauritiusClock(now).minutes))
  return isNext ? texts.until(time) : texts.untilOn(dayOf(turn), time)
}

function nextOpening(turn: Turn): string {
  const { daysAhead, time } = turn
  if (daysAhead === 0) return texts.opensToday(time)
  return daysAhead === 1 ? texts.opensTomorrow(time) : texts.opensOn(dayOf(turn), time)
}
