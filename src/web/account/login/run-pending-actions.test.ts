import { toast as library } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type Client } from '#web/shared/api/client.ts'
import { addPendingAction } from '#web/shared/session/pending-actions.ts'
import { takeResumedAction } from '#web/shared/session/resumed-actions.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { runPendingActions } from './run-pending-actions.ts'

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
  addPendingAction({ kind: 'wish', of: 'products', id: 'gone' }, '/product/soap')
  addPendingAction({ kind: 'wish', of: 'products', id: 'soap' }, '/product/soap')
  addPendingAction({ kind: 'wish', of: 'stores', id: 'shop' }, '/product/soap')
  addPendingAction({ kind: 'review', of: 'product', id: 'soap' }, '/product/soap')
  const { calls, client } = wishlist(async ({ productId }) => {
    if (productId === 'gone') throw new ApiError(404, { message: 'Product not found', code: 'not-found' })
  })

  expect(await runPendingActions(client, anna, undefined)).toBe('/product/soap')
  expect(calls.addProduct.mock.calls).toEqual([[{ productId: 'gone' }], [{ productId: 'soap' }]])
  expect(calls.addStore).toHaveBeenCalledExactlyOnceWith({ storeId: 'shop' })
  expect(refused).toHaveBeenCalledExactlyOnceWith('Product not found')
  expect(takeResumedAction('review', '/product/soap')).toEqual({ kind: 'review', of: 'product', id: 'soap' })
})

test('several successful wishes show one toast', async () => {
  const told = vi.spyOn(toast, 'success')
  addPendingAction({ kind: 'wish', of: 'products', id: 'soap' }, '/')
  addPendingAction({ kind: 'wish', of: 'stores', id: 'shop' }, '/')
  await runPendingActions(wishlist(async () => ({})).client, anna, undefined)
  expect(told).toHaveBeenCalledExactlyOnceWith('Added to wishlist')
})

test('a review that a visitor found helpful is marked after the login', async () => {
  const told = vi.spyOn(toast, 'success')
  addPendingAction({ kind: 'helpful', of: 'store', id: 'review' }, '/store/shop?sort=lowest')
  const markHelpful = vi.fn(async () => ({ isHelpful: true, helpfulCount: 1 }))
  const client = { rating: { markHelpful } } as unknown as Client
  expect(await runPendingActions(client, anna, undefined)).toBe('/store/shop?sort=lowest')
  expect(markHelpful).toHaveBeenCalledExactlyOnceWith({ of: 'store', ratingId: 'review', isHelpful: true })
  expect(told).toHaveBeenCalledExactlyOnceWith('Marked as helpful')
  expect(takeResumedAction('helpful', '/store/shop')).toBeUndefined()
})

test('a mark that fails after the login says why', async () => {
  const refused = vi.spyOn(toast, 'error')
  addPendingAction({ kind: 'helpful', of: 'product', id: 'own' }, '/')
  const message = 'You cannot mark your own review as helpful.'
  const markHelpful = async () => {
    throw new ApiError(403, { message, code: 'own-review' })
  }
  await runPendingActions({ rating: { markHelpful } } as unknown as Client, anna, undefined)
  expect(refused).toHaveBeenCalledExactlyOnceWith(message)
})
