import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { salePrice } from './discount.ts'
import type { PriceRow } from './honest-price.ts'
import { dayInMs, hourInMs } from './mauritius-time.ts'
import { priceDrop } from './price-drop.ts'

const day = (number: number) => new Date(Date.UTC(2026, 9, 1) + number * dayInMs)
const plain = (at: number, price: number): PriceRow => ({
  since: day(at),
  price,
  percent: null,
  expiresAt: null,
})
const reduced = (at: number, price: number, percent: number, untilDay: number): PriceRow => ({
  ...plain(at, price),
  percent,
  expiresAt: day(untilDay),
})
const rupees = (before: number, now: number) => ({ before, now })
const inForce = ({ price, percent, expiresAt }: PriceRow, at: Date) =>
  salePrice(price, { value: percent, expiresAt: expiresAt?.toISOString() ?? null, isActive: true }, at)

describe('a price drops', () => {
  test.each<[string, PriceRow[], number, object | undefined]>([
    ['when it is lowered', [plain(0, 100), plain(40, 80)], 40, rupees(100, 80)],
    ['when a discount begins', [plain(0, 100), reduced(40, 100, 20, 50)], 40, rupees(100, 80)],
    [
      'when a discount deepens',
      [plain(0, 100), reduced(40, 100, 10, 50), reduced(42, 100, 30, 50)],
      42,
      rupees(90, 70),
    ],
    ['not for a new product', [plain(40, 80)], 40, undefined],
    ['not when it rises', [plain(0, 80), plain(40, 100)], 40, undefined],
    ['not when it was raised for it', [plain(0, 80), plain(38, 100), plain(40, 90)], 40, undefined],
    [
      'not when a discount comes back within 30 days',
      [plain(0, 100), reduced(20, 100, 20, 25), reduced(40, 100, 20, 50)],
      40,
      undefined,
    ],
    [
      'when a discount comes back after 30 days',
      [plain(0, 100), reduced(20, 100, 20, 25), reduced(60, 100, 20, 70)],
      60,
      rupees(100, 80),
    ],
    ['not when its discount has ended since', [plain(0, 100), reduced(40, 100, 20, 41)], 42, undefined],
  ])('%s', (_, history, now, drop) => expect(priceDrop(history, day(now))).toEqual(drop))

  test('exactly when it is below every price of the 30 days before', () => {
    const hours = fc.integer({ min: 0, max: 60 * 24 })
    const charged = fc.record({
      hour: hours,
      rupees: fc.integer({ min: 50, max: 60 }),
      percent: fc.option(fc.integer({ min: 1, max: 20 })),
      untilHour: hours,
    })
    const start = day(0).getTime()
    const at = (hour: number) => new Date(start + hour * hourInMs)
    fc.assert(
      fc.property(fc.uniqueArray(charged, { minLength: 2, maxLength: 6, selector: (c) => c.hour }), (all) => {
        const history = all
          .sort((one, other) => one.hour - other.hour)
          .map(({ hour, rupees, percent, untilHour }) => ({
            since: at(hour),
            price: rupees,
            percent,
            expiresAt: percent === null ? null : at(untilHour),
          }))
        const last = history.at(-1) as PriceRow
        const before: number[] = []
        for (let hour = 30 * 24; hour > 0; hour -= 1) {
          const then = new Date(last.since.getTime() - hour * hourInMs)
          const charging = history.findLast(({ since }) => since <= then)
          if (charging) before.push(inForce(charging, then))
        }
        const now = inForce(last, last.since)
        expect(priceDrop(history, last.since) !== undefined).toBe(before.every((price) => now < price))
      }),
    )
  })
})
