import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { InsightFigures, Insights } from '#contract/store-owner/insights.ts'
import { addDays } from '#domain/mauritius-time.ts'
import { answered, noNetwork, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import { csvOf } from './figures-csv.ts'
import { InsightsView } from './insights-view.tsx'

// The test environment has no canvas.
vi.mock('#web/shared/charts/plot.tsx', () => ({ default: () => null }))

const none: InsightFigures = {
  ...{ storeViews: 0, productViews: 0, calls: 0, whatsapps: 0, directions: 0, links: 0 },
  ...{ wishes: 0, ratings: 0, follows: 0, searches: 0, sales: 0 },
}
const product = {
  ...{ calls: 0, whatsapps: 0, directions: 0, links: 0, wishes: 0, ratings: 0 },
  isShown: true,
}
const aId = '0193a000-0000-7000-8000-000000000001'
const bId = '0193a000-0000-7000-8000-000000000002'
const week: Insights = {
  from: '2026-11-08',
  until: '2026-11-14',
  untilHour: 21,
  figures: {
    ...none,
    storeViews: 1200,
    productViews: 50,
    calls: 30,
    whatsapps: 12,
    ratings: 2,
    follows: 4,
    sales: 3,
  },
  before: { ...none, storeViews: 1000, productViews: 50, calls: 33, ratings: 2 },
  followers: 31,
  days: Array.from({ length: 7 }, (_, index) => ({
    day: addDays('2026-11-08', index),
    visits: index,
    taps: 1,
  })),
  hours: Array.from({ length: 24 }, (_, hour) => ({ visits: hour, taps: 0 })),
  best: { hour: 23, weekday: 'Saturday' },
  words: [{ words: 'vanilla tea', searches: 21 }],
  products: [
    { ...product, _id: aId, title: 'Vanilla tea', visits: 40, calls: 1 },
    { ...product, _id: bId, title: '=Alouda', visits: 10, calls: 5, isShown: false },
  ],
  productTotal: 2,
  countedSince: '2026-01-01',
  hasProducts: true,
}

const shown = (answer: Insights, period: 1 | 7 = 7) =>
  renderStoreScreen(<InsightsView period={period} />, {
    answers: { [`/admin/insights?period=${period}`]: answered(answer) },
  })

test('the figures have their change in words, and one sentence says what the period brought', async () => {
  await shown(week)
  expect(
    await screen.findByText(
      'In these 7 days people called, wrote, asked the way or followed your link 42 times.',
    ),
  ).toBeTruthy()
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent
  expect(figure('Visits')).toBe('Visits1,250200 moreStore 1,200, products 50')
  expect(figure('Calls')).toBe('Calls303 fewer')
  expect(figure('WhatsApp')).toBe('WhatsApp1212 more3 became a sale')
  expect(figure('Ratings')).toBe('Ratings2as many')
  expect(figure('New followers')).toBe('New followers44 more31 follow you')
  expect(screen.getByText('Most people come between 23:00 and 00:00, and on Saturdays.')).toBeTruthy()
  expect(screen.getByText('vanilla tea').parentElement?.textContent).toBe('vanilla tea21 times')
})

test('the chart has a table of days; for today one of hours', async () => {
  await shown(week)
  const byDay = await screen.findByRole('table', { name: 'Visits and taps' })
  expect(within(byDay).getAllByRole('row')).toHaveLength(8)
  expect(within(byDay).getByRole('row', { name: '14/11/2026 6 1' })).toBeTruthy()
})

test('today is shown by hour', async () => {
  const today = { ...week, from: week.until, days: week.days.slice(-1), best: { hour: 23, weekday: null } }
  await shown({ ...today, figures: none }, 1)
  const byHour = await screen.findByRole('table', { name: 'Visits and taps' })
  expect(within(byHour).getByRole('row', { name: '21:00 – 22:00 21 0' })).toBeTruthy()
  expect(within(byHour).getAllByRole('row')).toHaveLength(23)
  expect(screen.getByText('Nobody has called, written or asked the way today yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBe('true')
})

test('products are sorted by any column, and one that is not shown is no link', async () => {
  const { user } = await shown(week)
  const table = await screen.findByRole('table', { name: 'Your products in figures' })
  const titles = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  expect(titles()).toEqual(['Vanilla tea', '=Alouda'])
  await user.click(within(table).getByRole('button', { name: 'Calls' }))
  expect(titles()).toEqual(['=Alouda', 'Vanilla tea'])
  expect(within(table).getByRole('columnheader', { name: 'Calls' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  await user.click(within(table).getByRole('button', { name: 'Calls' }))
  expect(titles()).toEqual(['Vanilla tea', '=Alouda'])
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Vanilla tea'])
})

test('a new store is told what to do first', async () => {
  const empty = { ...week, countedSince: null, products: [], words: [] }
  await shown({ ...empty, hasProducts: false })
  expect(await screen.findByText('Nobody can find you yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add a product' }).getAttribute('href')).toBe(
    '/admin/dashboard/products/create',
  )
})

test('a failure says so, and can be tried again', async () => {
  await renderStoreScreen(<InsightsView period={30} />, {
    answers: { '/admin/insights?period=30': noNetwork },
  })
  expect(await screen.findByText('Your figures could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a CSV file begins no cell as a formula and quotes what would break a row', () => {
  const rows = [
    ['Product', 'Visits'],
    ['=1+1', 3],
    ['@sum', -1],
    ['Tea, "black"; 1\n2', 0],
  ]
  expect(csvOf(rows)).toBe('\ufeffProduct,Visits\r\n\'=1+1,3\r\n\'@sum,-1\r\n"Tea, ""black""; 1\n2",0\r\n')
})
