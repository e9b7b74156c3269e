import { formatDate, mauritiusClock } from '#domain/mauritius-time.ts'
import { timeText } from '#domain/opening-hours.ts'

/** '15/11/2026 14:05': the day and the time in Mauritius, wherever one reads it. */
export function Moment({ at }: { at: string }) {
  const time = timeText(mauritiusClock(new Date(at)).minutes)
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatDate(at)} {time}
    </time>
  )
}
