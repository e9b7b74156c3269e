import { type Discount, isRunning, type RunningDiscount } from '#domain/discount.ts'
import { useByClock } from '#web/ui/time/clock.tsx'

/** The discount while it runs, checked every `everyMs`. */
export function useRunningDiscount(discount: Discount, everyMs: number): RunningDiscount | undefined {
  const runs = useByClock(everyMs, (now) => isRunning(discount, now))
  return runs ? (discount as RunningDiscount) : undefined
}
