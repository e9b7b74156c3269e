import { Outlet } from '@tanstack/react-router'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleProduct, sampleStore } from '#tests/support/web/card-samples.ts'
import { pageAlone } from '#tests/support/web/render-in-app.tsx'
import { aWishlist, renderWishes } from '#tests/support/web/render-wishes.tsx'
import { ApiError } from '#web/shared/api/client.ts'
import { wishlistRoute } from './wishlist.route.ts'
import { wishlistHead } from './wishlist.tsx'

const products = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    sampleProduct({ _id: `p${place + 1}`, title: `Thing ${place + 1}` }),
  )
const savonnerie = sampleStore({ _id: 's1', name: 'Savonnerie' })

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  toast.remove()
})

type Shop = ReturnType<typeof aWishlist>
const open = (shop: Shop, at = '/wishlist') => renderWishes(<Outlet />, shop, at, pageAlone(wishlistRoute))
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent)
const numbers = () => titles().map((title) => Number(title?.replace('Thing ', '')))
const removeButton = (name: string) => screen.findByRole('button', { name: `Remove ${name} from wishlist` })
const noNetwork = async () => {
  throw new TypeError('no network')
}

test('the wishlist shows nine products a page, with a tab and a count for each kind', async () => {
  await open(aWishlist({ products: products(11), stores: [savonnerie] }))
  await screen.findByRole('link', { name: 'Thing 1' })
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(await screen.findByRole('tab', { name: 'Products (11)', selected: true })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Stores (1)', selected: false }).getAttribute('href')).toBe(
    '/wishlist?tab=stores',
  )
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/wishlist?page=2')
  expect(screen.getByRole('link', { name: 'Thing 1' }).getAttribute('href')).toBe('/product/p1')
})

test('the tab and the page come from the address', async () => {
  await open(aWishlist({ stores: [savonnerie] }), '/wishlist?tab=stores')
  expect((await screen.findByRole('link', { name: 'Savonnerie' })).getAttribute('href')).toBe('/store/s1')
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Stores/)
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('a removed item disappears at once, and the first item of the next page moves up', async () => {
  const shop = aWishlist({ products: products(11) })
  const { user } = await open(shop)
  await removeButton('Thing 2')
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Products (11)' })).toBeTruthy())
  let letGo = () => {}
  shop.trouble.change = () =>
    new Promise((done) => {
      letGo = done
    })
  await user.click(await removeButton('Thing 2'))
  expect(numbers()).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10])
  await screen.findByRole('tab', { name: 'Products (10)' })
  expect(shop.saved.products).toHaveLength(11)
  letGo()
  await screen.findByText('Removed product from wishlist')
  expect(shop.saved.products).toHaveLength(10)
  expect(numbers()).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('two removals at once keep the order of the rest', async () => {
  const shop = aWishlist({ products: products(4) })
  const { user } = await open(shop)
  await user.click(await removeButton('Thing 2'))
  await user.click(await removeButton('Thing 3'))
  await waitFor(() => expect(shop.saved.products).toHaveLength(2))
  await waitFor(() => expect(screen.getAllByText('Removed product from wishlist')).toHaveLength(2))
  expect(numbers()).toEqual([1, 4])
})

test.each([
  ['products', '/wishlist', 'Thing 1', 'Error removing product'],
  ['stores', '/wishlist?tab=stores', 'Savonnerie', 'Error removing store'],
])('a failed removal from %s restores the card in its position', async (_kind, at, name, sentence) => {
  const shop = aWishlist({ products: products(2), stores: [savonnerie] })
  const { user } = await open(shop, at)
  shop.trouble.change = noNetwork
  await user.click(await removeButton(name))
  await screen.findByText(sentence)
  await waitFor(() => expect(titles()[0]).toBe(name))
})

test('a store is removed by the wishlist’s own endpoint, and the texts name a store', async () => {
  const shop = aWishlist({ stores: [savonnerie] })
  const { user } = await open(shop, '/wishlist?tab=stores')
  await user.click(await removeButton('Savonnerie'))
  await screen.findByText('Removed store from wishlist')
  expect(shop.calls).toEqual(['remove from wishlist s1'])
  await screen.findByText('No stores in wishlist.')
})

test('removing the last item of the last page goes to the previous page', async () => {
  const shop = aWishlist({ products: products(10) })
  const { user, address } = await open(shop, '/wishlist?page=2')
  await user.click(await removeButton('Thing 10'))
  await waitFor(() => expect(address()).toBe('/wishlist'))
  await screen.findByRole('link', { name: 'Thing 1' })
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull())
})

test('after a removal the focus moves to the next card, and finally to the list', async () => {
  const { user } = await open(aWishlist({ products: products(2) }))
  ;(await removeButton('Thing 1')).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await removeButton('Thing 2'))
  await user.keyboard('{Enter}')
  await screen.findByText('No products in wishlist.')
  expect(document.activeElement?.textContent).toContain('No products in wishlist.')
})

test('an empty wishlist says so and links to the products', async () => {
  await open(aWishlist())
  await screen.findByText('No products in wishlist.')
  expect(screen.getByRole('link', { name: 'Browse hot deals' }).getAttribute('href')).toBe('/hot-deals')
  expect(await screen.findByRole('tab', { name: 'Products (0)' })).toBeTruthy()
})

test('a page past the end links to the first page', async () => {
  await open(aWishlist({ products: products(2) }), '/wishlist?page=7')
  await screen.findByText('There is no page 7 here.')
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/wishlist')
})

test('the wishlist says that it is loading', async () => {
  const shop = aWishlist()
  shop.trouble.read = () => new Promise(() => {})
  await open(shop)
  expect(screen.getByText('Loading your wishlist...')).toBeTruthy()
})

test('a visitor is asked to log in, and the login returns to the wishlist', async () => {
  const shop = aWishlist({ person: null })
  await open(shop)
  await screen.findByText('Please log in to use the wishlist.')
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Fwishlist')
  expect(screen.queryByRole('tab')).toBeNull()
})

test('a wishlist that fails to load can be retried', async () => {
  const shop = aWishlist({ products: products(1) })
  shop.trouble.read = async () => {
    throw new ApiError(503, undefined)
  }
  const { user } = await open(shop)
  await screen.findByText('Failed to load wishlist')
  shop.trouble.read = async () => {}
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await removeButton('Thing 1')
})

test('the page is marked noindex', () => {
  expect(wishlistHead('https://zilbazar.mu').meta).toContainEqual({ name: 'robots', content: 'noindex' })
})
