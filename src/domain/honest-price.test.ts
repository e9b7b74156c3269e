import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chartDays,
  chartPrices,
  comparedDays,
  honestDiscount,
  mostChartPrices,
  type PriceRow,
  priceSteps,
} from './honest-price.ts'
import { dayInMs, hourInMs } from './mauritius-time.ts'

/** The moment so many days after 1 January. */
const day = (days: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + days * dayInMs)
const row = (since: number, price: number, percent?: number, until?: number): PriceRow => ({
  since: day(since),
  price,
  percent: percent ?? null,
  expiresAt: until === undefined ? null : day(until),
})
const honest = (now: number, ...rows: PriceRow[]) => honestDiscount(rows, day(now))

describe('a running discount', () => {
  test('on a price that stood for 30 days is as large as announced', () => {
    expect(honest(41, row(0, 100), row(40, 100, 10, 50))).toEqual({
      startedAt: day(40),
      lowestPrice: 100,
      percent: 10,
      isRaised: false,
    })
  })

  test('80 → 100 → 90 announced as −10 % is no reduction', () => {
    expect(honest(41, row(0, 80), row(35, 100), row(40, 100, 10, 50))).toMatchObject({
      lowestPrice: 80,
      percent: 0,
      isRaised: true,
    })
  })

  test('with its price raised at the same moment is compared with the price before', () => {
    expect(honest(41, row(0, 100), row(40, 150, 50, 60))).toMatchObject({
      lowestPrice: 100,
      percent: 25,
      isRaised: true,
    })
  })

  test('a price raised more than 30 days before the discount counts as the usual one', () => {
    expect(honest(36, row(0, 80), row(5, 100), row(35, 100, 10, 50))).toMatchObject({
      lowestPrice: 100,
      isRaised: false,
    })
    expect(honest(35.5, row(0, 80), row(5.01, 100), row(35, 100, 10, 50))).toMatchObject({
      lowestPrice: 80,
      isRaised: true,
    })
  })

  test('the window ends where the reduction began, not today', () => {
    expect(honest(100, row(0, 80), row(35, 100), row(40, 100, 10, 120))).toMatchObject({
      startedAt: day(40),
      lowestPrice: 80,
    })
  })

  test('that deepens without a break keeps the first window', () => {
    const rows = [row(0, 100), row(40, 100, 10, 90), row(45, 100, 20, 90), row(80, 100, 50, 90)]
    expect(honest(81, ...rows)).toMatchObject({ startedAt: day(40), lowestPrice: 100, percent: 50 })
  })

  test('that is only prolonged keeps the first window', () => {
    expect(honest(60, row(0, 100), row(40, 100, 10, 50), row(45, 100, 10, 70))).toMatchObject({
      startedAt: day(40),
      lowestPrice: 100,
    })
  })

  test('that shrinks begins again, because its price rises', () => {
    expect(honest(61, row(0, 100), row(40, 100, 20, 90), row(60, 100, 10, 90))).toMatchObject({
      startedAt: day(60),
      lowestPrice: 80,
      percent: 0,
      isRaised: false,
    })
  })

  test('after one that ended by time is compared with the price of that one', () => {
    expect(honest(61, row(0, 100), row(40, 100, 30, 50), row(60, 100, 10, 70))).toMatchObject({
      startedAt: day(60),
      lowestPrice: 70,
      isRaised: false,
    })
  })

  test('that takes over at the moment at which another ends is no break', () => {
    expect(honest(55, row(0, 100), row(40, 100, 10, 50), row(50, 100, 20, 70))).toMatchObject({
      startedAt: day(40),
      lowestPrice: 100,
      percent: 20,
    })
  })

  test('on a list price that was lowered with it is larger than announced', () => {
    expect(honest(41, row(0, 200), row(40, 100, 10, 50))).toMatchObject({ lowestPrice: 200, percent: 55 })
  })

  test('with less than 30 days of history makes no claim', () => {
    const none = { lowestPrice: null, percent: 0, isRaised: false }
    expect(honest(31, row(0.01, 100), row(30, 100, 10, 50))).toMatchObject(none)
    expect(honest(1, row(0, 100, 10, 50))).toMatchObject(none)
    expect(honest(31, row(0, 100), row(30, 100, 10, 50))).toMatchObject({ lowestPrice: 100 })
  })

  test('percents are rounded down, without the surprises of fractions', () => {
    expect(honest(41, row(0, 100), row(40, 100, 29, 50))).toMatchObject({ percent: 29 })
    expect(honest(41, row(0, 99.99), row(40, 100, 29, 50))).toMatchObject({ percent: 28 })
  })

  test('of something that was free is no reduction', () => {
    expect(honest(41, row(0, 0), row(40, 10, 50, 50))).toMatchObject({ lowestPrice: 0, percent: 0 })
  })
})

test('without a running discount nothing is said', () => {
  expect(honest(41, row(0, 100))).toBeUndefined()
  expect(honest(50, row(0, 100), row(40, 100, 10, 50))).toBeUndefined()
  expect(honest(41)).toBeUndefined()
})

test('a row from a clock that is ahead counts from now on', () => {
  expect(priceSteps([row(0, 100), row(50, 90)], day(40)).map(({ since, price }) => [since, price])).toEqual([
    [day(0), 100],
    [day(40), 90],
  ])
})

describe('the chart', () => {
  const chart = (now: number, ...rows: PriceRow[]) =>
    chartPrices(rows, day(now)).map(({ since, price }) => [
      (since.getTime() - day(0).getTime()) / dayInMs,
      price,
    ])

  test('shows every price in force, with the end of a discount', () => {
    expect(chart(60, row(0, 100), row(40, 100, 30, 50), row(55, 120))).toEqual([
      [0, 100],
      [40, 70],
      [50, 100],
      [55, 120],
    ])
  })

  test('begins with the price in force 90 days ago, at midnight in Mauritius', () => {
    const [first, ...later] = chart(200, row(0, 100), row(150, 80))
    expect(first).toEqual([200 - chartDays - 4 / 24, 100])
    expect(later).toEqual([[150, 80]])
  })

  test('is empty when nothing changed in these days', () => {
    expect(chart(200, row(0, 100), row(10, 80))).toEqual([])
    expect(chart(20, row(0, 100))).toEqual([])
    // A longer discount that leaves the same price is no change.
    expect(chart(60, row(0, 100, 10, 90), row(30, 100, 10, 99))).toEqual([])
  })

  test('shows the newest prices when there are too many', () => {
    const rows = Array.from({ length: 200 }, (_, index) => row(index / 10, 100 + (index % 7)))
    const prices = chartPrices(rows, day(30))
    expect(prices).toHaveLength(mostChartPrices)
    expect(prices.at(-1)).toEqual({ since: day(19.9), price: 100 + (199 % 7) })
  })
})

/** Walks over every hour; the rows below begin and end at full hours. */
function byWalking(rows: readonly PriceRow[], nowHour: number) {
  const at = (hour: number) => {
    const moment = new Date(day(0).getTime() + hour * hourInMs)
    const known = rows.filter(({ since }) => since <= moment).at(-1)
    if (!known) return
    const isReduced = known.percent !== null && known.expiresAt !== null && known.expiresAt > moment
    const price = isReduced ? Math.round((known.price * (100 - (known.percent ?? 0))) / 100) : known.price
    return { price, list: known.price, isReduced }
  }
  const current = at(nowHour)
  if (!current?.isReduced) return
  let start = nowHour
  for (;;) {
    const [before, here] = [at(start - 1), at(start)]
    if (!before?.isReduced || !here || before.price < here.price) break
    start -= 1
  }
  const startedAt = new Date(day(0).getTime() + start * hourInMs)
  const hours = Array.from({ length: comparedDays * 24 }, (_, index) => at(start - 1 - index))
  if (hours.includes(undefined)) return { startedAt, lowestPrice: null, percent: 0, isRaised: false }
  const known = hours.filter((hour) => hour !== undefined)
  const lowestPrice = Math.min(...known.map(({ price }) => price))
  return {
    startedAt,
    lowestPrice,
    percent:
      lowestPrice > current.price ? Math.floor(((lowestPrice - current.price) * 100) / lowestPrice) : 0,
    isRaised: current.list > Math.min(...known.map(({ list }) => list)),
  }
}

const inHours = (hours: number) => new Date(day(0).getTime() + hours * hourInMs)
const histories = fc
  .array(
    fc.record({
      pause: fc.oneof(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 24 * 40 })),
      price: fc.constantFrom(50, 80, 90, 100, 120, 150),
      percent: fc.option(fc.constantFrom(5, 10, 20, 50), { freq: 2 }),
      lasts: fc.integer({ min: 1, max: 24 * 50 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((changes) => {
    let hour = 0
    const rows = changes.map(({ pause, price, percent, lasts }): PriceRow => {
      hour += pause
      return {
        since: inHours(hour),
        price,
        percent,
        expiresAt: percent === null ? null : inHours(hour + lasts),
      }
    })
    return { rows, lastHour: hour }
  })

test('the rule agrees with a walk over every hour', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 24 * 30 }), ({ rows, lastHour }, later) => {
      const now = lastHour + later
      expect(honestDiscount(rows, inHours(now))).toEqual(byWalking(rows, now))
    }),
    { numRuns: 300 },
  )
})
