import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { weekdays } from '#domain/mauritius-time.ts'
import { aProfile, bodiesOf, refused, renderProfile } from '#tests/support/web/render-profile.tsx'
import { HoursView } from './hours-view.tsx'
// The browser loads this module on demand; the test loads it beforehand.
import './special-day-form.tsx'

beforeEach(() => {
  // A Monday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00+04:00') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const day = { open: true, from: '09:00', to: '17:00' }
const week = {
  ...Object.fromEntries(weekdays.map((weekday) => [weekday, day])),
  Sunday: { open: false, from: null, to: null },
}
const holidays = [
  { day: '2026-12-25', name: 'Christmas', isProvisional: false },
  { day: '2026-12-27', name: 'Feast', isProvisional: true },
]
const special = { spans: [], note: null, holiday: null }
const saved = { message: 'The hours of that day are saved.' }

async function open(changes: Partial<StoreProfile> = {}, answers: Record<string, unknown> = {}) {
  let profile = aProfile({ openingHours: week, ...changes })
  const page = await renderProfile(<HoursView />, {
    'GET /auth/admin/profile': () => ({ profile }),
    'GET /auth/admin/hours/holidays': { holidays },
    'GET /auth/admin/hours/mail': { wants: true },
    ...answers,
  })
  await screen.findByRole('heading', { name: 'Your week' })
  /** What the server answers from now on. */
  const change = (values: Partial<StoreProfile>) => {
    profile = { ...profile, ...values }
  }
  return { ...page, change }
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const named = (name: RegExp | string) => screen.findByRole('button', { name })

test('a holiday is asked about with the usual hours, and one tap answers', async () => {
  const { user, sent, change } = await open({}, { 'PUT /auth/admin/hours/days/2026-12-25': saved })
  await screen.findByText('Christmas, Friday 25 December 2026: open?')
  expect(screen.getByText('Usually 09:00 - 17:00.')).toBeTruthy()
  expect(
    screen.getByText('Usually closed on this day of the week. The date is not yet official.'),
  ).toBeTruthy()
  const [first] = screen.getAllByRole('group')
  const answers = within(first as HTMLElement).getAllByRole('button')
  expect(answers.map((answer) => answer.textContent)).toEqual([
    'Closed',
    'As usual',
    'Open until 12:00',
    'Other…',
  ])
  change({
    specialDays: [
      {
        day: '2026-12-25',
        hours: 'other',
        spans: [{ from: '09:00', to: '12:00' }],
        note: null,
        holiday: 'Christmas',
      },
    ],
  })
  await user.click(answers[2] as HTMLElement)
  await waitFor(() => expect(screen.queryByText(/^Christmas, Friday/)).toBeNull())
  expect(bodiesOf(sent, 'PUT')).toEqual([
    { hours: 'other', spans: [{ from: '09:00', to: '12:00' }], note: null },
  ])
  expect(region('Special days').getByText('Christmas · 09:00 - 12:00')).toBeTruthy()
})

test('other hours of a holiday are chosen in a form for that day', async () => {
  const { user, sent } = await open({}, { 'PUT /auth/admin/hours/days/2026-12-25': saved })
  await user.click((await screen.findAllByRole('button', { name: 'Other…' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Special day' })
  expect((await within(dialog).findByLabelText<HTMLInputElement>('Date')).value).toBe('2026-12-25')
  await user.selectOptions(screen.getByLabelText('That day to'), '13:00')
  await user.click(screen.getByLabelText('Add another time: That day'))
  await user.selectOptions(screen.getByLabelText('That day from, time 2'), '12:00')
  await user.selectOptions(screen.getByLabelText('That day to, time 2'), '18:00')
  expect(screen.getByText('Two opening times of a day cannot overlap.')).toBeTruthy()
  await user.click(await named('Save'))
  expect(bodiesOf(sent, 'PUT')).toEqual([])
  await user.selectOptions(screen.getByLabelText('That day from, time 2'), '15:00')
  await user.type(screen.getByLabelText('Note (optional)'), ' Family day ')
  await user.click(await named('Save'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const spans = [
    { from: '09:00', to: '13:00' },
    { from: '15:00', to: '18:00' },
  ]
  expect(bodiesOf(sent, 'PUT')).toEqual([{ hours: 'other', spans, note: 'Family day' }])
})

test('a special day that is refused says why and keeps what was typed', async () => {
  const message = 'A store can have at most 60 special days. Please remove one first.'
  const { user } = await open({}, { 'PUT /auth/admin/hours/days/2026-11-20': refused(409, message) })
  await user.click(await named('Add a special day'))
  await user.type(await screen.findByLabelText('Date'), '2026-11-20')
  await user.type(screen.getByLabelText('Note (optional)'), 'Wedding')
  await user.click(await named('Save'))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByLabelText<HTMLInputElement>('Note (optional)').value).toBe('Wedding')
})

test('a date in the past is not sent', async () => {
  const { user, sent } = await open()
  await user.click(await named('Add a special day'))
  await user.type(await screen.findByLabelText('Date'), '2026-11-15')
  await user.click(await named('Save'))
  expect(await screen.findByText('Please choose a day within the next year.')).toBeTruthy()
  expect(bodiesOf(sent, 'PUT')).toEqual([])
})

test('special days from today on are listed, and removed', async () => {
  const { user, change } = await open(
    {
      specialDays: [
        { ...special, day: '2026-11-15', hours: 'closed' },
        { ...special, day: '2026-11-20', hours: 'usual', holiday: 'Feast', note: 'Come' },
      ],
    },
    { 'DELETE /auth/admin/hours/days/2026-11-20': saved },
  )
  const days = region('Special days')
  expect(days.getAllByRole('listitem')).toHaveLength(1)
  expect(days.getByText('Feast · As usual: 09:00 - 17:00 · Come')).toBeTruthy()
  change({ specialDays: [] })
  await user.click(await named('Remove Friday 20 November 2026'))
  expect(await days.findByText('No special days yet.')).toBeTruthy()
})

test('two taps close the store for today, and a third opens it again as it was', async () => {
  const before = { ...special, day: '2026-11-16', hours: 'usual' as const, note: 'Open' }
  const { user, sent, change } = await open(
    { specialDays: [before] },
    { 'PUT /auth/admin/hours/days/2026-11-16': saved },
  )
  change({ specialDays: [{ ...special, day: '2026-11-16', hours: 'closed' }] })
  await user.click(await named('Closed today'))
  await user.click(await named('Close today'))
  expect(await screen.findByText('Shown as closed today.')).toBeTruthy()
  expect(region('Your week').getByRole('status').textContent).toMatch(/^Closed Now/)
  change({ specialDays: [before] })
  await user.click(await named('Undo'))
  await named('Closed today')
  expect(bodiesOf(sent, 'PUT')).toEqual([
    { hours: 'closed', spans: [], note: null },
    { hours: 'usual', spans: [], note: 'Open' },
  ])
})

test('one tap confirms the hours', async () => {
  const { user, change } = await open(
    { hoursConfirmedAt: '2026-04-01T08:00:00.000Z' },
    { 'POST /auth/admin/hours/confirm': { message: 'Thank you.' } },
  )
  expect(screen.getByText('Hours confirmed on 01/04/2026')).toBeTruthy()
  change({ hoursConfirmedAt: '2026-11-16T06:00:00.000Z' })
  await user.click(await named('Still right'))
  expect(await screen.findByText('Hours confirmed on 16/11/2026')).toBeTruthy()
})

test('a failure is told, and the question stays', async () => {
  const { user } = await open({}, { 'POST /auth/admin/hours/confirm': refused(503, 'Not now.') })
  await user.click(await named('Still right'))
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(screen.getByText('Are these hours still right?')).toBeTruthy()
})

test('without opening hours there is a way to set them, and nothing else to answer', async () => {
  await open({ openingHours: null })
  expect(screen.getByRole('link', { name: 'Set opening hours' }).getAttribute('href')).toBe(
    '/admin/dashboard/profile/edit',
  )
  expect(screen.queryByRole('region', { name: 'Public holidays' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Closed today' })).toBeNull()
})

test('holidays that fail to load can be retried', async () => {
  let tries = 0
  const { user } = await open(
    {},
    { 'GET /auth/admin/hours/holidays': () => (tries++ === 0 ? undefined : { holidays: [] }) },
  )
  await screen.findByText('The holidays could not be loaded.')
  await user.click(await named('Try again'))
  expect(await screen.findByText('There is no public holiday in the next 60 days.')).toBeTruthy()
})

test('after a time is removed, the focus is on the time that took its place', async () => {
  const { user } = await open()
  await user.click((await screen.findAllByRole('button', { name: 'Other…' }))[0] as HTMLElement)
  await screen.findByLabelText('That day from')
  await user.click(screen.getByLabelText('Add another time: That day'))
  await user.click(screen.getByRole('button', { name: 'Remove time 2: That day' }))
  expect(document.activeElement).toBe(screen.getByLabelText('That day from'))
})
