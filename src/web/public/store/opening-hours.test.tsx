import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpeningHours as Hours } from '#contract/shapes/opening-hours.ts'
import { OpeningHours } from './opening-hours.tsx'

const day = { open: true, from: '09:00', to: '18:00' }
const closed = { open: false, from: null, to: null }
const week: Hours = {
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

function at(moment: string, hours: Hours | null = week) {
  vi.setSystemTime(`${moment}:00+04:00`)
  return render(<OpeningHours hours={hours} />)
}

const shownDays = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test.each([
  ['2026-11-16T09:00', 'Open Now ·closes 18:00'],
  ['2026-11-16T08:59', 'Closed Now ·opens 09:00'],
  ['2026-11-16T18:00', 'Closed Now ·opens tomorrow 09:00'],
  ['2026-11-14T13:00', 'Closed Now ·opens Monday 09:00'],
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
  const allDay = { open: true, from: '00:00', to: '00:00' }
  const days = Object.keys(week).map((weekday) => [weekday, allDay])
  at('2026-11-14T23:45', Object.fromEntries(days))
  expect(screen.getByRole('status').textContent).toBe('Open Now ·Open 24 hours')
  expect(shownDays()[0]).toBe('Saturday (today)Open 24 hours00:00 - 00:00')
})

test('today comes first, two days are shown, the rest on demand', async () => {
  at('2026-11-14T10:00')
  expect(shownDays()).toEqual(['Saturday (today)09:00 - 13:00', 'SundayClosed'])
  await userEvent.click(screen.getByRole('button', { name: 'See more' }))
  expect(shownDays()).toHaveLength(7)
  await userEvent.click(screen.getByRole('button', { name: 'See less' }))
  expect(shownDays()).toHaveLength(2)
})
