import type { Locator, Page } from '@playwright/test'
import { anAccount, aSession } from './person.ts'
import { expect } from './shop.ts'

interface Named {
  _id: string
  title: string
}

export async function aShopper(page: Page): Promise<void> {
  await aSession(page, await anAccount(page))
}

/** The newest products older than an hour, because other tests add, rename and delete newer ones. */
export async function arrivals(page: Page, list = 'new-arrivals'): Promise<Named[]> {
  const { request } = page.context()
  const pages = await Promise.all(
    [1, 2].map(async (number) => (await request.get(`/api/product/${list}?page=${number}`)).json()),
  )
  return pages
    .flatMap(({ products }) => products as (Named & { createdAt: string })[])
    .filter(({ createdAt }) => Date.now() - Date.parse(createdAt) > 3_600_000)
    .slice(0, 11)
}

/** The heart of a product that no other test changes. */
export async function lastingHeart(page: Page, list = 'new-arrivals', position = 0): Promise<Locator> {
  const product = (await arrivals(page, list))[position]
  return main(page)
    .getByRole('button', { name: `Add ${product?.title} to wishlist`, exact: true })
    .first()
}

/** Adds wishes through the API in reverse, so that the page shows them in this order. */
export async function wishFor(page: Page, products: readonly Named[]): Promise<void> {
  for (const { _id } of [...products].reverse()) {
    const answer = await page
      .context()
      .request.post('/api/products/wishlist/add', { data: { productId: _id } })
    expect(answer.status()).toBe(200)
  }
}

export async function wishedTitles(page: Page): Promise<string[]> {
  const answer = await page.context().request.get('/api/products/wishlist/my-wishlist')
  return (await answer.json()).wishlist.map(({ title }: Named) => title)
}

/** Records the wishlist requests of the page. */
export function wishlistCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/products\/(wishlist|store)/.test(pathname)) calls.push(pathname.replace('/api/products', ''))
  })
  return calls
}

export const main = (page: Page) => page.getByRole('main')
export const hearts = (page: Page) => main(page).getByRole('button', { name: /^Add .+ to wishlist$/ })
export const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByText(/^\d+ wish(es)?$/)
export const titles = (page: Page) => main(page).getByRole('heading', { level: 3 })
