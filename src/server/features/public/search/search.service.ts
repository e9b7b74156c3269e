import type { SearchResults } from '#contract/public/search.ts'
import type { Cities } from '#contract/shapes/paging.ts'
import type { FilterCounts } from '#contract/shapes/search-filters.ts'
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
import { isNarrowing, type Narrowing, narrowedSearch, noMatches } from './narrowed-search.ts'
import type { OpenStores } from './open-stores.ts'
import type { SearchQueries } from './search.queries.ts'
import { closeSteps, type Step, stepsFor } from './steps.ts'

interface Words {
  q: string
  /** No close spellings. */
  exact?: boolean | undefined
}

type FilterParams = Words & Narrowing
type SearchParams = FilterParams & { productPage: number; storePage: number }

interface SearchDeps {
  queries: SearchQueries
  spellings: CloseSpellings
  openStores: OpenStores
  clock: Clock
}

export type SearchService = ReturnType<typeof searchService>

export function searchService({ queries, spellings, openStores, clock }: SearchDeps) {
  const narrow = narrowedSearch(queries, openStores)

  async function find(steps: readonly Step[], { productPage, storePage, city }: SearchParams) {
    const [products, stores] = await Promise.all([
      queries.products(steps, { page: productPage, city }),
      queries.stores(steps, { page: storePage, city }),
    ])
    return { products, stores, isFound: products.everywhere + stores.everywhere > 0 }
  }

  /** Close spellings are used only when neither a product nor a store matches as typed. */
  async function matches<Matches extends { isFound: boolean }>(
    { q, exact }: Words,
    spend: Spend,
    look: { units: number; in: (steps: readonly Step[]) => Promise<Matches> },
  ): Promise<{ found?: Matches; fuzzy: boolean }> {
    const words = tellingWords(wordsIn(q))
    if (words.length === 0) return { fuzzy: false }
    spend(look.units)
    const asWritten = await look.in(stepsFor(words))
    if (asWritten.isFound || exact) return { found: asWritten, fuzzy: false }
    spend(readUnits.closeSpellings)
    const units = await spellings.unitsFor(words)
    const close = units && (await look.in(closeSteps(units)))
    return close ? { found: close, fuzzy: close.isFound } : { fuzzy: false }
  }

  async function plain(params: SearchParams, spend: Spend) {
    const { found = nothing, fuzzy } = await matches(params, spend, {
      units: readUnits.search,
      in: (steps) => find(steps, params),
    })
    return { ...found, fuzzy }
  }

  async function bestMatches(params: FilterParams, spend: Spend, now: Date) {
    const { found = noMatches, fuzzy } = await matches(params, spend, {
      units: readUnits.narrowedSearch,
      in: (steps) => narrow.matches(steps, params, now),
    })
    return { found, fuzzy }
  }

  async function narrowedPages(params: SearchParams, spend: Spend) {
    const now = clock()
    const { found, fuzzy } = await bestMatches(params, spend, now)
    return { ...(await narrow.pages(found, params, now)), fuzzy }
  }

  return {
    async productsAndStores(params: SearchParams, language: Language, spend: Spend): Promise<SearchResults> {
      const { products, stores, ...about } = isNarrowing(params)
        ? await narrowedPages(params, spend)
        : await plain(params, spend)
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
        fuzzy: about.fuzzy,
        ...('cutAt' in about && { cutAt: about.cutAt }),
      }
    },

    /** How many of the same matches each filter would leave. */
    async filterCounts(params: FilterParams, spend: Spend): Promise<FilterCounts> {
      const now = clock()
      const { found } = await bestMatches(params, spend, now)
      return narrow.counts(found, params, now)
    },

    /** How much is written so, close spellings aside. */
    async totalAsWritten(words: readonly string[]): Promise<number> {
      const { products, stores } = await find(stepsFor(words), { q: '', productPage: 1, storePage: 1 })
      return products.everywhere + stores.everywhere
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
