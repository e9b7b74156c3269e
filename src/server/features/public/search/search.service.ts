import type { SearchResults } from '#contract/public/search.ts'
import type { Cities } from '#contract/shapes/paging.ts'
import type { Language } from '#domain/language.ts'
import { pageSize } from '#domain/listing.ts'
import { totalPages } from '#domain/pagination.ts'
import { citiesOf } from '#server/lists/counted-page.ts'
import { toProduct } from '#server/lists/product-card.ts'
import { wordsIn } from '#server/lists/search-words.ts'
import { toStore } from '#server/lists/store-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import { readUnits, type Spend } from '#server/platform/limits/read-budget.ts'
import type { CloseSpellings } from './close-spellings.ts'
import { tellingWords } from './filler-words.ts'
import type { Kind } from './found-page.ts'
import type { SearchQueries } from './search.queries.ts'
import { closeSteps, type Step, stepsFor } from './steps.ts'

interface SearchParams {
  q: string
  productPage: number
  storePage: number
  city?: string | undefined
}

export type SearchService = ReturnType<typeof searchService>

export function searchService(queries: SearchQueries, spellings: CloseSpellings, clock: Clock) {
  async function find(steps: readonly Step[], { productPage, storePage, city }: SearchParams) {
    const [products, stores] = await Promise.all([
      queries.products(steps, { page: productPage, city }),
      queries.stores(steps, { page: storePage, city }),
    ])
    return { products, stores, isFound: products.everywhere + stores.everywhere > 0 }
  }

  /** Close spellings are used only when neither a product nor a store matches as typed. */
  async function findClosely(words: readonly string[], params: SearchParams) {
    const units = await spellings.unitsFor(words)
    return units ? find(closeSteps(units), params) : nothing
  }

  async function results(params: SearchParams, spend: Spend) {
    const words = tellingWords(wordsIn(params.q))
    if (words.length === 0) return { ...nothing, fuzzy: false }
    spend(readUnits.search)
    const asWritten = await find(stepsFor(words), params)
    if (asWritten.isFound) return { ...asWritten, fuzzy: false }
    spend(readUnits.closeSpellings)
    const close = await findClosely(words, params)
    return { ...close, fuzzy: close.isFound }
  }

  return {
    async productsAndStores(params: SearchParams, language: Language, spend: Spend): Promise<SearchResults> {
      const { products, stores, fuzzy } = await results(params, spend)
      const { productPage, storePage } = params
      const now = clock()
      return {
        products: products.rows.map((row) => toProduct(row, now)),
        stores: stores.rows.map((row) => toStore(row, now, language)),
        productPage,
        storePage,
        totalProductPages: totalPages(products.here, pageSize),
        totalStorePages: totalPages(stores.here, pageSize),
        totalProducts: products.here,
        totalStores: stores.here,
        fuzzy,
      }
    },

    /** The cities of the same step that the results come from. */
    async cities(kind: Kind, q: string, spend: Spend): Promise<Cities> {
      const words = tellingWords(wordsIn(q))
      if (words.length === 0) return { cities: [] }
      spend(readUnits.cities)
      const steps = stepsFor(words)
      const cities = await queries.cities(kind, steps)
      if (cities.length > 0) return { cities: citiesOf(cities) }
      const besides = await queries.cities(kind === 'products' ? 'stores' : 'products', steps)
      if (besides.length > 0) return { cities: [] }
      spend(readUnits.closeSpellings)
      const units = await spellings.unitsFor(words)
      return { cities: units ? citiesOf(await queries.cities(kind, closeSteps(units))) : [] }
    },
  }
}

const none = { here: 0, everywhere: 0, rows: [] }
const nothing = { products: none, stores: none, isFound: false }
