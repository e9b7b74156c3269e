interface WaitingRoomOptions {
  /** Requests under way at once. Each takes a connection to the database or a place in the page thread. */
  atOnce: number
  /** Requests that may wait for a place while a crowd lasts. */
  mostWaiting: number
  /** How long a request may wait for a place. */
  patientMs?: number
  /** Refuses a request. */
  tooBusy: () => Error
}

interface Waiting {
  since: number
  admit(): void
  refuse(error: Error): void
}

const sweepMs = 20
/** A place becomes free at irregular intervals; their mean is that of about this many. */
const intervals = 16

/**
 * A short crowd waits its turn, and so do a few while a crowd lasts. More would make everybody wait ever longer and help
 * nobody: they are refused, and what is admitted stays about as quick as usual.
 */
export function waitingRoom({ atOnce, mostWaiting, patientMs = 1000, tooBusy }: WaitingRoomOptions) {
  const queue: Waiting[] = []
  let underWay = 0
  let emptyAt = performance.now()
  let refusedAllAt = -Infinity
  let sweeping: NodeJS.Timeout | undefined
  /** How often a place becomes free while others wait for it. */
  let freeEveryMs = 0
  let passedOnAt: number | undefined

  function sweep(): void {
    const now = performance.now()
    const isLate = ({ since }: Waiting) => now - since > patientMs
    const late = queue.findIndex((each) => !isLate(each))
    for (const each of queue.splice(0, late < 0 ? queue.length : late)) each.refuse(tooBusy())
    if (queue.length > 0) return
    refusedAllAt = now
    endSweeping()
  }

  function endSweeping(): void {
    clearInterval(sweeping)
    sweeping = undefined
  }

  function wait(): Promise<void> {
    const since = performance.now()
    // A queue that was emptied by refusals is crowded still: after a pause of the process everybody was late.
    if (queue.length === 0 && since - refusedAllAt > patientMs) emptyAt = since
    sweeping ??= setInterval(sweep, sweepMs).unref()
    return new Promise((admit, refuse) => queue.push({ since, admit, refuse }))
  }

  /** The place of a request that has left goes to the next. */
  function leave(): void {
    const next = queue.shift()
    if (next) next.admit()
    else underWay -= 1
    const now = performance.now()
    if (next && passedOnAt !== undefined) freeEveryMs += (now - passedOnAt - freeEveryMs) / intervals
    passedOnAt = next && now
    if (queue.length > 0) return
    emptyAt = now
    endSweeping()
  }

  /** Whether one more would wait too long. */
  function isCrowded(): boolean {
    if (queue.length < mostWaiting) return false
    const isLasting = performance.now() - emptyAt > patientMs
    // Half of it, because places become free more slowly while a crowd arrives.
    return isLasting || queue.length * freeEveryMs > patientMs / 2
  }

  return {
    waiting: () => queue.length,
    underWay: () => underWay,
    isCrowded,
    /** Waits for a place. Returns what gives it back, which may be called more than once. */
    async enter(): Promise<() => void> {
      if (underWay < atOnce) {
        underWay += 1
        emptyAt = performance.now()
      } else {
        await wait()
      }
      let isInside = true
      return () => {
        if (isInside) leave()
        isInside = false
      }
    },
  }
}
