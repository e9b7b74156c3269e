import { expect, test } from 'vitest'
import type { Client } from '#web/shared/api/client.ts'
import { titleOfView as dashboardTitle } from '#web/store-owner/dashboard/view-title.ts'
import { titleOfView as consoleTitle } from '#web/website-owner/console/view-title.ts'
import { consoleTexts as french } from '../texts/fr/website-owner/console.ts'
import { consoleViews as frenchViews } from '../texts/fr/website-owner/console-views.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({
  client: {} as Client,
  send: async () => ({ status: 500, body: {} }),
  page: { instant: 0, origin: 'https://zilbazar.mu' },
})
const routesBelow = (layout: string) =>
  Object.keys(router.routesById).filter((id) => id.startsWith(layout) && id !== '/owner/login')

test.each([
  ['/owner/', consoleTitle],
  ['/admin/dashboard/', dashboardTitle],
])('every view below %s has a title of its own', (layout, titleOf) => {
  const titles = routesBelow(layout).map(titleOf)
  expect(titles.length).toBeGreaterThan(10)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('the French names of the console’s views differ from each other', () => {
  const names = [...Object.values(french.sections), ...Object.values(frenchViews)]
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  [consoleTitle('/owner/'), 'Today – Zilbazar console'],
  [consoleTitle('/owner/fees/$storeId'), 'Account of a store – Fees – Zilbazar console'],
  [dashboardTitle('/admin/dashboard/products'), 'All products – Dashboard'],
  [dashboardTitle('/admin/dashboard/fees/receipts/$paymentId'), 'Receipt – Fees – Dashboard'],
  [dashboardTitle('/admin/dashboard/'), 'Dashboard'],
])('a title names the view first: %s', (title, expected) => expect(title).toBe(expected))
