import { and, type SQL, sql } from 'drizzle-orm'
import type { Cities } from '#contract/shapes/paging.ts'
import type { StorePage } from '#contract/shapes/store-listing.ts'
import { type CityCount, citiesOf, countedPage, type ListParams } from '#server/lists/counted-page.ts'
import { type CategoryCount, countsInCategory, inCategory, type Level } from '#server/lists/in-category.ts'
import { bestRatedStoresFirst, type CardQueries, type List, visibleStore } from '#server/lists/list.ts'
import { inNames, wordsIn } from '#server/lists/search-words.ts'
import { toStore } from '#server/lists/store-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { storeCategories, stores } from '#server/platform/database/schema/index.ts'

interface StoreListParams extends ListParams {
  search: string
  storeCategory?: string | undefined
  subcategory1?: string | undefined
  subcategory2?: string | undefined
  subcategory3?: string | undefined
}

export type StoreList = ReturnType<typeof storeList>

/** Above this number it is faster to scan the ratings than to sort the matches of the word index. */
const fewEnoughToSort = 1000

/** All stores, best rated first, filtered by name, city and categories. */
export function storeList(tables: Tables, cards: CardQueries, clock: Clock) {
  async function counts(chain: string[], named: SQL | undefined): Promise<(CityCount & { level?: Level })[]> {
    const deepest = chain.at(-1)
    const where = and(visibleStore, named)
    if (!deepest) return cards.storeCountsByCity({ where, order: [] })
    const found = await tables.execute<CategoryCount & Record<string, unknown>>(
      countsInCategory(stores, deepest, () => and(where, isChain(chain))),
    )
    return [...found]
  }

  return {
    async page(params: StoreListParams): Promise<StorePage> {
      const { search, storeCategory, subcategory1, subcategory2, subcategory3 } = params
      const chain = [storeCategory, subcategory1, subcategory2, subcategory3].filter((id) => id !== undefined)
      const named = search ? nameMatches(search) : undefined
      const byCity = await counts(chain, named)
      const { paging, slice, isPastEnd } = countedPage(byCity, params)
      if (isPastEnd) return { stores: [], ...paging }

      const byName = named && paging.total > fewEnoughToSort ? alongRatings(named) : named
      const [deepest, level] = [chain.at(-1), byCity[0]?.level]
      const list: List = {
        where: and(visibleStore, byName, deepest && level ? inCategory(stores, level, deepest) : undefined),
        order: bestRatedStoresFirst,
      }
      const rows = await cards.stores(list, slice)
      const now = clock()
      return { stores: rows.map((row) => toStore(row, now)), ...paging }
    },

    async cities(): Promise<Cities> {
      return { cities: citiesOf(await cards.storeCountsByCity({ where: visibleStore, order: [] })) }
    },
  }
}

/** A subquery for the names, so that the page itself is read in the order of the ratings. */
function alongRatings(named: SQL): SQL {
  return sql`(${stores.id} in (select id from ${stores} where ${and(visibleStore, named)})) is true`
}

/** A search that is only punctuation matches no name. */
function nameMatches(search: string): SQL {
  const words = wordsIn(search)
  return words.length > 0 ? sql`${stores.search} @@ ${inNames(words)}` : sql`false`
}

/** A subcategory of another category matches nothing, instead of being ignored. */
function isChain(chain: string[]): SQL | undefined {
  if (chain.length === 1) return undefined
  return sql`exists (
    select from ${storeCategories} c
    where c.id = ${chain.at(-1)} and c.path @> ${sql.param(chain)}::uuid[])`
}
