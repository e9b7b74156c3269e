import { nextSlot, type OpeningHours, openingStatus } from '#domain/opening-hours.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { dueAt } from '#web/shared/reading/due.ts'
import { useNow } from '#web/ui/time/clock.tsx'

type Status = ReturnType<typeof openingStatus>
type Open = Extract<Status, { state: 'open' }>
type Closed = Extract<Status, { state: 'closed' }>

/** Open Now or Closed Now by the time in Mauritius, updated every minute, and the next change. */
export function OpeningStatus({ hours }: { hours: OpeningHours }) {
  const now = useNow(60_000)
  const status = openingStatus(hours, now)
  if (status.state === 'unknown') return null
  const isOpen = status.state === 'open'
  const next = isOpen ? nextClosing(status) : nextOpening(status)
  return (
    <p role="status" {...dueAt(nextSlot(now))} className="flex flex-wrap items-center gap-x-2">
      <span
        aria-hidden="true"
        className={`size-2.5 flex-none rounded-full ${isOpen ? 'bg-cane' : 'bg-sunset'}`}
      />
      <span className="whitespace-nowrap">
        <b className={`font-semibold ${isOpen ? 'text-cane' : 'text-sunset'}`}>
          {isOpen ? texts.openNow : texts.closedNow}
        </b>
        {next && <span aria-hidden="true"> ·</span>}
      </span>
      {next && <span className="-ml-1 text-muted">{next}</span>}
    </p>
  )
}

function nextClosing({ closesAt }: Open): string {
  return closesAt ? texts.closes(closesAt) : texts.allDay
}

function nextOpening({ opensAt }: Closed): string | undefined {
  if (!opensAt) return
  const { weekday, time, isToday, isTomorrow } = opensAt
  if (isToday) return texts.opensToday(time)
  return isTomorrow ? texts.opensTomorrow(time) : texts.opensOn(weekdayName(weekday), time)
}
