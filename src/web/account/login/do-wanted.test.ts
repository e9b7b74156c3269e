// @vitest-environment happy-dom
import { toast as library } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type Client } from '#web/shared/api/client.ts'
import { takeResumed } from '#web/shared/session/resumed.ts'
import { wantLater } from '#web/shared/session/wanted.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { doWanted } from './do-wanted.ts'

const anna = 'anna@example.mu'

beforeEach(() => localStorage.clear())
afterEach(() => {
  library.remove()
  vi.restoreAllMocks()
})

function wishlist(addProduct: (wish: { productId: string }) => Promise<unknown>) {
  const calls = { addProduct: vi.fn(addProduct), addStore: vi.fn(async () => ({})) }
  return { calls, client: { wishlist: calls } as unknown as Client }
}

test('a pending wish that fails does not lose the other wishes or the review', async () => {
  const refused = vi.spyOn(toast, 'error')
  wantLater({ kind: 'wish', of: 'products', id: 'gone' }, '/product/soap')
  wantLater({ kind: 'wish', of: 'products', id: 'soap' }, '/product/soap')
  wantLater({ kind: 'wish', of: 'stores', id: 'shop' }, '/product/soap')
  wantLater({ kind: 'review', of: 'product', id: 'soap' }, '/product/soap')
  const { calls, client } = wishlist(async ({ productId }) => {
    if (productId === 'gone') throw new ApiError(404, { message: 'Product not found', code: 'not-found' })
  })

  expect(await doWanted(client, anna, undefined)).toBe('/product/soap')
  expect(calls.addProduct.mock.calls).toEqual([[{ productId: 'gone' }], [{ productId: 'soap' }]])
  expect(calls.addStore).toHaveBeenCalledExactlyOnceWith({ storeId: 'shop' })
  expect(refused).toHaveBeenCalledExactlyOnceWith('Product not found')
  expect(takeResumed('review', '/product/soap')).toEqual({ kind: 'review', of: 'product', id: 'soap' })
})

test('several successful wishes show one toast', async () => {
  const told = vi.spyOn(toast, 'success')
  wantLater({ kind: 'wish', of: 'products', id: 'soap' }, '/')
  wantLater({ kind: 'wish', of: 'stores', id: 'shop' }, '/')
  await doWanted(wishlist(async () => ({})).client, anna, undefined)
  expect(told).toHaveBeenCalledExactlyOnceWith('Added to wishlist')
})
