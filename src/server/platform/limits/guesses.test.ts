import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sentence } from '#domain/sentence.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import { hasRedis, redisServer } from '#tests/support/redis-server.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { type Guesses, WrongGuess } from './guesses.ts'
import { createLimits, type Limits } from './limits.ts'

async function opened(redisUrl?: string) {
  const { tables } = await testDatabase()
  const limits = createLimits(tables, redisUrl)
  whenFinished(() => limits.close())
  return limits
}

const wrong = async () => {
  throw new WrongGuess(401, 'wrong-credentials', sentence({ en: 'Wrong.', fr: 'Faux.' }))
}
const right = async () => 'in'

const outcome = (guess: Promise<unknown>) =>
  guess.catch((error: unknown) => (error instanceof Refusal ? error.status : String(error)))

async function outcomes(times: number, guess: () => Promise<unknown>) {
  const found: unknown[] = []
  for (let time = 0; time < times; time += 1) found.push(await outcome(guess()))
  return found
}

const at = (limits: Limits, guesses: Guesses, work: () => Promise<unknown> = wrong) =>
  outcome(limits.guess(guesses, work))

describe('wrong guesses', () => {
  // Only the date is faked: timers run in real time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T08:00:00Z') }))
  afterEach(() => void vi.useRealTimers())
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

  test('at one account: five are free, then each waits twice as long as the one before, up to 15 minutes', async () => {
    const limits = await opened()
    const guesses = { passwordsAtEmail: 'anjali@example.test' }
    expect(await outcomes(6, () => limits.guess(guesses, wrong))).toEqual([...Array(5).fill(401), 429])
    for (const pause of [30, 60, 120, 240, 480, 900, 900]) {
      later(pause - 1)
      expect(await at(limits, guesses)).toBe(429)
      later(1.5)
      expect(await at(limits, guesses)).toBe(401)
    }
  })

  test('are told how long to wait, and waiting costs nothing', async () => {
    const limits = await opened()
    const guesses = { passwordsAtEmail: 'anjali@example.test' }
    await outcomes(5, () => limits.guess(guesses, wrong))
    await outcomes(50, () => limits.guess(guesses, wrong))
    later(10)
    await expect(limits.guess(guesses, wrong)).rejects.toMatchObject({
      status: 429,
      message: 'Too many attempts. Please try again in 20 seconds.',
      particulars: { retryAfterSeconds: 20 },
    })
    later(20.5)
    expect(await at(limits, guesses)).toBe(401)
    later(59)
    expect(await at(limits, guesses)).toBe(429)
    later(1.5)
    expect(await at(limits, guesses)).toBe(401)
  })

  test('that come at once are not all free', async () => {
    const limits = await opened()
    const guesses = { passwordsAtEmail: 'anjali@example.test' }
    const found = await Promise.all(Array.from({ length: 30 }, () => at(limits, guesses)))
    expect(found.filter((status) => status === 401).length).toBeLessThanOrEqual(5)
    later(31)
    const more = await Promise.all(Array.from({ length: 30 }, () => at(limits, guesses)))
    expect(more.filter((status) => status === 401).length).toBeLessThanOrEqual(1)
  })

  test('alone count: what is right, and what fails for another reason, costs nothing', async () => {
    const limits = await opened()
    const guesses = { passwordsAtEmail: 'anjali@example.test', passwordsFromAddress: '10.0.0.1' }
    expect(await outcomes(200, () => limits.guess(guesses, right))).toEqual(Array(200).fill('in'))
    const busy = () => Promise.reject(new Refusal(503, 'busy', sentence({ en: 'Busy.', fr: 'Occupé.' })))
    expect(await outcomes(20, () => limits.guess(guesses, busy))).toEqual(Array(20).fill(503))
    expect(await outcomes(6, () => limits.guess(guesses, wrong))).toEqual([...Array(5).fill(401), 429])
    later(31)
    expect(await at(limits, guesses, right)).toBe('in')
    expect(await at(limits, guesses, right)).toBe('in')
  })

  test('from one address: a hundred a day are free, and a refused one costs the account nothing', async () => {
    const limits = await opened()
    const from = (account: string) => ({ passwordsFromAddress: '10.0.0.1', passwordsAtEmail: account })
    let account = 0
    const spray = () => limits.guess(from(`person-${account++}@example.test`), wrong)
    expect(await outcomes(101, spray)).toEqual([...Array(100).fill(401), 429])
    const victim = 'anjali@example.test'
    expect(await outcomes(10, () => limits.guess(from(victim), wrong))).toEqual(Array(10).fill(429))
    expect(
      await outcomes(6, () => limits.guess({ ...from(victim), passwordsFromAddress: '10.0.0.2' }, wrong)),
    ).toEqual([...Array(5).fill(401), 429])
    later(2.5)
    expect(await at(limits, from('somebody@example.test'))).toBe(401)
    expect(await at(limits, from('somebody@example.test'))).toBe(429)
  })

  test('are forgotten a day after the first', async () => {
    const limits = await opened()
    const guesses = { passwordsAtEmail: 'anjali@example.test' }
    await outcomes(6, () => limits.guess(guesses, wrong))
    later(24 * 3600 + 1)
    expect(await outcomes(6, () => limits.guess(guesses, wrong))).toEqual([...Array(5).fill(401), 429])
  })
})

describe.skipIf(!hasRedis())('wrong guesses counted in Redis', () => {
  test('are slowed down in the same way', async () => {
    const redis = await redisServer()
    const limits = await opened(redis.url)
    const guesses = { passwordsAtEmail: 'anjali@example.test' }
    expect(await outcomes(20, () => limits.guess(guesses, right))).toEqual(Array(20).fill('in'))
    expect(await outcomes(6, () => limits.guess(guesses, wrong))).toEqual([...Array(5).fill(401), 429])
  })
})
