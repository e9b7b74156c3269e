import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductDetail } from '#contract/shapes/product.ts'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import { expect } from './shop.ts'

type Kind = 'product' | 'store'

// The order of these lists does not depend on ratings.
const lists = { product: '/api/product/hot-deals', store: '/api/product/public/all-stores' }

/**
 * A product or a store that several people have rated. Each journey uses its own number, because many ratings of one item at
 * once are held as a campaign.
 */
export async function reviewed(request: APIRequestContext, kind: Kind, number: number) {
  const found: { _id: string; ratingCount: number }[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const list = await (await request.get(`${lists[kind]}?page=${page}`)).json()
    found.push(...list[`${kind}s`])
    last = list.totalPages
  }
  const rated = found
    .filter(({ ratingCount }) => ratingCount > 4)
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
  const id = rated[number]?._id ?? ''
  expect(id, `the demo has a ${kind} number ${number} with reviews`).not.toBe('')
  return { kind, id, path: `/${kind}/${id}` }
}

export async function detailOf(
  request: APIRequestContext,
  { kind, id }: { kind: Kind; id: string },
): Promise<ProductDetail | StoreDetail> {
  return (
    await request.get(kind === 'product' ? `/api/product/detail/${id}` : `/api/product/store/${id}`)
  ).json()
}

export const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true })
