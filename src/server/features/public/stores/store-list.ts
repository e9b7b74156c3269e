import type { Cities } from '#contract/shapes/paging.ts'
import type { StorePage } from '#contract/shapes/store-listing.ts'
import type { Language } from '#domain/language.ts'
import { citiesOf, countedPage, type ListParams } from '#server/lists/counted-page.ts'
import { type ChainFacts, chainFacts, chainValues } from '#server/lists/in-category.ts'
import { keptLists } from '#server/lists/kept-list.ts'
import type { CardQueries } from '#server/lists/list.ts'
import type { ListPages } from '#server/lists/list-pages.ts'
import type { Near, NearPages } from '#server/lists/near-pages.ts'
import { type Answered, shownStores, shownTotals } from '#server/lists/shown.ts'
import { toStore } from '#server/lists/store-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { storesByName } from './stores-by-name.ts'

interface StoreListParams extends ListParams, Near {
  search: string
  storeCategory?: string | undefined
  subcategory1?: string | undefined
  subcategory2?: string | undefined
  subcategory3?: string | undefined
}

interface Deps {
  tables: Tables
  cards: CardQueries
  pages: ListPages
  nearPages: NearPages
  clock: Clock
}

const facts = chainFacts('store_categories')
const { name } = keptLists.stores

function chainOf({ storeCategory, subcategory1, subcategory2, subcategory3 }: StoreListParams): string[] {
  return [storeCategory, subcategory1, subcategory2, subcategory3].filter((id) => id !== undefined)
}

function listOf(search: string, chain: string[]) {
  if (search) return { name: 'stores by name' }
  const scope = chain.at(-1)
  return scope ? { name: keptLists.storeCategory(1).name, scope } : { name }
}

export type StoreList = ReturnType<typeof storeList>

/** All stores, best rated first, filtered by name, city and categories. */
export function storeList({ tables, cards, pages, nearPages, clock }: Deps) {
  const byName = storesByName(tables, cards)

  type Asked = ListParams & Near & { now: Date }

  async function inCategory(chain: string[], params: Asked) {
    const { near } = params
    const asked = { ...params, scope: chain.at(-1) ?? '', values: chainValues(chain) }
    const read = (level: number) => {
      const list = keptLists.storeCategory(level)
      return near
        ? nearPages.page<'stores', ChainFacts>(list, { ...asked, near }, facts)
        : pages.page<'stores', ChainFacts>(list, asked, { facts })
    }
    let found = await read(chain.length)
    const { level, isChain } = found.facts
    // The first of the chain was not a root.
    if (level !== null && level !== chain.length) found = await read(level)
    return isChain ? found : { cities: [], rows: [], ...('spots' in found && { spots: [] }) }
  }

  const everywhere = ({ near, ...params }: Asked) =>
    near ? nearPages.page(keptLists.stores, { ...params, near }) : pages.page(keptLists.stores, params)

  async function found({ search, page, city, near, radius }: StoreListParams, chain: string[], now: Date) {
    if (search) return { ...(await byName(search, chain, { page, city, near, radius })), spots: undefined }
    const params = { page, city, near, radius, now }
    const { cities, ...list } = chain.length > 0 ? await inCategory(chain, params) : await everywhere(params)
    return {
      rows: list.rows,
      paging: countedPage(cities, params).paging,
      spots: 'spots' in list ? list.spots : undefined,
    }
  }

  return {
    async page(params: StoreListParams, language: Language): Promise<Answered<StorePage>> {
      const now = clock()
      const chain = chainOf(params)
      const { rows, paging, spots } = await found(params, chain, now)
      return {
        answer: { stores: rows.map((row) => toStore(row, now, language)), ...paging },
        shown: shownStores(rows, now, {
          ...listOf(params.search, chain),
          city: params.city,
          spots,
        }),
      }
    },

    async cities(): Promise<Answered<Cities>> {
      const { cities } = await pages.cities(keptLists.stores, { now: clock() })
      return { answer: { cities: citiesOf(cities) }, shown: shownTotals({ name }) }
    },
  }
}
