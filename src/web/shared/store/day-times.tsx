import { isAllDay, type Span, spanText } from '#domain/opening-hours.ts'
import { storeDetail as texts } from '#texts/public/store.ts'

/** The opening times of one day: '09:00 - 12:00 14:00 - 18:00', 'Closed' or open for 24 hours. */
export function DayTimes({ spans }: { spans: readonly Span[] }) {
  if (spans.length === 0) return <span className="whitespace-nowrap">{texts.closed}</span>
  const isWhole = spans.some(isAllDay)
  return (
    <span className="ml-auto flex flex-wrap justify-end gap-x-3 tabular-nums">
      {isWhole && <span>{texts.allDay}</span>}
      {spans.map((span) => (
        <span key={span.from} className={`whitespace-nowrap ${isWhole ? 'font-normal text-muted' : ''}`}>
          {spanText(span)}
        </span>
      ))}
    </span>
  )
}
