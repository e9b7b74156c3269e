import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { slots, timeText } from './clock-time.ts'
import { addDays, mauritiusDay, startOfMauritiusDay, type Weekday, weekdays } from './mauritius-time.ts'
import {
  allDay,
  type DayHours,
  type ExtraHours,
  isAllDay,
  nextSlot,
  type Opening,
  type OpeningHours,
  type OpeningStatus,
  openingStatus,
  type Span,
  type SpecialDay,
  spansOn,
  spanText,
  specialHours,
  weekdayOf,
  weekdaySpans,
} from './opening-hours.ts'
import { doOverlap, sortedSpans } from './opening-spans.ts'

const closed: DayHours = { open: false, from: null, to: null }
const from = (from: string, to: string): DayHours => ({ open: true, from, to })
const weekly = (openingHours: OpeningHours | null): Opening => ({
  openingHours,
  extraHours: {},
  specialDays: [],
})

/** A moment of the week that starts on Monday 9 November 2026, by the clock in Mauritius. */
function at(weekday: Weekday, time: string): Date {
  const seconds = time.length === 5 ? ':00' : ''
  return new Date(`${dateOf(weekday)}T${time}${seconds}+04:00`)
}
const dateOf = (weekday: Weekday) => addDays('2026-11-09', weekdays.indexOf(weekday))

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
  const open = (time?: string) => ({ state: 'open', ...(time && { closes: { time } }) })
  const opens = (weekday: Weekday, time: string, daysAhead: number) => ({
    state: 'closed',
    opens: { weekday, time, daysAhead },
  })

  test.each([
    ['before opening', shop, at('Monday', '08:59:59'), opens('Monday', '09:00', 0)],
    ['at opening', shop, at('Monday', '09:00'), open('18:00')],
    ['in its last second', shop, at('Monday', '17:59:59'), open('18:00')],
    ['at closing', shop, at('Monday', '18:00'), opens('Tuesday', '09:00', 1)],
    ['on a short day', shop, at('Thursday', '13:00'), opens('Friday', '09:00', 1)],
    ['before its closed day', shop, at('Saturday', '12:30'), opens('Monday', '09:00', 2)],
    ['on its closed day', shop, at('Sunday', '10:00'), opens('Monday', '09:00', 1)],
    ['a second before midnight', shop, at('Sunday', '23:59:59'), opens('Monday', '09:00', 1)],
    ['at midnight', shop, at('Monday', '00:00'), opens('Monday', '09:00', 0)],
    ['in the evening of an overnight day', bar, at('Monday', '18:00'), open('02:00')],
    ['in the small hours after it', bar, at('Tuesday', '01:00'), open('02:00')],
    ['when the small hours end', bar, at('Tuesday', '02:00'), opens('Sunday', '20:00', 5)],
    ['in the small hours from Sunday to Monday', bar, at('Monday', '03:59:59'), open('04:00')],
    ['after the small hours from Sunday', bar, at('Monday', '04:00'), opens('Monday', '18:00', 0)],
    ['before a night that starts today', bar, at('Sunday', '19:59'), opens('Sunday', '20:00', 0)],
    ['whose hours go on after midnight', roundMidnight, at('Friday', '23:00'), open('03:00')],
    ['that never closes, at midnight', always, at('Monday', '00:00'), open()],
    ['that never closes, in the half hour before it', always, at('Sunday', '23:30'), open()],
    ['open for 24 hours one day', { Monday: allDay }, at('Monday', '23:59:59'), open('00:00')],
    ['after its 24 hours', { Monday: allDay }, at('Tuesday', '00:00'), opens('Monday', '00:00', 6)],
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
      opens('Friday', '09:00', 7),
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
    const answer = openingStatus(weekly(hours), now)
    expect(answer).toMatchObject(status)
    expect(Object.keys(answer)).toEqual(Object.keys(status))
  })

  test('that is open for days says on which day it closes', () => {
    const hours = { ...always, Wednesday: from('00:00', '18:00') }
    expect(openingStatus(weekly(hours), at('Thursday', '10:00'))).toEqual({
      state: 'open',
      closes: { day: '2026-11-18', weekday: 'Wednesday', time: '18:00', daysAhead: 6 },
    })
  })
})

describe('several spans a day', () => {
  const opening: Opening = {
    ...weekly({ ...shop, Monday: from('14:00', '18:00'), Friday: from('11:00', '15:00') }),
    extraHours: {
      Monday: [{ from: '09:00', to: '12:00' }],
      Friday: [{ from: '18:00', to: '02:00' }],
      Sunday: [{ from: '09:00', to: '12:00' }],
    },
  }

  test.each([
    ['in the pause', at('Monday', '12:00'), { opens: { time: '14:00', daysAhead: 0 } }],
    ['in the first one', at('Monday', '11:59'), { closes: { time: '12:00' } }],
    ['in the second one', at('Monday', '14:00'), { closes: { time: '18:00' } }],
    ['in the small hours after them', at('Saturday', '01:30'), { closes: { time: '02:00' } }],
    ['on a day that is closed', at('Sunday', '10:00'), { opens: { weekday: 'Monday', time: '09:00' } }],
  ])('%s', (_, now, status) => {
    expect(openingStatus(opening, now)).toMatchObject(status)
  })

  test('are listed in their order', () => {
    expect(weekdaySpans(opening, 'Monday').map(spanText)).toEqual(['09:00 - 12:00', '14:00 - 18:00'])
    expect(weekdaySpans(opening, 'Sunday')).toEqual([])
  })
})

describe('special days', () => {
  const special = (weekday: Weekday, hours: SpecialDay['hours'], ...spans: Span[]): SpecialDay => ({
    day: dateOf(weekday),
    hours,
    spans,
  })
  const status = (openingHours: OpeningHours, days: SpecialDay[], now: Date) =>
    openingStatus({ openingHours, extraHours: {}, specialDays: days }, now)

  test('a closed one is skipped by the next opening', () => {
    const days = [special('Tuesday', 'closed'), special('Wednesday', 'closed')]
    expect(status(shop, days, at('Monday', '18:00'))).toMatchObject({
      opens: { weekday: 'Thursday', time: '09:00', daysAhead: 3 },
    })
    expect(status(shop, days, at('Tuesday', '10:00'))).toMatchObject({ state: 'closed' })
  })

  test('one with other hours has only these', () => {
    const days = [special('Tuesday', 'other', { from: '08:00', to: '12:00' })]
    expect(status(shop, days, at('Monday', '18:00'))).toMatchObject({
      opens: { time: '08:00', daysAhead: 1 },
    })
    expect(status(shop, days, at('Tuesday', '11:00'))).toMatchObject({ closes: { time: '12:00' } })
    expect(status(shop, days, at('Tuesday', '12:00'))).toMatchObject({ opens: { weekday: 'Wednesday' } })
  })

  test('one as usual changes nothing', () => {
    const now = at('Tuesday', '10:00')
    expect(status(shop, [special('Tuesday', 'usual')], now)).toEqual(status(shop, [], now))
  })

  test('an evening that began before a closed day runs on into it', () => {
    const bar = { Monday: from('18:00', '02:00'), Tuesday: from('18:00', '02:00') }
    const days = [special('Tuesday', 'closed')]
    expect(status(bar, days, at('Tuesday', '01:00'))).toMatchObject({ closes: { time: '02:00' } })
    expect(status(bar, days, at('Tuesday', '02:00'))).toMatchObject({ opens: { daysAhead: 6 } })
    expect(status(bar, days, at('Tuesday', '19:00'))).toMatchObject({ state: 'closed' })
  })

  test('the evening of a special day runs on into the next day', () => {
    const days = [special('Saturday', 'other', { from: '20:00', to: '03:00' })]
    expect(status(shop, days, at('Sunday', '02:30'))).toMatchObject({ closes: { time: '03:00' } })
    expect(status(shop, days, at('Sunday', '03:00'))).toMatchObject({ opens: { weekday: 'Monday' } })
  })

  test('a store that never closes closes on its special day', () => {
    const days = [special('Friday', 'closed')]
    expect(status(always, days, at('Monday', '10:00'))).toMatchObject({
      closes: { day: '2026-11-13', time: '00:00', daysAhead: 4 },
    })
    expect(status(always, days, at('Friday', '10:00'))).toMatchObject({
      opens: { time: '00:00', daysAhead: 1 },
    })
    expect(status(always, days, at('Saturday', '00:00'))).toEqual({ state: 'open' })
  })

  test('one open day in a week without any is found, and nothing after it', () => {
    const days = [special('Friday', 'other', { from: '09:00', to: '12:00' })]
    expect(status({ Monday: closed }, days, at('Monday', '10:00'))).toMatchObject({ opens: { daysAhead: 4 } })
    expect(status({ Monday: closed }, days, at('Friday', '10:00'))).toMatchObject({
      closes: { time: '12:00' },
    })
    expect(status({ Monday: closed }, days, at('Friday', '12:00'))).toEqual({ state: 'closed' })
  })

  test('weeks of closed days are skipped', () => {
    const days = Array.from({ length: 21 }, (_, ahead): SpecialDay => {
      return { day: addDays('2026-11-10', ahead), hours: 'closed', spans: [] }
    })
    expect(status(shop, days, at('Monday', '18:00'))).toEqual({
      state: 'closed',
      opens: { day: '2026-12-01', weekday: 'Tuesday', time: '09:00', daysAhead: 22 },
    })
  })
})

test('24 hours are 00:00 to 00:00', () => {
  expect([allDay, from('09:00', '18:00'), closed].map(isAllDay)).toEqual([true, false, false])
})

test('the weekday of a date', () => {
  expect(['2026-11-09', '2026-11-15', '2028-02-29'].map(weekdayOf)).toEqual(['Monday', 'Sunday', 'Tuesday'])
})

describe('minute by minute', () => {
  const time = fc.oneof(fc.constantFrom(...slots), fc.nat({ max: 1439 }).map(timeText))
  const day = fc.oneof(
    fc.record({ open: fc.boolean(), from: fc.option(time), to: fc.option(time) }),
    fc.constant<DayHours>(allDay),
  )
  const week = fc.record(
    Object.fromEntries(weekdays.map((weekday) => [weekday, day])) as Record<Weekday, typeof day>,
    { requiredKeys: [] },
  )

  test('open, closing time and next opening agree with a walk along the week', () => {
    const monday = at('Monday', '00:00').getTime()
    fc.assert(
      fc.property(week, fc.nat({ max: 10_079 }), fc.nat({ max: 59_999 }), (hours, minute, milliseconds) => {
        const now = new Date(monday + minute * 60_000 + milliseconds)
        const walked = walk(weekly(hours), { from: '2026-11-08', days: 20, minutes: 1 })
        expect(openingStatus(weekly(hours), now)).toEqual(walked(1440 + minute))
      }),
      { numRuns: 100 },
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
      const status = openingStatus(weekly(hours), new Date(monday + (mix % 336) * 1_800_000))
      if (status.state === 'open' && !status.closes) never += 1
    }
    expect(never).toBe(1)
  })
})

/** Ticks off every step of some days by walking along them, and so finds the status at each step. */
function walk(
  opening: Opening,
  { from: first, days, minutes }: { from: string; days: number; minutes: number },
) {
  const perDay = 1440 / minutes
  const isOpen = new Array<boolean>((days + 2) * perDay).fill(false)
  for (let ahead = 0; ahead < days; ahead += 1) {
    const date = addDays(first, ahead)
    const special = opening.specialDays.find((one) => one.day === date)
    const weekday = weekdays[(((Date.parse(date) / 86_400_000 + 3) % 7) + 7) % 7] as Weekday
    const usual = opening.openingHours?.[weekday]?.open
      ? [opening.openingHours[weekday] as Span, ...(opening.extraHours[weekday] ?? [])]
      : []
    for (const { from: begin, to: end } of special && special.hours !== 'usual' ? special.spans : usual) {
      if (!begin || !end || (begin === end && begin !== '00:00')) continue
      let step = ahead * perDay
      while (timeText((step * minutes) % 1440) !== begin) step += 1
      do {
        isOpen[step] = true
        step += 1
      } while (timeText((step * minutes) % 1440) !== end)
    }
  }
  isOpen.length = days * perDay
  const nextChange = new Array<number | undefined>(isOpen.length)
  for (let step = isOpen.length - 2; step >= 0; step -= 1)
    nextChange[step] = isOpen[step] === isOpen[step + 1] ? nextChange[step + 1] : step + 1

  return (step: number): OpeningStatus => {
    if (!opening.openingHours || Object.keys(opening.openingHours).length === 0) return { state: 'unknown' }
    const change = nextChange[step]
    const daysAhead = change === undefined ? 0 : Math.floor(change / perDay) - Math.floor(step / perDay)
    const date = addDays(first, Math.floor((change ?? 0) / perDay))
    const turn = {
      day: date,
      weekday: weekdayOf(date),
      time: timeText(((change ?? 0) * minutes) % 1440),
      daysAhead,
    }
    if (isOpen[step]) return change === undefined ? { state: 'open' } : { state: 'open', closes: turn }
    return change === undefined ? { state: 'closed' } : { state: 'closed', opens: turn }
  }
}

describe('every half hour of two years', () => {
  const firstDay = '2026-01-01'
  const twoYears = 730
  const slot = fc.constantFrom(...slots)
  const span = fc.oneof(
    { weight: 9, arbitrary: fc.record({ from: slot, to: slot }).filter(({ from, to }) => from !== to) },
    { weight: 1, arbitrary: fc.constant({ from: '00:00', to: '00:00' }) },
  )
  const spans = (most: number) =>
    fc.array(span, { minLength: 1, maxLength: most }).map((some) => {
      const apart: Span[] = []
      for (const one of sortedSpans(some)) if (!doOverlap([...apart, one])) apart.push(one)
      return apart
    })
  const weekOf = fc.array(fc.option(spans(4), { freq: 3 }), { minLength: 7, maxLength: 7 }).map((days) => {
    const openingHours: OpeningHours = {}
    const extraHours: ExtraHours = {}
    weekdays.forEach((weekday, index) => {
      const [first, ...others] = days[index] ?? []
      openingHours[weekday] = first ? { open: true, ...first } : closed
      if (others.length > 0) extraHours[weekday] = others
    })
    return { openingHours, extraHours }
  })
  /** Scattered, and in rows of several days. */
  const specialDays = fc
    .array(
      fc.record({
        first: fc.nat({ max: twoYears }),
        length: fc.nat({ max: 9 }),
        hours: fc.constantFrom(...specialHours),
        spans: spans(4),
      }),
      { maxLength: 40 },
    )
    .map((rows) => {
      const byDay = new Map<string, SpecialDay>()
      for (const { first, length, hours, spans } of rows)
        for (let ahead = first; ahead <= first + length; ahead += 1) {
          const day = addDays(firstDay, ahead)
          byDay.set(day, { day, hours, spans: hours === 'other' ? spans : [] })
        }
      return [...byDay.values()]
    })

  test('open, until when and from when agree with walking along them', () => {
    fc.assert(
      fc.property(weekOf, specialDays, (week, days) => {
        const opening: Opening = { ...week, specialDays: days }
        const begin = addDays(firstDay, -1)
        const walked = walk(opening, { from: begin, days: twoYears + 40, minutes: 30 })
        const start = startOfMauritiusDay(begin).getTime()
        for (let step = 48; step < (twoYears + 1) * 48; step += 1) {
          const status = openingStatus(opening, new Date(start + step * 1_800_000))
          // Comparing texts is much faster than comparing objects.
          if (JSON.stringify(status) !== JSON.stringify(walked(step)))
            expect({ step, status }).toEqual({ step, status: walked(step) })
        }
      }),
      { numRuns: isLong ? 50 : 3 },
    )
  }, 300_000)

  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })

  test('nothing changes between two slots', () => {
    fc.assert(
      fc.property(weekOf, specialDays, moment, (week, days, now) => {
        const opening: Opening = { ...week, specialDays: days }
        const before = new Date(nextSlot(now).getTime() - 1)
        expect(openingStatus(opening, before)).toEqual(openingStatus(opening, now))
        expect(spansOn(opening, mauritiusDay(before))).toEqual(spansOn(opening, mauritiusDay(now)))
      }),
    )
  })
})
