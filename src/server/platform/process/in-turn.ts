interface Turns {
  atOnce: number
  mostWaiting: number
  /** What those are told who would have to wait behind all the others. */
  tooMany: () => Error
}

/** Lets heavy work be done a few at a time, so that however much is asked for, pages still come quickly. */
export function turns({ atOnce, mostWaiting, tooMany }: Turns) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
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
