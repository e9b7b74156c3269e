interface Rounds {
  /** One round of work; says whether there may be more at once. */
  round: () => Promise<boolean>
  /** Longest rest between rounds when nobody calls. */
  restMs: number
}

/** Works in rounds, rests when there is nothing to do, and can be called before its time. */
export function rounds({ round, restMs }: Rounds) {
  let isStopping = false
  let isCalled = false
  let endRest = () => {}

  async function rest(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, restMs)
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      isCalled = false
      const mayBeMore = await round()
      if (!mayBeMore && !isCalled && !isStopping) await rest()
    }
  }
  const ended = work()

  return {
    call() {
      isCalled = true
      endRest()
    },
    /** Resolves when the round under way has ended. */
    stop(): Promise<void> {
      isStopping = true
      endRest()
      return ended
    },
  }
}
