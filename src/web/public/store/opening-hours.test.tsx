import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoreHours } from '#contract/shapes/opening-hours.ts'
import { slotMs } from '#domain/opening-hours.ts'
import { ClockProvider } from '#web/ui/time/clock.tsx'
import { OpeningHours } from './opening-hours.tsx'

const day = { open: true, from: '09:00', to: '18:00' }
const closed = { open: false, from: null, to: null }
const allDay = { open: true, from: '00:00', to: '00:00' }
const week: StoreHours['openingHours'] = {
  Monday: day,
  Tuesday: day,
  Wednesday: day,
  Thursday: day,
  Friday: day,
  Saturday: { ...day, to: '13:00' },
  Sunday: closed,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function at(
  moment: string,
  openingHours: StoreHours['openingHours'] = week,
  beside: Partial<StoreHours> = {},
) {
  vi.setSystemTime(`${moment}:00+04:00`)
  const hours = { openingHours, extraHours: {}, specialDays: [], hoursConfirmedAt: null, ...beside }
  return render(<OpeningHours hours={hours} lang="fr" />)
}

const shownDays = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test.each([
  ['2026-11-16T09:00', 'Open Now · until 18:00'],
  ['2026-11-16T08:59', 'Closed Now · opens 09:00'],
  ['2026-11-16T18:00', 'Closed Now · opens tomorrow 09:00'],
  ['2026-11-14T13:00', 'Closed Now · opens Monday 09:00'],
])('at %s in Mauritius the store is shown as %s', (moment, text) => {
  at(moment)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('a store that never opens is closed, without a next opening time', () => {
  at('2026-11-16T10:00', { Monday: closed, Tuesday: closed })
  expect(screen.getByRole('status').textContent).toBe('Closed Now')
})

test.each([null, {}])('hours that were never set are not called closed: %s', (hours) => {
  at('2026-11-16T10:00', hours)
  expect(screen.getByText('Opening hours not set.')).toBeTruthy()
  expect(screen.queryByText(/Closed/)).toBeNull()
})

test('a store that is always open says so, even in the last half hour of the day', () => {
  const days = Object.keys(week).map((weekday) => [weekday, allDay])
  at('2026-11-14T23:45', Object.fromEntries(days))
  expect(screen.getByRole('status').textContent).toBe('Open Now · Open 24 hours')
  expect(shownDays()[0]).toBe('Saturday (today)Open 24 hours00:00 - 00:00')
})

const everyDay = (hours: { open: boolean; from: string; to: string }) =>
  Object.fromEntries(Object.keys(week).map((weekday) => [weekday, hours]))

test.each<[string, Partial<StoreHours>]>([
  ['by day', {}],
  ['by night', { openingHours: everyDay({ open: true, from: '20:00', to: '04:30' }) }],
  ['always', { openingHours: everyDay({ open: true, from: '00:00', to: '00:00' }) }],
  [
    'from Monday to Tuesday',
    { openingHours: { Monday: allDay, Tuesday: { ...day, from: '00:00', to: '10:00' } } },
  ],
  ['with a pause', { extraHours: { Monday: [{ from: '19:00', to: '21:00' }] } }],
  [
    'not on a holiday',
    { specialDays: [{ day: '2026-11-18', hours: 'closed', spans: [], note: null, holiday: null }] },
  ],
  ['never', { openingHours: { Monday: closed } }],
])('a page of a store that is open %s is right until it says, and not much shorter', (_, beside) => {
  const hours = { openingHours: week, extraHours: {}, specialDays: [], hoursConfirmedAt: null, ...beside }
  const drawnAt = (instant: number) => {
    let rightUntil = Infinity
    const onRightUntil = (moment: number) => {
      rightUntil = Math.min(rightUntil, moment)
    }
    const html = renderToString(
      <ClockProvider page={{ instant, onRightUntil }}>
        <OpeningHours hours={hours} />
      </ClockProvider>,
    )
    // The moment at which the program starts is no text.
    return { html: html.replace(/ data-due-at="\d+"/, ''), rightUntil }
  }
  const monday = Date.parse('2026-11-16T00:00:00+04:00')
  const slotsOfWeek = Array.from({ length: 7 * 48 }, (_, slot) => drawnAt(monday + slot * slotMs))
  slotsOfWeek.forEach(({ html, rightUntil }, slot) => {
    const end = (rightUntil - monday) / slotMs
    expect(end).toBeGreaterThan(slot)
    for (const { html: later } of slotsOfWeek.slice(slot, end)) expect(later).toBe(html)
  })
  const renders = new Set(slotsOfWeek.map(({ rightUntil }) => rightUntil))
  expect(renders.size).toBeLessThanOrEqual(7 * 5)
})

test('today comes first, two days are shown, the rest on demand', async () => {
  at('2026-11-14T10:00')
  expect(shownDays()).toEqual(['Saturday (today)09:00 - 13:00', 'SundayClosed'])
  await userEvent.click(screen.getByRole('button', { name: 'See more' }))
  expect(shownDays()).toHaveLength(7)
  await userEvent.click(screen.getByRole('button', { name: 'See less' }))
  expect(shownDays()).toHaveLength(2)
})

test('several spans of a day are all shown', () => {
  at(
    '2026-11-16T12:30',
    { ...week, Monday: { ...day, to: '12:00' } },
    {
      extraHours: { Monday: [{ from: '14:00', to: '18:00' }] },
    },
  )
  expect(shownDays()[0]).toBe('Monday (today)09:00 - 12:0014:00 - 18:00')
  expect(screen.getByRole('status').textContent).toBe('Closed Now · opens 14:00')
})

describe('special days', () => {
  const special = { spans: [], note: null, holiday: null }
  const specialDays: StoreHours['specialDays'] = [
    { ...special, day: '2026-11-16', hours: 'closed', note: 'Malade' },
    { ...special, day: '2026-11-20', hours: 'other', spans: [{ from: '08:00', to: '12:00' }] },
    { ...special, day: '2026-11-30', hours: 'closed', holiday: 'Feast', note: 'En famille' },
    { ...special, day: '2026-12-01', hours: 'closed' },
  ]
  const open = () => at('2026-11-16T10:00', week, { specialDays })

  test('show their own hours in the week, with note and holiday', () => {
    open()
    expect(screen.getByRole('status').textContent).toBe('Closed Now · opens tomorrow 09:00')
    expect(shownDays()).toEqual([
      'Monday (today)ClosedMalade',
      'Tuesday09:00 - 18:00',
      'Friday 20/11/202608:00 - 12:00',
      'Monday 30/11/2026ClosedFeast · En famille',
    ])
    expect(screen.getByText('Malade').lang).toBe('fr')
  })

  test('are not listed twice when the week is unfolded', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'See more' }))
    expect(shownDays()).toHaveLength(8)
    expect(shownDays()[4]).toBe('Friday08:00 - 12:00')
  })
})

test.each([
  ['2026-11-10T10:00', 'Closed Now · opens 01/12/2026 09:00'],
  ['2026-11-24T10:00', 'Closed Now · opens Tuesday 09:00'],
])('a store that is closed for weeks says when it opens: %s', (moment, text) => {
  const specialDays = Array.from({ length: 21 }, (_, ahead) => ({
    day: `2026-11-${10 + ahead}`,
    hours: 'closed' as const,
    spans: [],
    note: null,
    holiday: null,
  }))
  at(moment, week, { specialDays })
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('a store that closes on another day than the next says on which', () => {
  const days = Object.keys(week).map((weekday) => [weekday, { open: true, from: '00:00', to: '00:00' }])
  const hours = { ...Object.fromEntries(days), Wednesday: { ...day, from: '00:00' } }
  at('2026-11-17T10:00', hours)
  expect(screen.getByRole('status').textContent).toBe('Open Now · until Wednesday 18:00')
})

test('when the hours were confirmed is shown', () => {
  at('2026-11-16T10:00', week, { hoursConfirmedAt: '2026-11-01T21:00:00.000Z' })
  expect(screen.getByText('Hours confirmed on 02/11/2026')).toBeTruthy()
})
