import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankAmount, bankDay } from './bank-values.ts'
import { addDays, formatDate } from './mauritius-time.ts'
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
      expect(bankDay(text) ?? '2026-11-16').toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
  )
})

test.each([
  ['16/11/2026', '2026-11-16'],
  ['6/1/2026', '2026-01-06'],
  ['16-11-26', '2026-11-16'],
  ['16.11.2026', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['2026/11/16', '2026-11-16'],
  ['2026-11-16T08:30:00', '2026-11-16'],
  ['16/11/2026 08:30', '2026-11-16'],
  ['16 Nov 2026', '2026-11-16'],
  ['16-NOV-2026', '2026-11-16'],
  ['16Nov26', '2026-11-16'],
  ['1er août 2026', '2026-08-01'],
  ['3 févr. 2026', '2026-02-03'],
  ['14 juil. 2026', '2026-07-14'],
  ['14 juin 2026', '2026-06-14'],
  ['5 May 2026', '2026-05-05'],
  ['5 mai 2026', '2026-05-05'],
  ['9 avr. 2026', '2026-04-09'],
  ['25 décembre 2026', '2026-12-25'],
])('the day ‘%s’ is %s', (text, day) => {
  expect(bankDay(text)).toBe(day)
})

test.each(['', '31/02/2026', '11/16/2026', '16 Foo 2026', '16/11', '1999-01-01', 'Date'])(
  '‘%s’ is no day',
  (text) => {
    expect(bankDay(text)).toBeUndefined()
  },
)

test('every day is read alike in all the ways that banks write it', () => {
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  const french = [
    'janv.',
    'févr.',
    'mars',
    'avr.',
    'mai',
    'juin',
    'juil.',
    'août',
    'sept.',
    'oct.',
    'nov.',
    'déc.',
  ]
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_000 }), (after) => {
      const day = addDays('2000-01-01', after)
      const [year = '', month = '', date = ''] = day.split('-')
      expect(bankDay(day)).toBe(day)
      expect(bankDay(formatDate(day))).toBe(day)
      expect(bankDay(`${Number(date)} ${names[Number(month) - 1]} ${year}`)).toBe(day)
      expect(bankDay(`${date} ${french[Number(month) - 1]} ${year}`)).toBe(day)
    }),
  )
})
