import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { Refusal } from '../http/errors.ts'

// One thread a picture: how many are made at once is decided here, not inside each.
sharp.concurrency(1)

const atOnce = Math.max(1, availableParallelism() - 1)
const mostWaiting = 300

const tooMany = () =>
  new Refusal(503, 'busy', 'Many pictures are being made right now. Please try again in a moment.')

/** Lets a few pictures be made at a time, so that however many are asked for, pages still come quickly. */
export function makings() {
  let running = 0
  const waiting: (() => void)[] = []

  return async function inTurn<Result>(make: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw tooMany()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await make()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
