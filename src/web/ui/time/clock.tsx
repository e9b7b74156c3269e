import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react'

interface PageClock {
  instant: number
  /** On the server: called with how often a component looks at the clock. */
  onClockRead?: (everyMs: number) => void
}

const PageInstant = createContext<PageClock>({ instant: 0 })

/** Gives server and browser the same instant for the first render. */
export function ClockProvider({ page, children }: { page: PageClock; children: ReactNode }) {
  return <PageInstant value={page}>{children}</PageInstant>
}

/** The current time: the page's own instant until hydration, then the last full `everyMs`. */
export function useNow(everyMs: number): Date {
  const milliseconds = useByClock(everyMs, (now) => now.getTime())
  return useMemo(() => new Date(milliseconds), [milliseconds])
}

/** A value derived from the current time. The component renders again only when the value changes. */
export function useByClock<Value extends string | number | boolean>(
  everyMs: number,
  read: (now: Date) => Value,
): Value {
  const page = use(PageInstant)
  page.onClockRead?.(everyMs)
  const subscribe = useCallback((tick: () => void) => everyTick(everyMs, tick), [everyMs])
  return useSyncExternalStore(
    subscribe,
    () => read(new Date(lastTick(everyMs))),
    () => read(new Date(page.instant)),
  )
}

function lastTick(everyMs: number): number {
  const now = Date.now()
  return now - (now % everyMs)
}

/** Timers stand still while a phone sleeps, so what changes rarely is looked at every minute, too. */
const longestTickMs = 60_000

/** Ticks are aligned to the clock, so that all countdowns on a page change together. */
function everyTick(changesEveryMs: number, tick: () => void): () => void {
  const everyMs = Math.min(changesEveryMs, longestTickMs)
  let timer: ReturnType<typeof setTimeout>
  const schedule = () => {
    timer = setTimeout(
      () => {
        tick()
        schedule()
      },
      everyMs - (Date.now() % everyMs),
    )
  }
  schedule()
  return () => clearTimeout(timer)
}
