interface Limit {
  atOnce: number
  mostWaiting: number
  /** The refusal when the queue is full. */
  tooMany: () => Error
}

/** A semaphore with a bounded queue: heavy work must not take all the cores that pages need. */
export function limitConcurrency({ atOnce, mostWaiting, tooMany }: Limit) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw tooMany()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
