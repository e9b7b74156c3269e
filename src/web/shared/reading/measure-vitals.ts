import type { VisitVitals } from '#contract/public/vitals.ts'
import { withoutLanguage } from '#domain/language.ts'
import { measuredPageOf } from '#domain/vitals.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
interface Interaction extends PerformanceEntry {
  interactionId?: number
}

/** Shifts within a second of each other, and within five seconds in all, count together. */
const longestGapMs = 1000
const longestSpanMs = 5000
/** One interaction in so many may be slower. */
const toleratedOf = 50
const rememberedInteractions = 10

/** Sends how fast this visit was, once, when the page is first hidden or left. Nothing tells who the visitor is. */
export function measureVitals(): void {
  const page = measuredPageOf(withoutLanguage(location.pathname))
  // A page in the background paints late, and nobody waits for it.
  if (!page || document.hidden || !('PerformanceObserver' in globalThis)) return
  const { lcp, cls, inp } = { lcp: largestPaint(), cls: movement(), inp: longestWait() }
  // Not every browser hides a page that is left.
  const ends = ['visibilitychange', 'pagehide']
  for (const end of ends) addEventListener(end, send, true)

  function send({ type }: Event): void {
    if (type !== 'pagehide' && !document.hidden) return
    for (const end of ends) removeEventListener(end, send, true)
    const measured: VisitVitals = { page: page as VisitVitals['page'], lcp: lcp(), inp: inp(), cls: cls() }
    navigator.sendBeacon?.('/api/vitals', new Blob([JSON.stringify(measured)], { type: 'application/json' }))
  }
}

/** Observes entries of a kind and returns how to take those that were not delivered yet. Old browsers have no kind of them. */
function observe<Entry extends PerformanceEntry>(
  options: PerformanceObserverInit & { durationThreshold?: number },
  note: (entry: Entry) => void,
): () => void {
  const noteAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) note(entry as Entry)
  }
  try {
    const observer = new PerformanceObserver((list) => noteAll(list.getEntries()))
    observer.observe({ buffered: true, ...options })
    return () => noteAll(observer.takeRecords())
  } catch {
    return () => {}
  }
}

function largestPaint(): () => number | undefined {
  let last: number | undefined
  const takeRest = observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    last = startTime
  })
  return () => {
    takeRest()
    return last
  }
}

function movement(): () => number | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return () => undefined
  let worst = 0
  let sum = 0
  let startedAt = Number.NEGATIVE_INFINITY
  let lastAt = Number.NEGATIVE_INFINITY
  const takeRest = observe<LayoutShift>({ type: 'layout-shift' }, ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return
    const isTogether = startTime - lastAt < longestGapMs && startTime - startedAt < longestSpanMs
    sum = isTogether ? sum + value : value
    if (!isTogether) startedAt = startTime
    lastAt = startTime
    worst = Math.max(worst, sum)
  })
  return () => {
    takeRest()
    return worst
  }
}

function longestWait(): () => number | undefined {
  const waits = new Map<number, number>()
  const note = ({ interactionId, duration }: Interaction) => {
    if (!interactionId) return
    waits.set(interactionId, Math.max(waits.get(interactionId) ?? 0, duration))
    if (waits.size <= rememberedInteractions) return
    const [shortest = 0] = [...waits].sort(([, one], [, other]) => one - other)[0] ?? []
    waits.delete(shortest)
  }
  const takeRest = [
    observe<Interaction>({ type: 'event', durationThreshold: 40 }, note),
    observe<Interaction>({ type: 'first-input' }, note),
  ]
  return () => {
    for (const take of takeRest) take()
    const longestFirst = [...waits.values()].sort((one, other) => other - one)
    const { interactionCount = waits.size } = performance as { interactionCount?: number }
    return longestFirst[Math.min(longestFirst.length - 1, Math.floor(interactionCount / toleratedOf))]
  }
}
