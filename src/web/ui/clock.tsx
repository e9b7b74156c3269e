import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react'

const PageInstant = createContext(0)

/** Gives server and browser the same instant for the first render. */
export function ClockProvider({ instant, children }: { instant: number; children: ReactNode }) {
  return <PageInstant value={instant}>{children}</PageInstant>
}

/** The current time, to the tick: the page's own instant until hydration, then moving on every `everyMs`. */
export function useNow(everyMs: number): Date {
  const pageInstant = use(PageInstant)
  const subscribe = useCallback((tick: () => void) => everyTick(everyMs, tick), [everyMs])
  const milliseconds = useSyncExternalStore(
    subscribe,
    () => lastTick(everyMs),
    () => pageInstant,
  )
  return useMemo(() => new Date(milliseconds), [milliseconds])
}

function lastTick(everyMs: number): number {
  const now = Date.now()
  return now - (now % everyMs)
}

/** Aligned to the clock, so that every countdown on a page changes at once. */
function everyTick(everyMs: number, tick: () => void): () => void {
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
