import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupees, toCents, toRupees } from './money.ts'

test.each([
  [0, 'Rs 0'],
  [5, 'Rs 5'],
  [999, 'Rs 999'],
  [1000, 'Rs 1,000'],
  [1250, 'Rs 1,250'],
  [1250.5, 'Rs 1,250.50'],
  [19.99, 'Rs 19.99'],
  [0.05, 'Rs 0.05'],
  [999.999, 'Rs 1,000'],
  [1_234_567.89, 'Rs 1,234,567.89'],
  [-500, '-Rs 500'],
  [-0.001, 'Rs 0'],
])('%d rupees read %s', (amount, text) => {
  expect(formatRupees(amount, 'en')).toBe(text)
})

test.each([
  [0, 'Rs 0'],
  [999, 'Rs 999'],
  [1117, 'Rs 1 117'],
  [1117.5, 'Rs 1 117,50'],
  [0.05, 'Rs 0,05'],
  [1_234_567.89, 'Rs 1 234 567,89'],
  [-500, '-Rs 500'],
])('in French, %d rupees read %s, with spaces that no line ends at', (amount, text) => {
  expect(formatRupees(amount, 'fr')).toBe(text.replaceAll(' ', '\u00a0'))
})

test.each([
  [19.99, 1999],
  [0.29, 29],
  [1.1, 110],
  [4.35, 435],
])('%d rupees are %d cents', (rupees, cents) => {
  expect(toCents(rupees)).toBe(cents)
})

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 })

test('cents survive the way to rupees and back', () => {
  fc.assert(fc.property(cents, (amount) => toCents(toRupees(amount)) === amount))
})

test('a price as shown says exactly the amount, grouped by thousands', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const text = formatRupees(toRupees(amount), 'en')
      expect(text).toMatch(/^Rs \d{1,3}(,\d{3})*(\.\d\d)?$/)
      expect(toCents(Number(text.slice(3).replaceAll(',', '')))).toBe(amount)
    }),
  )
})
