import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { minuteInMs, passedOf } from '#domain/mauritius-time.ts'

interface PageClock {
  instant: number
  /** On the server: called with the moment until which a component is right as it was rendered. */
  onRightUntil?: (moment: number) => void
}

const PageInstant = createContext<PageClock>({ instant: 0 })

/** Gives server and browser the same instant for the first render. */
export function ClockProvider({ page, children }: { page: PageClock; children: ReactNode }) {
  return <PageInstant value={page}>{children}</PageInstant>
}

/** The current time: the page's own instant until hydration, then the last full `everyMs`. */
export function useNow(everyMs: number, rightUntil?: (at: Date) => number): Date {
  const milliseconds = useByClock(everyMs, (now) => now.getTime(), rightUntil)
  return useMemo(() => new Date(milliseconds), [milliseconds])
}

/**
 * A value derived from the current time. The component renders again only when the value changes. `rightUntil` is for values
 * that change at a known moment.
 */
export function useByClock<Value extends string | number | boolean>(
  everyMs: number,
  read: (now: Date) => Value,
  rightUntil = (at: Date) => nextTick(everyMs, at.getTime()),
): Value {
  const page = use(PageInstant)
  page.onRightUntil?.(rightUntil(new Date(page.instant)))
  const subscribe = useCallback((tick: () => void) => everyTick(everyMs, tick), [everyMs])
  return useSyncExternalStore(
    subscribe,
    () => read(new Date(lastTick(everyMs))),
    () => read(new Date(page.instant)),
  )
}

function lastTick(everyMs: number): number {
  const now = Date.now()
  return now - passedOf(everyMs, now)
}

/** A cached page may show seconds that are a minute old: the browser sets them when the page has come. */
const nextTick = (everyMs: number, moment: number) =>
  everyMs < minuteInMs ? moment + minuteInMs : moment + everyMs - passedOf(everyMs, moment)

/**
 * Ticks are aligned to the clock, so that all countdowns on a page change together. Timers stop while a phone is locked,
 * so what changes rarely is looked at every minute, too.
 */
function everyTick(changesEveryMs: number, tick: () => void): () => void {
  const everyMs = Math.min(changesEveryMs, minuteInMs)
  let timer: ReturnType<typeof setTimeout>
  const schedule = () => {
    timer = setTimeout(() => {
      tick()
      schedule()
    }, everyMs - passedOf(everyMs, Date.now()))
  }
  schedule()
  return () => clearTimeout(timer)
}
