import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleProduct, sampleStore } from '#tests/support/web/card-samples.ts'
import { aWishlist, renderWishes } from '#tests/support/web/render-wishes.tsx'
import { settled } from '#tests/support/web/settled.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { ProductCard } from '#web/shared/cards/product-card.tsx'
import { sessionEnded } from '#web/shared/session/session.ts'
import { productHeart, storeHeart } from './heart.tsx'
import { WishButton } from './wish-button.tsx'
import { wishlistCountQuery } from './wishlist-count.ts'

const soap = sampleProduct({ _id: 'soap', title: 'Soap' })
const cake = sampleProduct({ _id: 'cake', title: 'Cake' })
const savonnerie = sampleStore({ _id: 'savonnerie', name: 'Savonnerie' })

const cards = (
  <>
    <ProductCard product={soap} heart={productHeart(soap)} />
    <ProductCard product={cake} heart={productHeart(cake)} />
    {storeHeart(savonnerie)}
  </>
)

// Modules loaded on demand are imported first, because a busy machine may take seconds.
beforeAll(async () => {
  await Promise.all([
    import('./person-wishes.ts'),
    import('#web/ui/overlays/toast-list.tsx'),
    import('#web/ui/overlays/linked-toast.tsx'),
    import('#web/shared/session/ask-to-log-in.ts'),
  ])
})
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  toast.remove()
})

const heart = (name: string) => screen.getByRole('button', { name: `Add ${name} to wishlist` })
const isFilled = (name: string) => heart(name).getAttribute('aria-pressed') === 'true'
const untilFilled = (name: string) => waitFor(() => expect(isFilled(name)).toBe(true))
/** A call that waits until the test releases it. */
function held() {
  let letGo = () => {}
  const until = new Promise<void>((done) => {
    letGo = done
  })
  return { until: () => until, letGo: () => letGo() }
}

test('the hearts of wishes are filled after one call for all of them', async () => {
  const shop = aWishlist({ products: [cake], stores: [savonnerie] })
  await renderWishes(cards, shop)
  expect(isFilled('Cake')).toBe(false)
  await untilFilled('Cake')
  expect(isFilled('Savonnerie')).toBe(true)
  expect(isFilled('Soap')).toBe(false)
  expect(shop.calls).toEqual(['status soap cake savonnerie'])
})

test('a visitor’s heart sends no request, and a press asks to log in', async () => {
  const shop = aWishlist({ person: null })
  const { user } = await renderWishes(cards, shop)
  await user.click(heart('Soap'))
  await screen.findByText('Please log in to use the wishlist.')
  expect(isFilled('Soap')).toBe(false)
  expect(shop.calls).toEqual([])
})

test('a press fills the heart at once and does not follow the card’s link', async () => {
  const shop = aWishlist()
  const { user, address } = await renderWishes(cards, shop)
  await waitFor(() => expect(shop.calls).toHaveLength(1))
  const { until, letGo } = held()
  shop.trouble.change = until
  await user.click(heart('Soap'))
  await untilFilled('Soap')
  expect(shop.saved.products).toEqual([])
  letGo()
  await screen.findByText('Added to wishlist')
  expect(shop.saved.products).toEqual([{ _id: 'soap' }])
  expect(isFilled('Soap')).toBe(true)
  expect(address()).toBe('/')
})

test('a second press removes the wish', async () => {
  const shop = aWishlist({ stores: [savonnerie] })
  const { user } = await renderWishes(cards, shop)
  await untilFilled('Savonnerie')
  await user.click(heart('Savonnerie'))
  await screen.findByText('Removed from wishlist')
  expect(isFilled('Savonnerie')).toBe(false)
  expect(shop.calls.at(-1)).toBe('remove savonnerie')
})

test('the count changes at once with a press', async () => {
  const shop = aWishlist({ products: [cake] })
  const { user, queryClient } = await renderWishes(cards, shop)
  const query = wishlistCountQuery(shop.client as never)
  await queryClient.fetchQuery(query)
  await untilFilled('Cake')
  const { until, letGo } = held()
  shop.trouble.change = until
  await user.click(heart('Soap'))
  await untilFilled('Soap')
  expect(queryClient.getQueryData(query.queryKey)).toEqual({ products: 2, stores: 0, total: 2 })
  letGo()
  await screen.findByText('Added to wishlist')
})

test.each([
  [new ApiError(404, { message: 'Product not found', code: 'not_found' }), 'Product not found'],
  [new TypeError('no network'), 'Failed to update wishlist'],
])('a failed change (%s) reverts the heart and the count and shows the reason', async (trouble, sentence) => {
  const shop = aWishlist({ products: [cake] })
  const { user, queryClient } = await renderWishes(cards, shop)
  const query = wishlistCountQuery(shop.client as never)
  await queryClient.fetchQuery(query)
  shop.trouble.change = async () => {
    throw trouble
  }
  await untilFilled('Cake')
  await user.click(heart('Soap'))
  await screen.findByText(sentence)
  await waitFor(() => expect(isFilled('Soap')).toBe(false))
  expect(queryClient.getQueryData(query.queryKey)).toEqual({ products: 1, stores: 0, total: 1 })
})

test.each([2, 3, 5])('%i quick presses end in the right state, one call after the other', async (presses) => {
  const shop = aWishlist()
  const { user } = await renderWishes(cards, shop)
  await waitFor(() => expect(shop.calls).toHaveLength(1))
  const { until, letGo } = held()
  shop.trouble.change = until
  for (let press = 0; press < presses; press += 1) await user.click(heart('Soap'))
  await settled()
  expect(shop.calls.slice(1)).toEqual(['add soap'])
  letGo()
  const isWished = presses % 2 === 1
  await screen.findByText(isWished ? 'Added to wishlist' : 'Removed from wishlist')
  expect(isFilled('Soap')).toBe(isWished)
  expect(shop.saved.products.length).toBe(isWished ? 1 : 0)
  expect(screen.getAllByText(/to wishlist$|from wishlist$/)).toHaveLength(1)
})

test('a press before the first response is not undone by that response', async () => {
  const shop = aWishlist()
  const { status } = shop.client.wishlist
  const { until, letGo } = held()
  shop.client.wishlist.status = async (requested) => {
    const answer = await status(requested)
    await until()
    return answer
  }
  const { user } = await renderWishes(cards, shop)
  await waitFor(() => expect(shop.calls).toHaveLength(1))
  await user.click(heart('Soap'))
  await screen.findByText('Added to wishlist')
  letGo()
  await settled()
  expect(isFilled('Soap')).toBe(true)
})

test('a second page of cards requests only the new items', async () => {
  const shop = aWishlist({ products: [soap] })
  const { queryClient } = await renderWishes(cards, shop)
  await untilFilled('Soap')
  const other = sampleProduct({ _id: 'tea', title: 'Tea' })
  cleanup()
  const { renderInApp } = await import('#tests/support/web/render-in-app.tsx')
  await renderInApp(
    <>
      {productHeart(soap)}
      {productHeart(other)}
    </>,
    { client: shop.client, queryClient },
  )
  expect(isFilled('Soap')).toBe(true)
  await waitFor(() => expect(shop.calls).toEqual(['status soap cake savonnerie', 'status tea']))
})

test('after a logout no heart is filled', async () => {
  await renderWishes(cards, aWishlist({ products: [cake] }))
  await untilFilled('Cake')
  sessionEnded()
  await waitFor(() => expect(isFilled('Cake')).toBe(false))
})

test('the wish button of a page names the item and what a press does', async () => {
  const shop = aWishlist()
  const { user } = await renderWishes(<WishButton kind="products" id="soap" name="Soap" />, shop)
  await user.click(screen.getByRole('button', { name: 'Add to wishlist: Soap' }))
  await screen.findByRole('button', { name: 'Remove from wishlist: Soap' })
  await screen.findByText('Added to wishlist')
  await user.click(screen.getByRole('button', { name: 'Remove from wishlist: Soap' }))
  await screen.findByText('Removed from wishlist', { selector: '[role=status] *' })
  expect(shop.calls.filter((call) => !call.startsWith('status'))).toEqual(['add soap', 'remove soap'])
})
