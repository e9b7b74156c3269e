import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Discount,
  isRunning,
  nextDiscountExpiry,
  normaliseExpiry,
  salePrice,
  savedDiscount,
} from './discount.ts'
import { mauritiusDay } from './mauritius-time.ts'

const now = new Date('2026-11-14T12:00:00Z')
const later = '2026-11-14T19:59:00.000Z'

function discount(value: number | null, expiresAt: string | null = later, isActive = true): Discount {
  return { value, expiresAt, isActive }
}

describe('a discount', () => {
  test.each([
    ['runs before its expiry', discount(20), true],
    ['is over at its expiry', discount(20, now.toISOString()), false],
    ['runs one millisecond before', discount(20, '2026-11-14T12:00:00.001Z'), true],
    ['is over after its expiry', discount(20, '2026-11-14T11:59:59.999Z'), false],
    ['of 0 percent never runs', discount(0), false],
    ['of 0.01 percent runs', discount(0.01), true],
    ['of 99.99 percent runs', discount(99.99), true],
    ['of 100 percent never runs', discount(100), false],
    ['below zero never runs', discount(-5), false],
    ['without a value never runs', discount(null), false],
    ['without an expiry never runs', discount(20, null), false],
    ['with an unreadable expiry never runs', discount(20, 'soon'), false],
    [
      'that an old answer calls active is still judged by the clock',
      discount(20, '2026-11-13T19:59:00Z'),
      false,
    ],
    ['with a value runs even when the answer does not call it active', discount(20, later, false), true],
  ])('%s', (_, given, runs) => {
    expect(isRunning(given, now)).toBe(runs)
  })
})

test.each([
  [1000, 20, 800],
  [999, 10, 899],
  [995, 10, 896],
  [150, 15, 128],
  [10, 65, 4],
  [1150, 12.34, 1008],
  [1249.5, 50, 625],
  [1, 99, 0],
  [0, 50, 0],
  [1.6, 1, 2],
  [0.3, 10, 0],
])('Rs %d less %d percent costs Rs %d', (price, value, sale) => {
  expect(salePrice(price, discount(value), now)).toBe(sale)
})

test('the list price returns, cents and all, the moment the discount expires', () => {
  expect(salePrice(1249.5, discount(20), new Date('2026-11-14T19:58:59.999Z'))).toBe(1000)
  expect(salePrice(1249.5, discount(20), new Date(later))).toBe(1249.5)
})

test.each([
  ['2026-11-14', '2026-11-14T19:59:00.000Z'],
  ['2028-02-29', '2028-02-29T19:59:00.000Z'],
  ['2026-12-31', '2026-12-31T19:59:00.000Z'],
  ['2026-11-14T00:00:00Z', '2026-11-14T19:59:00.000Z'],
  ['2026-11-14T19:59:59.999Z', '2026-11-14T19:59:00.000Z'],
  ['2026-11-14T20:00:00Z', '2026-11-15T19:59:00.000Z'],
  ['2026-11-14T23:59:59+04:00', '2026-11-14T19:59:00.000Z'],
  ['2026-11-15T00:00:00+04:00', '2026-11-15T19:59:00.000Z'],
  ['2026-12-31T22:00Z', '2027-01-01T19:59:00.000Z'],
  ['2028-02-28T21:00:00Z', '2028-02-29T19:59:00.000Z'],
])('%s expires at %s', (input, expiry) => {
  expect(normaliseExpiry(input)?.toISOString()).toBe(expiry)
})

test.each([
  '2026-02-30',
  '2026-02-29',
  '2026-02-30T10:00:00Z',
  '2026-13-01',
  '2026-11-14T24:00:00Z',
  '2026-11-14T10:60:00Z',
  '2026-11-14T10:00:00',
  '2026-11-14 10:00:00Z',
  '2026-11-14T10:00:00+99:00',
  '9999-12-31T23:00:00Z',
  '14/11/2026',
  '20261114',
  'tomorrow',
  '1',
  '',
])('%j is no expiry', (input) => {
  expect(normaliseExpiry(input)).toBeUndefined()
})

const instant = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('an expiry stays on its Mauritius day, and stays put when normalised again', () => {
  fc.assert(
    fc.property(instant, (moment) => {
      const expiry = normaliseExpiry(moment.toISOString()) as Date
      expect(mauritiusDay(expiry)).toBe(mauritiusDay(moment))
      expect(normaliseExpiry(expiry.toISOString())).toEqual(expiry)
      expect(normaliseExpiry(mauritiusDay(moment))).toEqual(expiry)
    }),
  )
})

test.each([
  ['2026-11-14T12:00:00Z', '2026-11-14T19:59:00.000Z'],
  ['2026-11-14T19:58:59.999Z', '2026-11-14T19:59:00.000Z'],
  ['2026-11-14T19:59:00Z', '2026-11-15T19:59:00.000Z'],
  ['2026-11-14T20:00:00Z', '2026-11-15T19:59:00.000Z'],
  ['2026-12-31T19:59:30Z', '2027-01-01T19:59:00.000Z'],
  ['2028-02-28T19:59:30Z', '2028-02-29T19:59:00.000Z'],
])('after %s the next discounts end at %s', (moment, expiry) => {
  expect(nextDiscountExpiry(new Date(moment)).toISOString()).toBe(expiry)
})

test('a discount that runs now still runs until the next expiry, and some discount can end right then', () => {
  fc.assert(
    fc.property(instant, instant, (moment, input) => {
      const next = nextDiscountExpiry(moment)
      const given = discount(20, (normaliseExpiry(input.toISOString()) as Date).toISOString())
      expect(isRunning(given, new Date(next.getTime() - 1))).toBe(isRunning(given, moment))
      expect(next.getTime()).toBeGreaterThan(moment.getTime())
      expect(normaliseExpiry(next.toISOString())).toEqual(next)
    }),
  )
})

test('any text is either a valid expiry or refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(normaliseExpiry(text)?.getUTCHours() ?? 19).toBe(19)
    }),
  )
})

test('a sale price is whole rupees, within half a rupee of the exact one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 9_999 }),
      (cents, hundredths) => {
        const price = cents / 100
        const sale = salePrice(price, discount(hundredths / 100), now)
        expect(Number.isInteger(sale)).toBe(true)
        expect(sale).toBeGreaterThanOrEqual(0)
        expect(Math.abs(sale - price * (1 - hundredths / 10_000))).toBeLessThan(0.5001)
      },
    ),
  )
})

test('for a price in whole rupees the sale price is the exact one rounded, halves up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 9_999 }),
      (price, hundredths) => {
        const exact = BigInt(price) * BigInt(10_000 - hundredths)
        expect(salePrice(price, discount(hundredths / 100), now)).toBe(Number((exact + 5_000n) / 10_000n))
      },
    ),
  )
})

test('a larger discount never costs more', () => {
  const percent = fc.integer({ min: 1, max: 9_999 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), percent, percent, (cents, one, other) => {
      const [small, large] = [Math.min(one, other) / 100, Math.max(one, other) / 100]
      const price = cents / 100
      expect(salePrice(price, discount(large), now)).toBeLessThanOrEqual(
        salePrice(price, discount(small), now),
      )
    }),
  )
})

describe('saving a discount', () => {
  const stored = { value: 20, expiresAt: new Date('2026-11-20T19:59:00Z') }
  const over = { value: 20, expiresAt: new Date('2026-11-01T19:59:00Z') }
  const christmas = new Date('2026-12-25T19:59:00Z')

  test.each([
    ['nothing at all', null, null, null],
    ['a whole one', null, { value: 10, expiresAt: '2026-12-25' }, { value: 10, expiresAt: christmas }],
    [
      'one that ends today',
      null,
      { value: 10, expiresAt: '2026-11-14' },
      { value: 10, expiresAt: new Date(later) },
    ],
    ['one that ended yesterday', null, { value: 10, expiresAt: '2026-11-13' }, 'is-over'],
    ['a percent alone', null, { value: 10, expiresAt: null }, 'needs-expiry'],
    ['a day alone', null, { value: null, expiresAt: '2026-12-25' }, 'needs-value'],
    ['nothing over an old one', stored, null, null],
    ['blanks over an old one', stored, { value: null, expiresAt: null }, null],
    ['0 over an old one', stored, { value: 0, expiresAt: '2026-12-25' }, null],
    ['a percent over an old one', stored, { value: 30, expiresAt: null }, { ...stored, value: 30 }],
    [
      'a day over an old one',
      stored,
      { value: null, expiresAt: '2026-12-25' },
      { value: 20, expiresAt: christmas },
    ],
    ['the same as the one that is over', over, { value: 20, expiresAt: '2026-11-01' }, over],
    ['a percent over one that is over', over, { value: 30, expiresAt: null }, 'is-over'],
  ])('%s', (_, before, sent, saved) => {
    expect(savedDiscount(before, sent, now)).toEqual(saved)
  })
})
