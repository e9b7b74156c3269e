import type { Cities } from '#contract/shapes/paging.ts'
import type { Product, ProductPage } from '#contract/shapes/product.ts'
import type { StorePage } from '#contract/shapes/store-listing.ts'
import type { Language } from '#domain/language.ts'
import { flashSaleLimit, pageSize } from '#domain/listing.ts'
import { citiesOf, countedPage, type ListParams } from '#server/lists/counted-page.ts'
import { type KeptList, keptLists } from '#server/lists/kept-list.ts'
import type { ListPages } from '#server/lists/list-pages.ts'
import { toProduct } from '#server/lists/product-card.ts'
import { type Answered, shownProducts, shownStores, shownTotals } from '#server/lists/shown.ts'
import { toStore } from '#server/lists/store-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import { bestRated, bestRatedPage } from './best-rated.ts'
import type { FeaturedProducts } from './featured.ts'
import type { FlashSales } from './flash-sales.ts'

interface Deps {
  pages: ListPages
  featured: FeaturedProducts
  flashSales: FlashSales
  clock: Clock
}

const moving = { hotDeals: keptLists.hotDeals, newArrivals: keptLists.newArrivals }
const rated = {
  products: [keptLists.rated.name, keptLists.wellRated.name],
  stores: [keptLists.ratedStores.name, keptLists.wellRatedStores.name],
}
/**
 * What the cards depend on besides their order. The list is that of any rating while those with enough ratings do not
 * fill a page, so their number decides then. Once they fill one, it can only change together with a card.
 */
const cardsDependOn = (rows: readonly unknown[], { name }: KeptList) => ({
  isFull: rows.length === pageSize,
  decidedBy: [keptLists.wellRated.name, keptLists.wellRatedStores.name].filter((each) => each !== name),
})

export type ProductListName = keyof typeof moving | 'featuredProducts'

export type ListingsService = ReturnType<typeof listingsService>

export function listingsService({ pages, featured, flashSales, clock }: Deps) {
  const shownName = (name: ProductListName) => (name === 'featuredProducts' ? 'featured' : moving[name].name)
  const page = (name: ProductListName, params: ListParams & { now: Date }, isBestRated: boolean) =>
    name === 'featuredProducts'
      ? featured.page(params, isBestRated ? 'bestRated' : 'chosen')
      : pages.page(moving[name], params, { order: isBestRated ? 'bestRated' : 'newest' })

  return {
    async flashSales(): Promise<Answered<{ products: Product[] }>> {
      const now = clock()
      const { rows, nextAt } = await flashSales(now)
      const products = rows.map((row) => toProduct(row, now))
      const next = rows.length < flashSaleLimit ? nextAt : null
      return {
        answer: { products },
        shown: shownProducts(rows, now, { name: 'flash sales', until: next, order: 'chosen' }),
      }
    },

    async products(
      name: ProductListName,
      params: ListParams,
      order?: 'bestRated',
    ): Promise<Answered<ProductPage>> {
      const now = clock()
      const { cities, rows, until } = await page(name, { ...params, now }, order === 'bestRated')
      const { paging } = countedPage(cities, params)
      const key = order ?? (name === 'featuredProducts' ? 'chosen' : 'newest')
      return {
        answer: { products: rows.map((row) => toProduct(row, now)), ...paging },
        shown: shownProducts(rows, now, { name: shownName(name), city: params.city, order: key, until }),
      }
    },

    async productCities(name: ProductListName): Promise<Answered<Cities>> {
      const now = clock()
      const { cities, until } =
        name === 'featuredProducts' ? await featured.cities(now) : await pages.cities(moving[name], { now })
      return { answer: { cities: citiesOf(cities) }, shown: shownTotals({ name: shownName(name), until }) }
    },

    async bestRatedProducts(params: ListParams): Promise<Answered<ProductPage>> {
      const now = clock()
      const { rows, list, paging } = await bestRatedPage(pages, bestRated.products, { ...params, now })
      return {
        answer: { products: rows.map((row) => toProduct(row, now)), ...paging },
        shown: shownProducts(rows, now, {
          ...{ name: list.name, city: params.city, totalsOf: rated.products },
          ...cardsDependOn(rows, list),
        }),
      }
    },

    async bestRatedProductsCities(): Promise<Answered<Cities>> {
      const { cities } = await pages.cities(keptLists.rated, { now: clock() })
      return { answer: { cities: citiesOf(cities) }, shown: shownTotals({ name: keptLists.rated.name }) }
    },

    async bestRatedStores(params: ListParams, language: Language): Promise<Answered<StorePage>> {
      const now = clock()
      const { rows, list, paging } = await bestRatedPage(pages, bestRated.stores, { ...params, now })
      return {
        answer: { stores: rows.map((row) => toStore(row, now, language)), ...paging },
        shown: shownStores(rows, now, {
          ...{ name: list.name, city: params.city, totalsOf: rated.stores },
          ...cardsDependOn(rows, list),
        }),
      }
    },

    async bestRatedStoresCities(): Promise<Answered<Cities>> {
      const { cities } = await pages.cities(keptLists.ratedStores, { now: clock() })
      return {
        answer: { cities: citiesOf(cities) },
        shown: shownTotals({ name: keptLists.ratedStores.name }),
      }
    },
  }
}
