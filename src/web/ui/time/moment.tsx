import { formatMoment } from '#domain/mauritius-time.ts'

/** '15/11/2026 14:05': the date and time in Mauritius, whatever the reader's time zone. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatMoment(at)}
    </time>
  )
}
