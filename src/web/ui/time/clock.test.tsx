import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ClockProvider, useByClock, useNow } from './clock.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pageInstant = Date.parse('2026-11-14T08:00:00.400Z')

function Time() {
  return <p>{useNow(1000).toISOString()}</p>
}

const page = (
  <ClockProvider page={{ instant: pageInstant }}>
    <Time />
  </ClockProvider>
)

test('the first render shows the page’s own instant, whatever the clock says', () => {
  expect(renderToString(page)).toBe('<p>2026-11-14T08:00:00.400Z</p>')
})

test('in the browser the time advances with every full second', () => {
  vi.useFakeTimers({ now: new Date('2026-11-14T09:30:00.700Z') })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  render(page, { container, hydrate: true })
  expect(screen.getByText('2026-11-14T09:30:00.000Z')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(300))
  expect(screen.getByText('2026-11-14T09:30:01.000Z')).toBeTruthy()
})

const minute = 60_000
const day = 24 * 60 * minute

test.each([
  ['seconds', 1000, '2026-11-14T08:01:00.400Z'],
  ['half hours', 30 * minute, '2026-11-14T08:30:00Z'],
  ['days', day, '2026-11-15T00:00:00+04:00'],
])('a page that shows %s is right until the next, seconds for a minute', (_, everyMs, moment) => {
  let rightUntil = 0
  function Shown() {
    return <p>{useNow(everyMs).toISOString()}</p>
  }
  const note = (moment: number) => {
    rightUntil = moment
  }
  renderToString(
    <ClockProvider page={{ instant: pageInstant, onRightUntil: note }}>
      <Shown />
    </ClockProvider>,
  )
  expect(rightUntil).toBe(Date.parse(moment))
})

test('after a phone was locked, what changes rarely is right within a minute', () => {
  vi.useFakeTimers({ now: new Date('2026-11-14T08:10:00.000Z') })
  function HalfHour() {
    return <p>{useNow(30 * minute).toISOString()}</p>
  }
  render(<HalfHour />)
  expect(screen.getByText('2026-11-14T08:00:00.000Z')).toBeTruthy()
  vi.setSystemTime(new Date('2026-11-14T11:35:00.000Z'))
  act(() => void vi.advanceTimersByTime(minute))
  expect(screen.getByText('2026-11-14T11:30:00.000Z')).toBeTruthy()
})

test('a value derived from the time renders again only when it changes', () => {
  vi.useFakeTimers({ now: new Date('2026-11-14T08:00:01.000Z') })
  const drawn: boolean[] = []
  function IsLate() {
    const isLate = useByClock(1000, (now) => now >= new Date('2026-11-14T08:00:05.000Z'))
    drawn.push(isLate)
    return <p>{isLate ? 'late' : 'early'}</p>
  }
  const page = (
    <ClockProvider page={{ instant: pageInstant }}>
      <IsLate />
    </ClockProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  drawn.length = 0
  render(page, { container, hydrate: true })
  act(() => void vi.advanceTimersByTime(3000))
  expect(drawn).toEqual([false])
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByText('late')).toBeTruthy()
  expect(drawn).toEqual([false, true])
})
