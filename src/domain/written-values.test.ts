import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, formatDate } from './mauritius-time.ts'
import { writtenDay } from './written-values.ts'

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
  expect(writtenDay(text)).toBe(day)
})

test.each(['', '31/02/2026', '11/16/2026', '16 Foo 2026', '16/11', '1999-01-01', 'Date'])(
  '‘%s’ is no day',
  (text) => {
    expect(writtenDay(text)).toBeUndefined()
  },
)

test('every day is read alike in all the ways that programs write it', () => {
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
      expect(writtenDay(day)).toBe(day)
      expect(writtenDay(formatDate(day))).toBe(day)
      expect(writtenDay(`${Number(date)} ${names[Number(month) - 1]} ${year}`)).toBe(day)
      expect(writtenDay(`${date} ${french[Number(month) - 1]} ${year}`)).toBe(day)
    }),
  )
})

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(writtenDay(text) ?? '2026-11-16').toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
  )
})
