// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Today as Figures } from '#contract/website-owner/today.ts'
import { addDays } from '#domain/mauritius-time.ts'
import { renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { Today } from './today.tsx'

afterEach(cleanup)

// The test environment has no canvas.
vi.mock('./plot.tsx', () => ({ default: () => null }))

const none = { calls: 0, whatsapps: 0, directions: 0, links: 0, ratings: 0, signUps: 0 }
const figures: Figures = {
  waiting: { applications: 0, reports: 2, heldRatings: 1, overdueFees: 0, messages: 0, failingMails: 0 },
  newest: {
    people: [],
    stores: [
      {
        _id: '0193a000-0000-7000-8000-000000000001',
        name: 'Palm & Tiba',
        city: 'Blue Bay',
        createdAt: '2026-11-14T20:30:00Z',
      },
    ],
    products: [],
  },
  days: Array.from({ length: 30 }, (_, index) => ({
    day: addDays('2026-10-17', index),
    productViews: 100,
    storeViews: index,
    ...none,
  })),
}

test('every card of open work links to its section', async () => {
  await renderInConsole(<Today />, () => yes(figures))
  expect(await screen.findByText('3 things wait for you.')).toBeTruthy()
  const links = within(screen.getByRole('region', { name: 'What waits' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['0 applications to vet', '/owner/vetting'],
    ['2 reported items', '/owner/moderation'],
    ['1 held rating', '/owner/moderation?tab=held'],
    ['0 stores with overdue fees', '/owner/fees?state=overdue'],
    ['0 unread messages', '/owner/messages?show=unread'],
    ['0 failing mails', '/owner/mails'],
  ])
})

test('the charts show their sums as text and every day in a table', async () => {
  await renderInConsole(<Today />, () => yes(figures))
  const table = await screen.findByRole('table', { name: 'The last 30 days in figures' })
  expect(within(table).getAllByRole('row')).toHaveLength(32)
  expect(within(table).getByRole('row', { name: /^In all 3000 435 / })).toBeTruthy()
  expect(screen.getByText('3,000')).toBeTruthy()
})

test('new stores and products link to their public pages, and an empty list says so', async () => {
  await renderInConsole(<Today />, () => yes(figures))
  const link = await screen.findByRole('link', { name: 'Palm & Tiba' })
  expect(link.getAttribute('href')).toBe('/store/0193a000-0000-7000-8000-000000000001')
  expect(screen.getByText('Nobody has signed up yet.')).toBeTruthy()
})
