import { formatMoment } from '#domain/mauritius-time.ts'

/** '15/11/2026 14:05': the day and the time in Mauritius, wherever one reads it. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatMoment(at)}
    </time>
  )
}
