import { formatDate } from '#domain/mauritius-time.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'

/** '01/11/2026 – 30/11/2026'. */
export function useSpan(): (window: { startsOn: string; endsOn: string }) => string {
  const { span } = ownerFees
  return ({ startsOn, endsOn }) => span(formatDate(startsOn), formatDate(endsOn))
}
