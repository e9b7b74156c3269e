import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankAmount } from './bank-values.ts'
import { inThousands } from './thousands.ts'

test.each([
  ['1500', 150_000],
  ['1500.5', 150_050],
  ['1,500.00', 150_000],
  ['1 500,00', 150_000],
  ['1\u202f500,00', 150_000],
  ['1.500,00', 150_000],
  ['1,234,567.89', 123_456_789],
  ['1,500', 150_000],
  ['15,5', 1550],
  ['+1,500.00', 150_000],
  ['-1,500.00', -150_000],
  ['−1500', -150_000],
  ['1,500.00-', -150_000],
  ['(1,500.00)', -150_000],
  ['1,500.00 CR', 150_000],
  ['1,500.00DR', -150_000],
  ['Rs 1,500.00', 150_000],
  ['Rs. 1,500', 150_000],
  ['MUR -1,500.00', -150_000],
  ['1 500,00 MUR', 150_000],
  ['0.00', 0],
])('the amount ‘%s’ is %i cents', (text, cents) => {
  expect(bankAmount(text)).toBe(cents)
})

test.each([
  '',
  '-',
  'n/a',
  '1.500',
  '1,50,00',
  '1,2345',
  '--5',
  '+-5',
  '(5',
  '12a',
  '1e5',
  '=1+1',
  '999999999999',
])('‘%s’ is no amount', (text) => {
  expect(bankAmount(text)).toBeUndefined()
})

test('every amount is read alike in all the ways that banks write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      const sign = cents < 0 ? '-' : ''
      const whole = Math.floor(Math.abs(cents) / 100)
      const rest = String(Math.abs(cents) % 100).padStart(2, '0')
      for (const [separator, point] of [
        [',', '.'],
        [' ', ','],
        ['.', ','],
        ['', '.'],
        ['', ','],
        ["'", '.'],
      ] as const)
        expect(bankAmount(`${sign}${inThousands(whole, separator)}${point}${rest}`)).toBe(cents)
    }),
  )
})

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const cents = bankAmount(text)
      expect(cents === undefined || Number.isSafeInteger(cents)).toBe(true)
    }),
  )
})
