import { pageSize } from '#domain/listing.ts'
import type { ListParams } from '#server/lists/counted-page.ts'
import { type Card, type CardRow, cards } from '#server/lists/list-pages.ts'
import { prepared } from '#server/lists/prepared.ts'
import type { ProductRow } from '#server/lists/product-card.ts'
import type { StoreRow } from '#server/lists/store-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { Matched } from './candidates.ts'
import { type Found, type FoundRow, firstOf, foundIn } from './found.ts'
import { bestStatement, citiesStatement, type Kind, pageStatement, stepValues } from './found-page.ts'
import { foundProducts } from './found-products.ts'
import type { Step } from './steps.ts'

type Statement = ReturnType<typeof prepared<object>>

export type SearchQueries = ReturnType<typeof searchQueries>

/** Matches, totals and the cards of one page, of products and of stores. */
export function searchQueries(tables: Tables) {
  const byName = foundProducts(tables)

  /** Made at its first use: one for each series of columns. */
  const statements = new Map<string, Statement>()
  function statement(text: string): Statement {
    const made = statements.get(text) ?? prepared<object>(tables, text)
    statements.set(text, made)
    return made
  }

  async function page<Of extends Kind>(
    kind: Of,
    steps: readonly Step[],
    { page: number, city }: ListParams,
  ): Promise<Found<CardRow[Of]>> {
    const { text: columns, joins, decode }: Card = cards[kind]
    const text = pageStatement(kind, steps, city !== undefined, { columns, joins })
    const rows = await statement(text)({
      ...stepValues(steps),
      offset: (number - 1) * pageSize,
      ...(city !== undefined && { city }),
    })
    return foundIn(rows as FoundRow[], decode as (row: object) => CardRow[Of])
  }

  async function best(kind: Kind, steps: readonly Step[], city: string | undefined): Promise<Matched> {
    const text = bestStatement(kind, steps, city !== undefined)
    const rows = await statement(text)({ ...stepValues(steps), ...(city !== undefined && { city }) })
    return firstOf(rows as Matched[])
  }

  async function cities(kind: Kind, steps: readonly Step[]): Promise<{ city: string }[]> {
    const rows = await statement(citiesStatement(kind, steps))(stepValues(steps))
    return rows as { city: string }[]
  }

  return {
    /** Each step among names is a statement of its own; nearly always the first one answers. */
    async products(steps: readonly Step[], params: ListParams): Promise<Found<ProductRow>> {
      for (const { wanted } of steps.filter(isAmongNames)) {
        const named = await byName.page(wanted, params)
        if (named.everywhere > 0) return named
      }
      return page('products', steps.filter(isAmongAll), params)
    },

    stores: (steps: readonly Step[], params: ListParams): Promise<Found<StoreRow>> =>
      page('stores', steps, params),

    /** The best rated of what is found, for filters and orders. */
    async bestProducts(steps: readonly Step[], city: string | undefined): Promise<Matched> {
      for (const { wanted } of steps.filter(isAmongNames)) {
        const named = await byName.best(wanted, city)
        if (named.everywhere > 0) return named
      }
      return best('products', steps.filter(isAmongAll), city)
    },

    bestStores: (steps: readonly Step[], city: string | undefined): Promise<Matched> =>
      best('stores', steps, city),

    /** The cards of some ids, in their order. */
    async cards<Of extends Kind>(kind: Of, ids: readonly string[]): Promise<CardRow[Of][]> {
      if (ids.length === 0) return []
      const { text, joins, decode }: Card = cards[kind]
      const rows = await statement(`select ${text}
        from unnest({ids}::text::uuid[]) with ordinality as page (id, number)
          join ${kind} on ${kind}.id = page.id ${joins}
        order by page.number`)({ ids: `{${ids.join(',')}}` })
      return rows.map(decode) as CardRow[Of][]
    },

    /** How many products have a word in their names. */
    countNamed: (word: string): Promise<number> => byName.count([{ typed: [word], translations: [] }]),

    async cities(kind: Kind, steps: readonly Step[]): Promise<{ city: string }[]> {
      if (kind === 'stores') return cities(kind, steps)
      for (const { wanted } of steps.filter(isAmongNames)) {
        const named = await byName.cities(wanted)
        if (named.length > 0) return named
      }
      return cities(kind, steps.filter(isAmongAll))
    },
  }
}

const isAmongNames = ({ column }: Step) => column === 'name_words'
const isAmongAll = ({ column }: Step) => column === 'search'
