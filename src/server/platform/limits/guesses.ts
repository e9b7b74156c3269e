import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Sentence } from '#domain/sentence.ts'
import { Refusal } from '../http/errors.ts'
import { fingerprint } from './fingerprint.ts'
import type { Limiters } from './limiters.ts'
import { daySeconds, type GuessName, pauseAfter, pausePolicies } from './pauses.ts'
import { tooMany } from './too-many.ts'

/** A refusal that counts as a wrong guess. */
export class WrongGuess extends Refusal {}

/** A wrong password or code in one field of a form. */
export const wrongField = (path: string, sentence: Sentence, code: string) =>
  new WrongGuess(400, code, sentence, { issues: [{ path, message: sentence }] })

export type Guesses = Partial<Record<GuessName, string>>

/** Runs `work` as a guess: only a WrongGuess counts. Refuses with 429 during a pause. */
export type Guess = <Result>(guesses: Guesses, work: () => Promise<Result>) => Promise<Result>

interface Counter {
  wrong: RateLimiterAbstract
  /** Lets one guess through per pause. */
  gate: RateLimiterAbstract
}

export function createGuess({ limiter }: Limiters): Guess {
  const counters = new Map<GuessName, Counter>()
  for (const name of Object.keys(pausePolicies) as GuessName[]) {
    counters.set(name, {
      wrong: limiter(name, Number.MAX_SAFE_INTEGER, daySeconds),
      gate: limiter(`${name}Pause`, 1, pausePolicies[name].longestSeconds),
    })
  }

  /**
   * Counts before the guess is checked, so that many simultaneous guesses are not all free; the returned function
   * undoes it. A guess during a pause is not counted at all, because that would lengthen the next pause.
   */
  async function begin(name: GuessName, whose: string): Promise<() => Promise<void>> {
    const { wrong, gate } = counters.get(name) as Counter
    const key = fingerprint(whose)
    const paused = await gate.get(key)
    if (paused && paused.remainingPoints <= 0) throw tooMany(paused.msBeforeNext)
    const { consumedPoints } = await wrong.consume(key)
    const seconds = pauseAfter(consumedPoints, pausePolicies[name])
    try {
      if (seconds > 0) await gate.consume(key, 1, { customDuration: seconds })
    } catch (refused) {
      await wrong.reward(key)
      if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext)
      throw refused
    }
    return async () => {
      await wrong.reward(key)
      // Simultaneous wrong guesses may have started a pause because this guess was counted; it ends too.
      await gate.delete(key)
    }
  }

  return async (guesses, work) => {
    const begun: (() => Promise<void>)[] = []
    let isWrong = false
    try {
      for (const [name, whose] of Object.entries(guesses)) begun.push(await begin(name as GuessName, whose))
      return await work()
    } catch (error) {
      isWrong = error instanceof WrongGuess
      throw error
    } finally {
      if (!isWrong) for (const takeBack of begun) await takeBack()
    }
  }
}
