import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { aProfile, renderProfile } from '#tests/support/web/render-profile.tsx'
import { ProfileView } from './profile-view.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00+04:00') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open(profile: Partial<StoreProfile> = {}) {
  const onGoTo = vi.fn()
  const page = await renderProfile(<ProfileView onGoTo={onGoTo} />, {
    'GET /auth/admin/profile': { profile: aProfile(profile) },
  })
  await screen.findByRole('heading', { name: 'Lakaz Bonbon' })
  return { ...page, onGoTo }
}

test('the profile shows category, contact, owner, description and rating of the store', async () => {
  await open()
  for (const fact of [
    'Food › Bakery',
    '5 755 0142',
    'shop@example.mu',
    'Anjali Ramgoolam',
    'Sweet things.',
  ]) {
    expect(screen.getByText(fact)).toBeTruthy()
  }
  expect(screen.getByRole('img', { name: '4.5 out of 5, 2 ratings' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your public page' }).getAttribute('href')).toBe(
    `/store/${aProfile()._id}`,
  )
  expect(screen.getByText('No announcement available.')).toBeTruthy()
})

test('a long description is cut at 150 characters and can be unfolded', async () => {
  const description = 'We bake and we cook. '.repeat(20).trim()
  const { user } = await open({ description })
  const shown = () => screen.getByText(/^We bake/).textContent ?? ''
  expect(shown().length).toBeLessThanOrEqual(151)
  await user.click(screen.getByRole('button', { name: 'See more' }))
  expect(shown()).toBe(description)
  await user.click(screen.getByRole('button', { name: 'See less' }))
  expect(shown().length).toBeLessThanOrEqual(151)
})

test('the week is shown with today marked, and whether the store is open now', async () => {
  const day = { open: true, from: '09:00', to: '18:00' }
  await open({ openingHours: { Monday: day, Tuesday: { ...day, open: false } } })
  const hours = within(screen.getByRole('region', { name: 'Opening hours' }))
  expect(hours.getByRole('status').textContent).toBe('Open Now · until 18:00')
  const days = hours.getAllByRole('listitem')
  expect(days.map((item) => item.textContent).slice(0, 2)).toEqual([
    'Monday (today)09:00 - 18:00',
    'TuesdayClosed',
  ])
  expect(days.map((item) => item.getAttribute('aria-current'))).toEqual(['date', ...Array(6).fill(null)])
})

test('missing parts are listed with a link to their form', async () => {
  const { user, onGoTo } = await open({ description: '', contactInfo: null })
  const todo = within(screen.getByRole('region', { name: 'A few touches to go' }))
  expect(todo.getAllByRole('button').map((way) => way.textContent)).toEqual([
    'Set opening hours',
    'Add a description',
    'Add a contact',
    'Write one',
  ])
  await user.click(todo.getByRole('button', { name: 'Set opening hours' }))
  await user.click(todo.getByRole('button', { name: 'Write one' }))
  expect(onGoTo.mock.calls).toEqual([['edit'], ['announcement']])
})

test('a complete store has no list of what is missing', async () => {
  const announcement = { title: null, message: 'Hello.', lastUpdated: '2026-11-14T08:00:00.000Z' }
  await open({ announcement, openingHours: { Monday: { open: false, from: null, to: null } } })
  expect(screen.queryByRole('region', { name: 'A few touches to go' })).toBeNull()
  expect(screen.getByText('Hello.')).toBeTruthy()
})

test('a profile that fails to load can be retried', async () => {
  let attempts = 0
  const { user } = await renderProfile(<ProfileView onGoTo={() => {}} />, {
    'GET /auth/admin/profile': () => (attempts++ < 1 ? undefined : { profile: aProfile() }),
  })
  await screen.findByText('Failed to load admin details')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Lakaz Bonbon' })
})
