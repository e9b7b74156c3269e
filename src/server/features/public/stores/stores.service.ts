import type { StoreHours } from '#contract/shapes/opening-hours.ts'
import type { ProductPage } from '#contract/shapes/product.ts'
import type { Review } from '#contract/shapes/review.ts'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import type { Language } from '#domain/language.ts'
import { countedPage } from '#server/lists/counted-page.ts'
import { keptLists } from '#server/lists/kept-list.ts'
import type { ListPages } from '#server/lists/list-pages.ts'
import { toProduct } from '#server/lists/product-card.ts'
import { type Answered, type Shown, shownProducts, shownStores } from '#server/lists/shown.ts'
import type { Clock } from '#server/platform/clock.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import { toStoreHours } from '#server/shared/opening-hours.ts'
import { toReview } from '#server/shared/reviews.ts'
import { sharePictureOf, storeShare } from '#server/shared/share-picture.ts'
import { toStoreDetail } from '#server/shared/store-detail.ts'
import type { StoresQueries } from './stores.queries.ts'

interface Deps {
  queries: StoresQueries
  pages: ListPages
  clock: Clock
}

const { ofStore } = keptLists
const hasStore = `exists (select from stores where id = {scope} and status = 'active') as "hasStore"`

const ofOne = (id: string): Shown => ({ products: [], stores: [id], lists: [], until: null })

export type StoresService = ReturnType<typeof storesService>

export function storesService({ queries, pages, clock }: Deps) {
  return {
    async detail(id: string, language: Language): Promise<Answered<StoreDetail>> {
      const row = await queries.detail(id)
      if (!row) throw noSuchStore()
      const now = clock()
      const { until } = shownStores([row], now, keptLists.stores)
      const store = toStoreDetail(row, now, language)
      const answer = { ...store, ...sharePictureOf(storeShare(store, row, language), row) }
      return { answer, shown: { ...ofOne(id), until } }
    },

    async products(id: string, page: number): Promise<Answered<ProductPage>> {
      const now = clock()
      const { cities, rows, facts } = await pages.page<'products', { hasStore: boolean }>(
        ofStore,
        { now, page, scope: id },
        { facts: hasStore },
      )
      if (!facts.hasStore) throw noSuchStore()
      return {
        answer: { products: rows.map((row) => toProduct(row, now)), ...countedPage(cities, { page }).paging },
        shown: shownProducts(rows, now, { name: ofStore.name, scope: id }),
      }
    },

    async hours(id: string, language: Language): Promise<Answered<StoreHours>> {
      const row = await queries.hours(id)
      if (!row) throw noSuchStore()
      return { answer: toStoreHours(row, language), shown: ofOne(id) }
    },

    async reviews(id: string): Promise<Answered<{ ratings: Review[] }>> {
      const reviews = await queries.reviews(id)
      if (!reviews) throw noSuchStore()
      return { answer: { ratings: reviews.map(toReview) }, shown: ofOne(id) }
    },
  }
}
