import { and, type SQL, sql } from 'drizzle-orm'
import { type CityCount, countedPage, type ListParams } from '#server/lists/counted-page.ts'
import { storeKmFrom } from '#server/lists/distance-from-place.ts'
import { bestRatedStoresFirst, type CardQueries, type List, visibleStore } from '#server/lists/list.ts'
import type { Near } from '#server/lists/near-pages.ts'
import { inNames, wordsIn } from '#server/lists/search-words.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { storeCategories, stores } from '#server/platform/database/schema/index.ts'

const levels = [1, 2, 3, 4] as const
type Level = (typeof levels)[number]
type Count = CityCount & { level?: Level }

/** Above this number it is faster to scan the ratings than to sort the matches of the word index. */
const fewEnoughToSort = 1000

/** Stores whose name has the words of a search, counted as they are found. */
export function storesByName(tables: Tables, cards: CardQueries) {
  async function counts(chain: string[], named: SQL): Promise<Count[]> {
    const deepest = chain.at(-1)
    const where = and(visibleStore, named)
    if (!deepest) return cards.storeCountsByCity({ where, order: [] })
    const found = await tables.execute<Count & Record<string, unknown>>(
      countsInCategory(deepest, and(where, isChain(chain))),
    )
    return [...found]
  }

  return async (search: string, chain: string[], params: ListParams & Near) => {
    const { near, radius } = params
    const km = near && storeKmFrom(near)
    const isWithin = km && radius !== undefined ? sql`${km} <= ${radius}` : undefined
    const named = and(nameMatches(search), isWithin) ?? nameMatches(search)
    const byCity = await counts(chain, named)
    const { paging, slice, isPastEnd } = countedPage(byCity, params)
    if (isPastEnd) return { rows: [], paging }

    const byName = paging.total > fewEnoughToSort && !km ? alongRatings(named) : named
    const [deepest, level] = [chain.at(-1), byCity[0]?.level]
    const list: List = {
      where: and(visibleStore, byName, deepest && level ? inCategory(level, deepest) : undefined),
      order: km ? [sql`${km} nulls last`, ...bestRatedStoresFirst] : bestRatedStoresFirst,
    }
    return { rows: await cards.stores(list, slice), paging }
  }
}

/** Matches a category of this level and everything below it, in the form that the index over that level needs. */
function inCategory(level: Level, id: string): SQL {
  const path = stores.categoryPath
  return sql`(${path}[${sql.raw(String(level))}] = ${id} and cardinality(${path}) >= ${sql.raw(String(level))})`
}

/**
 * Counts by city at every level at once, so that the caller need not know the level of a category. The other levels
 * cost one index lookup each.
 */
function countsInCategory(id: string, where: SQL | undefined): SQL {
  const perLevel = levels.map(
    (level) => sql`
      select ${sql.raw(String(level))}::int as level, ${stores.city} as city, count(*)::int as count
      from ${stores} where ${inCategory(level, id)} and ${where} group by ${stores.city}`,
  )
  return sql.join(perLevel, sql` union all `)
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
