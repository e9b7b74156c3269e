import { pageSize } from '#domain/listing.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { type CityCount, countsOf, type Totals } from './counted-page.ts'
import type { KeptList, Listed } from './kept-list.ts'
import { citiesStatement, type ListOrder, pageStatement } from './page-statement.ts'
import { prepared, selection, type Values } from './prepared.ts'
import { type ProductRow, productColumns } from './product-card.ts'
import { type StoreRow, storeColumns } from './store-card.ts'

/** The columns of product cards, for rows of `products`. */
export const productCards = {
  ...selection(productColumns),
  joins: 'join stores on stores.id = products.store_id join pictures on pictures.key = products.picture_key',
}
export type Card = { text: string; joins: string; decode: (found: object) => object }
export const cards = {
  products: productCards,
  stores: { ...selection(storeColumns), joins: 'join pictures on pictures.key = stores.picture_key' },
}
export type CardRow = { products: ProductRow; stores: StoreRow }

type Found<Facts> = Facts & {
  id: string | null
  cities: Totals
  changed: Totals
  offered?: Totals
  offeredChanged?: Totals
  until?: string | null
}

export interface ListPage<Card, Facts = unknown> {
  cities: CityCount[]
  /** Of the list that offers its cities. */
  offered: CityCount[]
  rows: Card[]
  /** When somebody enters or leaves the list by the clock alone. */
  until: Date | null
  facts: Facts
}

export interface PageOptions {
  order?: ListOrder
  offers?: KeptList
  /** Columns beside the cards, by their text. */
  facts?: string
}

export interface PageParams {
  now: Date
  page: number
  city?: string | undefined
  scope?: string
  /** Values of the facts. */
  values?: Values
}

export type ListPages = ReturnType<typeof listPages>

/** Pages and cities of the lists with stored totals, each in one statement, which is made at its first use. */
export function listPages(tables: Tables) {
  const statements = new Map<string, ReturnType<typeof prepared<object>>>()
  function statement(text: () => string, ...key: unknown[]) {
    const name = key.join('|')
    const made = statements.get(name) ?? prepared<object>(tables, text())
    statements.set(name, made)
    return made
  }

  return {
    async page<Of extends Listed, Facts>(
      list: KeptList<Of>,
      { now, page, city, scope, values }: PageParams,
      { order = 'bestRated', offers, facts }: PageOptions = {},
    ): Promise<ListPage<CardRow[Of], Facts>> {
      const card: Card = cards[list.of]
      const inCity = city !== undefined
      const text = () =>
        pageStatement({
          list,
          order,
          inCity,
          cards: { columns: card.text, joins: card.joins },
          ...(offers && { offers }),
          ...(facts && { facts }),
        })
      const found = (await statement(
        text,
        list.where,
        order,
        inCity,
        facts,
      )({
        ...values,
        now: now.toISOString(),
        offset: (page - 1) * pageSize,
        ...(inCity && { city }),
        ...(scope && { scope }),
      })) as Found<Facts>[]
      const [first] = found
      if (!first) throw new Error('A page always has a first row.')
      return {
        cities: countsOf(first.cities, first.changed),
        offered: countsOf(first.offered, first.offeredChanged),
        rows: (first.id === null ? [] : found.map(card.decode)) as CardRow[Of][],
        until: first.until ? new Date(first.until) : null,
        facts: first,
      }
    },

    async cities<Facts>(
      list: KeptList,
      { now, scope, values }: Omit<PageParams, 'page' | 'city'>,
      facts?: string,
    ): Promise<Pick<ListPage<never, Facts>, 'cities' | 'until' | 'facts'>> {
      const text = () => citiesStatement(list, facts)
      const [row] = (await statement(
        text,
        'cities',
        list.name,
        facts,
      )({
        ...values,
        now: now.toISOString(),
        ...(scope && { scope }),
      })) as Found<Facts>[]
      if (!row) throw new Error('A statement without tables has one row.')
      return {
        cities: countsOf(row.cities, row.changed),
        until: row.until ? new Date(row.until) : null,
        facts: row,
      }
    },
  }
}
