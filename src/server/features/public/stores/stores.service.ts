import { and, eq } from 'drizzle-orm'
import type { OpeningHours } from '#contract/shapes/opening-hours.ts'
import type { ProductPage } from '#contract/shapes/product.ts'
import type { Review } from '#contract/shapes/review.ts'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import { countedPage } from '#server/lists/counted-page.ts'
import { bestRatedProductsFirst, type CardQueries, type List, visibleProduct } from '#server/lists/list.ts'
import { toProduct } from '#server/lists/product-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import { products } from '#server/platform/database/schema/index.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import { toOpeningHours } from '#server/shared/opening-hours.ts'
import { type ReviewQueries, toReview } from '#server/shared/reviews.ts'
import { toStoreDetail } from '#server/shared/store-detail.ts'
import type { StoresQueries } from './stores.queries.ts'

export type StoresService = ReturnType<typeof storesService>

export function storesService(
  queries: StoresQueries,
  cards: CardQueries,
  reviews: ReviewQueries,
  clock: Clock,
) {
  return {
    async detail(id: string): Promise<StoreDetail> {
      const row = await queries.detail(id)
      if (!row) throw noSuchStore()
      return toStoreDetail(row, clock())
    },

    async products(id: string, page: number): Promise<ProductPage> {
      const now = clock()
      const list: List = {
        where: and(visibleProduct, eq(products.storeId, id)),
        order: bestRatedProductsFirst,
      }
      const { paging, slice, isPastEnd } = countedPage(await cards.productCountsByCity(list), { page })
      if (paging.total === 0 && !(await queries.exists(id))) throw noSuchStore()
      const rows = isPastEnd ? [] : await cards.products(list, slice)
      return { products: rows.map((row) => toProduct(row, now)), ...paging }
    },

    async hours(id: string): Promise<{ openingHours: OpeningHours | null }> {
      const row = await queries.hours(id)
      if (!row) throw noSuchStore()
      return { openingHours: toOpeningHours(row.hours) }
    },

    async reviews(id: string): Promise<{ ratings: Review[] }> {
      const [rows, isThere] = await Promise.all([reviews.ofStore(id), queries.exists(id)])
      if (!isThere) throw noSuchStore()
      return { ratings: rows.map(toReview) }
    },
  }
}
