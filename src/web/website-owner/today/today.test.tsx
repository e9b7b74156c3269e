import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Today as Figures } from '#contract/website-owner/today.ts'
import { addDays } from '#domain/mauritius-time.ts'
import { renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { Today } from './today.tsx'

// The test environment has no canvas.
vi.mock('#web/shared/charts/plot.tsx', () => ({ default: () => null }))

const none = { calls: 0, whatsapps: 0, directions: 0, links: 0, ratings: 0, signUps: 0 }
const figures: Figures = {
  waiting: {
    applications: 0,
    reports: 2,
    heldRatings: 1,
    reviewPhotos: 0,
    raisedPrices: 0,
    overdueFees: 0,
    messages: 0,
    failingMails: 0,
  },
  advertising: {
    startingTomorrow: [],
    withoutProduct: [],
    refunds: { count: 0, cents: 0, first: [] },
  },
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
    ['0 photos of reviews', '/owner/moderation?tab=photos'],
    ['0 prices to look at', '/owner/moderation?tab=prices'],
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

test('refunds owed name whom to pay, paid windows lead to their ledger, and tomorrow’s products are named', async () => {
  const anId = (number: number) => `0193a000-0000-7000-8000-00000000000${number}`
  const advertising: Figures['advertising'] = {
    startingTomorrow: [{ _id: anId(2), title: 'Gato pima', storeName: 'Ti Lakaz', isPaid: true }],
    withoutProduct: [
      {
        _id: anId(3),
        store: { _id: anId(4), name: 'Lakaz Bonbon' },
        startsOn: '2026-11-17',
        endsOn: '2026-11-26',
      },
    ],
    refunds: {
      count: 2,
      cents: 300_000,
      first: [
        {
          _id: anId(5),
          storeName: 'Ti Depar',
          refundDueCents: 150_000,
          contact: { name: 'Anjali', email: 'anjali@example.mu', phone: '57550142' },
        },
        { _id: anId(6), storeName: 'Gran Depar', refundDueCents: 150_000, contact: null },
      ],
    },
  }
  await renderInConsole(<Today />, () => yes({ ...figures, advertising }))
  const panel = await screen.findByRole('region', { name: 'Advertising' })
  expect(within(panel).getByRole('heading', { name: 'Rs 3,000 to be paid back (2 refunds)' })).toBeTruthy()
  expect(within(panel).getByText('Anjali')).toBeTruthy()
  const hrefs = within(panel)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(hrefs).toEqual([
    ['anjali@example.mu', 'mailto:anjali@example.mu'],
    ['5 755 0142', 'tel:+23057550142'],
    ['Refunds owed, in the ledger', '/owner/fees/deleted?show=refunds'],
    ['Lakaz Bonbon', `/owner/fees/${anId(4)}`],
    ['Gato pima', `/product/${anId(2)}`],
  ])
  expect(within(panel).getByText('Nobody is noted for it.')).toBeTruthy()
})

test('without anything to do about advertising, the panel is not there', async () => {
  await renderInConsole(<Today />, () => yes(figures))
  await screen.findByText('3 things wait for you.')
  expect(screen.queryByRole('region', { name: 'Advertising' })).toBeNull()
})
