import type { Cities } from '#contract/shapes/paging.ts'
import type { Product, ProductPage } from '#contract/shapes/product.ts'
import type { StorePage } from '#contract/shapes/store-listing.ts'
import { flashSaleLimit } from '#domain/listing.ts'
import { citiesOf, countedPage, type ListParams } from '#server/lists/counted-page.ts'
import type { CardQueries } from '#server/lists/list.ts'
import { toProduct } from '#server/lists/product-card.ts'
import { toStore } from '#server/lists/store-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type BestRatedQueries, bestRatedPage } from './best-rated.ts'
import {
  bestRatedFirst,
  bestRatedProducts,
  bestRatedStores,
  flashSales,
  type ProductListName,
  productLists,
} from './lists.ts'

export type ListingsService = ReturnType<typeof listingsService>

export function listingsService(cards: CardQueries, rated: BestRatedQueries, clock: Clock) {
  return {
    async flashSales(): Promise<{ products: Product[] }> {
      const now = clock()
      const rows = await cards.products(flashSales(now), { limit: flashSaleLimit, offset: 0 })
      return { products: rows.map((row) => toProduct(row, now)) }
    },

    async products(name: ProductListName, params: ListParams, order?: 'bestRated'): Promise<ProductPage> {
      const now = clock()
      const list = order ? bestRatedFirst(productLists[name](now)) : productLists[name](now)
      const { paging, slice, isPastEnd } = countedPage(await cards.productCountsByCity(list), params)
      const rows = isPastEnd ? [] : await cards.products(list, slice)
      return { products: rows.map((row) => toProduct(row, now)), ...paging }
    },

    async productCities(name: ProductListName): Promise<Cities> {
      return { cities: citiesOf(await cards.productCountsByCity(productLists[name](clock()))) }
    },

    async bestRatedProducts(params: ListParams): Promise<ProductPage> {
      const { ratings, paging, slice, isPastEnd } = bestRatedPage(await rated.products(), params)
      const rows = isPastEnd ? [] : await cards.products(bestRatedProducts(ratings), slice)
      const now = clock()
      return { products: rows.map((row) => toProduct(row, now)), ...paging }
    },

    async bestRatedProductsCities(): Promise<Cities> {
      return { cities: citiesOf(await rated.products()) }
    },

    async bestRatedStores(params: ListParams): Promise<StorePage> {
      const { ratings, paging, slice, isPastEnd } = bestRatedPage(await rated.stores(), params)
      const rows = isPastEnd ? [] : await cards.stores(bestRatedStores(ratings), slice)
      const now = clock()
      return { stores: rows.map((row) => toStore(row, now)), ...paging }
    },

    async bestRatedStoresCities(): Promise<Cities> {
      return { cities: citiesOf(await rated.stores()) }
    },
  }
}
