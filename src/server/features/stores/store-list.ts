import { and, type SQL, sql } from 'drizzle-orm'
import type { Cities } from '#contract/paging.ts'
import type { StorePage } from '#contract/store-listing.ts'
import { citiesOf, countedPage, type Wanted } from '#server/cards/counted-page.ts'
import { type CategoryCount, countsInCategory, inCategory } from '#server/cards/in-category.ts'
import { bestRatedStoresFirst, type CardQueries, type List, visibleStore } from '#server/cards/list.ts'
import { nameWords } from '#server/cards/search-words.ts'
import { toStore } from '#server/cards/store-card.ts'
import type { Tables } from '#server/database/connect.ts'
import { stores } from '#server/database/schema/index.ts'

interface WantedStores extends Wanted {
  search: string
  storeCategory?: string | undefined
  subcategory1?: string | undefined
  subcategory2?: string | undefined
  subcategory3?: string | undefined
}

export type StoreList = ReturnType<typeof storeList>

/** All stores, best rated first, narrowed by name, city and a chain of categories. */
export function storeList(tables: Tables, cards: CardQueries) {
  async function counted(
    wanted: WantedStores,
  ): Promise<{ byCity: { city: string; count: number }[]; list: List }> {
    const { chain, named } = filters(wanted)
    const deepest = chain.at(-1)
    if (!deepest) {
      const list = { where: and(visibleStore, named), order: bestRatedStoresFirst }
      return { byCity: await cards.storeCountsByCity(list), list }
    }
    const where = and(visibleStore, named, below(chain))
    const found = await tables.execute<CategoryCount & Record<string, unknown>>(
      countsInCategory(stores, deepest, () => where),
    )
    const list = {
      where: and(where, inCategory(stores, found[0]?.level ?? 1, deepest)),
      order: bestRatedStoresFirst,
    }
    return { byCity: [...found], list }
  }

  return {
    async page(wanted: WantedStores): Promise<StorePage> {
      const { byCity, list } = await counted(wanted)
      const { paging, slice, isPastEnd } = countedPage(byCity, wanted)
      const rows = isPastEnd ? [] : await cards.stores(list, slice)
      return { stores: rows.map(toStore), ...paging }
    },

    async cities(): Promise<Cities> {
      return { cities: citiesOf(await cards.storeCountsByCity({ where: visibleStore, order: [] })) }
    },
  }
}

function filters({ search, storeCategory, subcategory1, subcategory2, subcategory3 }: WantedStores) {
  const chain = [storeCategory, subcategory1, subcategory2, subcategory3].filter((id) => id !== undefined)
  return { chain, named: search.trim() ? nameMatches(search) : undefined }
}

/** A search of nothing but punctuation matches no name. */
function nameMatches(search: string): SQL {
  const words = nameWords(search)
  return words ? sql`${stores.search} @@ (${words})` : sql`false`
}

function below(chain: string[]): SQL | undefined {
  return chain.length > 1 ? sql`${stores.categoryPath} @> ${sql.param(chain)}::uuid[]` : undefined
}
