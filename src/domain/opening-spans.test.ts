import { expect, test } from 'vitest'
import { slots } from './clock-time.ts'
import { allDay, type DayHours } from './opening-hours.ts'
import { doOverlap, isValidDay, isValidSpan, sortedSpans } from './opening-spans.ts'

const closed: DayHours = { open: false, from: null, to: null }
const from = (from: string, to: string): DayHours => ({ open: true, from, to })

test.each([
  [closed, true],
  [from('09:00', '18:00'), true],
  [from('18:00', '02:00'), true],
  [from('23:30', '00:00'), true],
  [allDay, true],
  [from('09:00', '09:00'), false],
  [from('09:15', '18:00'), false],
  [from('09:00', '24:00'), false],
  [{ open: true, from: null, to: '18:00' }, false],
  [{ open: true, from: '09:00', to: null }, false],
])('whether %j may be saved: %s', (day, answer) => {
  expect(isValidDay(day)).toBe(answer)
  if (day.open) expect(isValidSpan(day)).toBe(answer)
})

test.each([
  [
    [
      ['09:00', '12:00'],
      ['14:00', '18:00'],
    ],
    false,
  ],
  [
    [
      ['14:00', '18:00'],
      ['09:00', '12:00'],
    ],
    false,
  ],
  [
    [
      ['09:00', '12:00'],
      ['12:00', '18:00'],
    ],
    false,
  ],
  [
    [
      ['09:00', '12:30'],
      ['12:00', '18:00'],
    ],
    true,
  ],
  [
    [
      ['09:00', '18:00'],
      ['10:00', '11:00'],
    ],
    true,
  ],
  [
    [
      ['00:00', '03:00'],
      ['18:00', '02:00'],
    ],
    false,
  ],
  [
    [
      ['18:00', '02:00'],
      ['20:00', '21:00'],
    ],
    true,
  ],
  [
    [
      ['00:00', '00:00'],
      ['09:00', '12:00'],
    ],
    true,
  ],
  [
    [
      ['09:00', '12:00'],
      ['09:00', '12:00'],
    ],
    true,
  ],
  [[], false],
])('whether spans of one day overlap: %j, %s', (spans, answer) => {
  expect(doOverlap(spans.map(([from = '', to = '']) => ({ from, to })))).toBe(answer)
})

test('spans are put in the order of the day', () => {
  const [late, early] = [
    { from: '14:00', to: '18:00' },
    { from: '09:00', to: '12:00' },
  ]
  expect(sortedSpans([late, early])).toEqual([early, late])
})

test('a store owner chooses from half hours between 00:00 and 23:30', () => {
  expect(slots).toHaveLength(48)
  expect(slots.slice(0, 3)).toEqual(['00:00', '00:30', '01:00'])
  expect(slots.at(-1)).toBe('23:30')
})
