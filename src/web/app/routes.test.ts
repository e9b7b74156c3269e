import { expect, test } from 'vitest'
import type { Client } from '#web/shared/api/client.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({
  client: {} as Client,
  send: async () => ({ status: 500, body: {} }),
  page: { instant: 0, origin: 'https://zilbazar.mu' },
})

/** The route of an address, or the part of the address that no route matches. */
function routeOf(address: string): string {
  const [, { '**': rest }, route] = router.getMatchedRoutes(address)
  return rest === undefined ? (route?.id ?? '') : `nothing at ${rest}`
}

test.each([
  ['/owner', '/owner/'],
  ['/owner/login', '/owner/login'],
  ['/owner/stores', '/owner/stores'],
  ['/owner/stores/7', '/owner/stores/$storeId'],
  ['/owner/promotion/new', '/owner/promotion/new'],
  ['/owner/fees/deletions', '/owner/fees/deletions'],
  ['/owner/fees/deleted', '/owner/fees/deleted'],
  ['/owner/fees/receipt/7', '/owner/fees/receipt/$paymentId'],
  ['/owner/fees/7', '/owner/fees/$storeId'],
  ['/owner/fees/7/2026-11', '/owner/fees/$storeId/$month'],
  ['/owner/messages/7', '/owner/messages/$messageId'],
  ['/admin/dashboard', '/admin/dashboard/'],
  ['/admin/dashboard/products/edit', '/admin/dashboard/products/edit'],
])('the address %s belongs to the route %s', (address, route) => expect(routeOf(address)).toBe(route))

test.each([
  '/owner/today',
  '/owner/orders',
  '/owner/stores/7/8',
  '/owner/login/7',
  '/admin/dashboard/orders',
])('no route matches the address %s', (address) => expect(routeOf(address)).toMatch(/^nothing at/))
