import { type Discount, isRunning, type RunningDiscount } from '#domain/discount.ts'
import { useByClock } from '#web/ui/time/clock.tsx'

/** The discount while it runs, checked every `everyMs` in the browser. */
export function useRunningDiscount(discount: Discount, everyMs: number): RunningDiscount | undefined {
  const ends = discount.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(discount.expiresAt)
  const runs = useByClock(
    everyMs,
    (now) => isRunning(discount, now),
    () => ends,
  )
  return runs ? (discount as RunningDiscount) : undefined
}
