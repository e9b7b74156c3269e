import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Sentence } from '#domain/sentence.ts'
import { Refusal } from '../http/errors.ts'
import { fingerprint } from './fingerprint.ts'
import type { Limiters } from './limiters.ts'
import { daySeconds, type GuessName, pauseAfter, pausePolicies } from './pauses.ts'
import { tooMany } from './too-many.ts'

/** A refusal that counts: the password or code was not right. */
export class WrongGuess extends Refusal {}

/** One wrong value in a form that asks for a password or a code. */
export const wrongField = (path: string, sentence: Sentence, code: string) =>
  new WrongGuess(400, code, sentence, { issues: [{ path, message: sentence }] })

export type Guesses = Partial<Record<GuessName, string>>

/** Runs `work` as a guess: only a WrongGuess that it throws counts. Refuses with 429 while a pause lasts. */
export type Guess = <Result>(guesses: Guesses, work: () => Promise<Result>) => Promise<Result>

interface Counter {
  wrong: RateLimiterAbstract
  /** Lets one guess through in each pause. */
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
   * Counted before the guess is looked at, so that many guesses at once are not all free; what it answers takes it back.
   * What comes during a pause is not counted, not even for a moment: it would lengthen the pause of the guess after it.
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
      // Also a pause that began while this one was under way: wrong guesses at the same moment counted it along.
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
