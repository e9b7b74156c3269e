import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Weekday, weekdays } from './mauritius-time.ts'
import {
  allDay,
  type DayHours,
  dayText,
  isAllDay,
  isOpenNow,
  isValidDay,
  type OpeningHours,
  type OpeningStatus,
  openingStatus,
  slots,
  weekFrom,
} from './opening-hours.ts'

const closed: DayHours = { open: false, from: null, to: null }
const from = (from: string, to: string): DayHours => ({ open: true, from, to })

/** A moment of the week that starts on Monday 9 November 2026, by the clock in Mauritius. */
function at(weekday: Weekday, time: string): Date {
  const seconds = time.length === 5 ? ':00' : ''
  const day = String(9 + weekdays.indexOf(weekday)).padStart(2, '0')
  return new Date(`2026-11-${day}T${time}${seconds}+04:00`)
}

const shop: OpeningHours = {
  Monday: from('09:00', '18:00'),
  Tuesday: from('09:00', '18:00'),
  Wednesday: from('09:00', '18:00'),
  Thursday: from('09:00', '13:00'),
  Friday: from('09:00', '18:00'),
  Saturday: from('09:00', '12:30'),
  Sunday: closed,
}
const always: OpeningHours = Object.fromEntries(weekdays.map((weekday) => [weekday, allDay]))
const bar: OpeningHours = { Monday: from('18:00', '02:00'), Sunday: from('20:00', '04:00') }
const roundMidnight: OpeningHours = { Friday: from('12:00', '00:00'), Saturday: from('00:00', '03:00') }

describe('a store', () => {
  const open = (closesAt?: string) => ({ state: 'open', ...(closesAt && { closesAt }) })
  const opens = (weekday: Weekday, time: string, when?: 'today' | 'tomorrow') => ({
    state: 'closed',
    opensAt: { weekday, time, isToday: when === 'today', isTomorrow: when === 'tomorrow' },
  })

  test.each([
    ['before opening', shop, at('Monday', '08:59:59'), opens('Monday', '09:00', 'today')],
    ['at opening', shop, at('Monday', '09:00'), open('18:00')],
    ['in its last second', shop, at('Monday', '17:59:59'), open('18:00')],
    ['at closing', shop, at('Monday', '18:00'), opens('Tuesday', '09:00', 'tomorrow')],
    ['on a short day', shop, at('Thursday', '13:00'), opens('Friday', '09:00', 'tomorrow')],
    ['before its closed day', shop, at('Saturday', '12:30'), opens('Monday', '09:00')],
    ['on its closed day', shop, at('Sunday', '10:00'), opens('Monday', '09:00', 'tomorrow')],
    ['a second before midnight', shop, at('Sunday', '23:59:59'), opens('Monday', '09:00', 'tomorrow')],
    ['at midnight', shop, at('Monday', '00:00'), opens('Monday', '09:00', 'today')],
    ['in the evening of an overnight day', bar, at('Monday', '18:00'), open('02:00')],
    ['in the small hours after it', bar, at('Tuesday', '01:00'), open('02:00')],
    ['when the small hours end', bar, at('Tuesday', '02:00'), opens('Sunday', '20:00')],
    ['in the small hours from Sunday to Monday', bar, at('Monday', '03:59:59'), open('04:00')],
    ['after the small hours from Sunday', bar, at('Monday', '04:00'), opens('Monday', '18:00', 'today')],
    ['before a night that starts today', bar, at('Sunday', '19:59'), opens('Sunday', '20:00', 'today')],
    ['whose hours go on after midnight', roundMidnight, at('Friday', '23:00'), open('03:00')],
    ['that never closes, at midnight', always, at('Monday', '00:00'), open()],
    ['that never closes, in the half hour before it', always, at('Sunday', '23:30'), open()],
    ['open for 24 hours one day', { Monday: allDay }, at('Monday', '23:59:59'), open('00:00')],
    ['after its 24 hours', { Monday: allDay }, at('Tuesday', '00:00'), opens('Monday', '00:00')],
    [
      'open for 24 hours, then till noon',
      { Sunday: allDay, Monday: from('00:00', '12:00') },
      at('Sunday', '08:00'),
      open('12:00'),
    ],
    [
      'open for 24 hours after a night',
      { Friday: from('18:00', '02:00'), Saturday: allDay },
      at('Friday', '20:00'),
      open('00:00'),
    ],
    [
      'open around the clock but for one evening',
      { ...always, Wednesday: from('00:00', '18:00') },
      at('Thursday', '10:00'),
      open('18:00'),
    ],
    [
      'open one day a week, after it',
      { Friday: from('09:00', '12:00') },
      at('Friday', '12:00'),
      opens('Friday', '09:00'),
    ],
    ['closed all week', { Monday: closed, Sunday: closed }, at('Monday', '10:00'), { state: 'closed' }],
    [
      'with equal times of a closed day',
      { Monday: { ...allDay, open: false } },
      at('Monday', '09:00'),
      { state: 'closed' },
    ],
    ['with equal times', { Monday: from('09:00', '09:00') }, at('Monday', '09:00'), { state: 'closed' }],
    ['with missing times', { Monday: { ...closed, open: true } }, at('Monday', '10:00'), { state: 'closed' }],
    ['with unreadable times', { Monday: from('9am', '25:00') }, at('Monday', '10:00'), { state: 'closed' }],
    ['without hours', {}, at('Monday', '10:00'), { state: 'unknown' }],
    ['whose hours were never set', null, at('Monday', '10:00'), { state: 'unknown' }],
  ] satisfies [string, OpeningHours | null, Date, unknown][])('%s', (_, hours, now, status) => {
    expect(openingStatus(hours, now)).toEqual(status)
    expect(isOpenNow(hours, now)).toBe(status.state === 'open')
  })
})

test.each([
  [from('09:00', '18:00'), '09:00 - 18:00'],
  [from('18:00', '02:00'), '18:00 - 02:00'],
  [{ open: false, from: '09:00', to: '18:00' }, undefined],
  [{ open: true, from: '09:00', to: null }, undefined],
  [{ open: true, from: null, to: '18:00' }, undefined],
  [{ open: true, from: '', to: '18:00' }, undefined],
  [from('09:00', '09:00'), undefined],
  [allDay, '00:00 - 00:00'],
  [closed, undefined],
  [undefined, undefined],
])('the day %j reads %s', (day, text) => {
  expect(dayText(day)).toBe(text)
})

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
})

test('a store owner chooses from half hours between 00:00 and 23:30', () => {
  expect(slots).toHaveLength(48)
  expect(slots.slice(0, 3)).toEqual(['00:00', '00:30', '01:00'])
  expect(slots.at(-1)).toBe('23:30')
})

test('the list of hours starts with today and goes round the week', () => {
  expect(weekFrom('Saturday')).toEqual([...weekdays.slice(5), ...weekdays.slice(0, 5)])
})

describe('minute by minute', () => {
  const clockTime = (minute: number) => {
    const ofDay = minute % 1440
    return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
  }
  const time = fc.oneof(fc.constantFrom(...slots), fc.nat({ max: 1439 }).map(clockTime))
  const day = fc.oneof(
    fc.record({ open: fc.boolean(), from: fc.option(time), to: fc.option(time) }),
    fc.constant<DayHours>(allDay),
  )
  const week = fc.record(
    Object.fromEntries(weekdays.map((weekday) => [weekday, day])) as Record<Weekday, typeof day>,
    { requiredKeys: [] },
  )

  /** Every minute of the week, ticked off by walking from opening to closing. */
  function openMinutes(hours: OpeningHours): boolean[] {
    const minutes = new Array<boolean>(7 * 1440).fill(false)
    weekdays.forEach((weekday, index) => {
      const today = hours[weekday]
      if (!today?.open || !today.from || !today.to) return
      if (isAllDay(today)) minutes.fill(true, index * 1440, (index + 1) * 1440)
      if (today.from === today.to) return
      let minute = index * 1440
      while (clockTime(minute) !== today.from) minute++
      for (; clockTime(minute) !== today.to; minute++) minutes[minute % minutes.length] = true
    })
    return minutes
  }

  /** What a walk along the week, from this minute to the next change, finds. */
  function statusByWalking(hours: OpeningHours, minute: number): OpeningStatus {
    const isOpen = openMinutes(hours)
    if (Object.keys(hours).length === 0) return { state: 'unknown' }
    if (!isOpen.includes(true)) return { state: 'closed' }
    if (!isOpen.includes(false)) return { state: 'open' }

    let change = minute
    while (isOpen[change % isOpen.length] === isOpen[minute]) change++
    const time = clockTime(change)
    if (isOpen[minute]) return { state: 'open', closesAt: time }

    const daysAhead = Math.floor(change / 1440) - Math.floor(minute / 1440)
    const weekday = weekdays[Math.floor(change / 1440) % 7] as Weekday
    return {
      state: 'closed',
      opensAt: { weekday, time, isToday: daysAhead === 0, isTomorrow: daysAhead === 1 },
    }
  }

  test('open, closing time and next opening agree with a walk along the week', () => {
    const monday = at('Monday', '00:00').getTime()
    fc.assert(
      fc.property(week, fc.nat({ max: 10_079 }), fc.nat({ max: 59_999 }), (hours, minute, milliseconds) => {
        const now = new Date(monday + minute * 60_000 + milliseconds)
        expect(openingStatus(hours, now)).toEqual(statusByWalking(hours, minute))
      }),
      { numRuns: 300 },
    )
  })

  test('every mix of days that are closed, open all day or overnight gets its answer, at every half hour', () => {
    const kinds: DayHours[] = [closed, allDay, from('18:00', '02:00'), from('00:00', '23:30')]
    const monday = at('Monday', '00:00').getTime()
    let never = 0
    for (let mix = 0; mix < kinds.length ** 7; mix += 1) {
      const hours: OpeningHours = Object.fromEntries(
        weekdays.map((weekday, index) => [
          weekday,
          kinds[Math.floor(mix / kinds.length ** index) % kinds.length],
        ]),
      )
      // Another half hour for each mix: over all mixes every one comes often.
      const status = openingStatus(hours, new Date(monday + (mix % 336) * 1_800_000))
      if (status.state === 'open' && !status.closesAt) never += 1
    }
    expect(never).toBe(1)
  })
})
