import { type DayHours, dayText, isAllDay } from '#domain/opening-hours.ts'
import { storeDetail as texts } from '#texts/public/store.ts'

/** The opening times of one day: '09:00 - 18:00', 'Closed' or open for 24 hours. */
export function DayTimes({ day }: { day: DayHours | null | undefined }) {
  const times = dayText(day)
  if (!isAllDay(day)) return <span className="whitespace-nowrap tabular-nums">{times ?? texts.closed}</span>
  return (
    <span className="flex flex-wrap justify-end gap-x-2 tabular-nums">
      <span>{texts.allDay}</span>
      <span className="font-normal text-muted">{times}</span>
    </span>
  )
}
