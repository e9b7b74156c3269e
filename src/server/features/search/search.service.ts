import type { Cities } from '#contract/paging.ts'
import type { SearchResults } from '#contract/search.ts'
import { pageSize } from '#domain/listing.ts'
import { totalPages } from '#domain/pagination.ts'
import { citiesOf } from '#server/cards/counted-page.ts'
import { toProduct } from '#server/cards/product-card.ts'
import { wordsIn } from '#server/cards/search-words.ts'
import { toStore } from '#server/cards/store-card.ts'
import type { Clock } from '#server/clock.ts'
import type { Kind } from './findings.ts'
import type { SearchQueries } from './search.queries.ts'

interface WantedResults {
  q: string
  productPage: number
  storePage: number
  city?: string | undefined
}

export type SearchService = ReturnType<typeof searchService>

export function searchService(queries: SearchQueries, clock: Clock) {
  return {
    async productsAndStores({ q, productPage, storePage, city }: WantedResults): Promise<SearchResults> {
      const words = wordsIn(q)
      const [products, stores] =
        words.length > 0
          ? await Promise.all([
              queries.products(words, { page: productPage, city }),
              queries.stores(words, { page: storePage, city }),
            ])
          : [nothing, nothing]
      const now = clock()
      return {
        products: products.rows.map((row) => toProduct(row, now)),
        stores: stores.rows.map((row) => toStore(row, now)),
        productPage,
        storePage,
        totalProductPages: totalPages(products.here, pageSize),
        totalStorePages: totalPages(stores.here, pageSize),
        totalProducts: products.here,
        totalStores: stores.here,
        fuzzy: products.isClose || stores.isClose,
      }
    },

    async cities(kind: Kind, q: string): Promise<Cities> {
      const words = wordsIn(q)
      return { cities: words.length > 0 ? citiesOf(await queries.cities(kind, words)) : [] }
    },
  }
}

const nothing = { here: 0, isClose: false, rows: [] }
