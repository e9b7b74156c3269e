import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import { patienceMs } from '#tests/support/patience.ts'
import { hasRedis, redisServer } from '#tests/support/redis-server.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { createLimits, type Limits } from './limits.ts'

async function opened(redisUrl?: string) {
  const { tables } = await testDatabase()
  const open = () => {
    const limits = createLimits(tables, redisUrl)
    whenFinished(() => limits.close())
    return limits
  }
  return { open }
}

async function outcomes(times: number, take: () => Promise<void>) {
  const found: string[] = []
  for (let time = 0; time < times; time += 1) {
    found.push(
      await take().then(
        () => 'taken',
        (error: unknown) => (error instanceof Refusal ? String(error.status) : String(error)),
      ),
    )
  }
  return found
}

const reset = (limits: Limits, address: string) => () => limits.take({ resetsFromAddress: address })

const five = Array(5).fill('taken')

describe('tries counted in the database', () => {
  // Only the date is faked: timers run in real time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T08:00:00Z') }))
  afterEach(() => void vi.useRealTimers())
  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

  test.each([
    'signupsFromAddress',
    'signupsToAccount',
    'resendsFromAddress',
    'resendsToAccount',
    'resetsFromAddress',
    'resetsToAccount',
  ] as const)('%s: five in half an hour', async (name) => {
    const limits = (await opened()).open()
    const take = () => limits.take({ [name]: 'somebody' })
    expect(await outcomes(6, take)).toEqual([...Array(5).fill('taken'), '429'])
    later(29)
    expect(await outcomes(1, take)).toEqual(['429'])
    later(1.01)
    expect(await outcomes(1, take)).toEqual(['taken'])
  })

  test('a refusal says in words and in a header how long to wait', async () => {
    const limits = (await opened()).open()
    await limits.take({ resendPause: 'somebody' })
    later(0.25)
    await expect(limits.take({ resendPause: 'somebody' })).rejects.toMatchObject({
      status: 429,
      message: 'Too many attempts. Please try again in 45 seconds.',
      particulars: { retryAfterSeconds: 45 },
    })
    await outcomes(5, () => limits.take({ resetsToAccount: 'somebody' }))
    await expect(limits.take({ resetsToAccount: 'somebody' })).rejects.toMatchObject({
      message: 'Too many attempts. Please try again in 30 minutes.',
      particulars: { retryAfterSeconds: 1800 },
    })
  })

  test('counts survive a restart and are shared by all processes', async () => {
    const { open } = await opened()
    await outcomes(5, reset(open(), '10.0.0.1'))
    expect(await outcomes(1, reset(open(), '10.0.0.1'))).toEqual(['429'])
  })

  test('are cleared away by the daily sweep alone, not by a timer of every limit', async () => {
    const { open } = await opened()
    vi.useFakeTimers()
    open()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a try that one limit refuses is not counted by those after it', async () => {
    const limits = (await opened()).open()
    const from = (address: string) => limits.take({ resetsFromAddress: address, resetsToAccount: 'victim' })
    await outcomes(20, () => limits.take({ resetsFromAddress: '10.0.0.1' }))
    expect(await outcomes(20, () => from('10.0.0.1'))).toEqual(Array(20).fill('429'))
    expect(await outcomes(5, () => from('10.0.0.2'))).toEqual(five)
  })

  test('a try that passes is counted by each limit, and begins again after its own time', async () => {
    const limits = (await opened()).open()
    const send = () => limits.take({ messagesFromAddress: '10.0.0.1', messagesFromAddressInDay: '10.0.0.1' })
    for (let halfHour = 0; halfHour < 4; halfHour += 1) {
      expect(await outcomes(6, send)).toEqual([...five, '429'])
      later(31)
    }
    // Twenty in a day, whatever half hour they are in.
    await expect(send()).rejects.toMatchObject({
      particulars: { retryAfterSeconds: (24 * 60 - 4 * 31) * 60 },
    })
    later(24 * 60)
    expect(await outcomes(1, send)).toEqual(['taken'])
  })

  test('several limits take one statement', async () => {
    const { url } = await testDatabase()
    const sent: string[] = []
    const database = connect(url, { onStatement: (text) => void sent.push(text) })
    whenFinished(() => database.close())
    const limits = createLimits(database.tables, undefined)
    const take = () =>
      limits.take({ ratingsByPerson: 'a', ratingsOfTargetByPerson: 'a b', ratingsFromAddress: '10.0.0.1' })
    await take()
    sent.length = 0
    await take()
    expect(sent).toHaveLength(1)
  })

  test('many tries at once are all counted', async () => {
    const limits = (await opened()).open()
    const tries = await Promise.allSettled(Array.from({ length: 40 }, reset(limits, '10.0.0.1')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})

/** Waits until both have reached Redis, and each sees the counts of the other. */
async function untilShared(one: Limits, other: Limits) {
  let attempt = 0
  await vi.waitFor(
    async () => {
      attempt += 1
      const pause = { resendPause: `attempt ${attempt}` }
      await one.take(pause)
      await expect(other.take(pause)).rejects.toMatchObject({ status: 429 })
    },
    { timeout: patienceMs, interval: 50 },
  )
}

describe.skipIf(!hasRedis())('tries counted in Redis', () => {
  test('are shared by all processes, and survive their restart', async () => {
    const redis = await redisServer()
    const { open } = await opened(redis.url)
    const [one, other] = [open(), open()]
    await untilShared(one, other)
    await outcomes(2, reset(one, '10.0.0.1'))
    const rest = await outcomes(4, reset(other, '10.0.0.1'))
    expect(rest).toEqual([...Array(3).fill('taken'), '429'])
    const restarted = open()
    await untilShared(restarted, other)
    expect(await outcomes(1, reset(restarted, '10.0.0.1'))).toEqual(['429'])
  })

  test('are limited by each process alone while Redis is unavailable, and together again when it is back', async () => {
    const redis = await redisServer()
    const { open } = await opened(redis.url)
    const [limits, other] = [open(), open()]
    await untilShared(limits, other)
    await redis.stop()
    expect(await outcomes(6, reset(limits, '10.0.0.1'))).toEqual([...five, '429'])
    await redis.restart()
    await untilShared(limits, other)
  })
})
