import { expect, test } from 'vitest'
import { expandTable } from './expand-table.ts'

test('the expanded table has the method, path and access of every call', () => {
  const table = expandTable(
    'wishlist,add POST /products/wishlist/:productId user,all GET /wishlist user\ntap,count POST /taps public',
  )
  expect(table).toEqual({
    wishlist: {
      add: { method: 'POST', path: '/products/wishlist/:productId', access: 'user' },
      all: { method: 'GET', path: '/wishlist', access: 'user' },
    },
    tap: { count: { method: 'POST', path: '/taps', access: 'public' } },
  })
})
