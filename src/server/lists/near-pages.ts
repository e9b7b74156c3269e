import { pageSize } from '#domain/listing.ts'
import type { Place } from '#domain/places.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { countsOf, type Totals } from './counted-page.ts'
import { fromPlace } from './distance-from-place.ts'
import type { KeptList, Listed } from './kept-list.ts'
import { type Card, type CardRow, cards, type ListPage, type PageParams } from './list-pages.ts'
import { nearStatement } from './near-statement.ts'
import { prepared } from './prepared.ts'

/** The order by distance from a place, with a radius in km or without. */
export interface Near {
  near?: Place | undefined
  radius?: number | undefined
}

interface NearParams extends PageParams {
  near: Place
  radius?: number | undefined
}

interface NearPage<Card, Facts> extends Pick<ListPage<Card, Facts>, 'cities' | 'rows' | 'facts'> {
  /** Where each of the rows is. */
  spots: string[]
}

type Found<Facts> = Facts & { id: string | null; spot: string; cities: Totals; changed: Totals }

export type NearPages = ReturnType<typeof nearPages>

/** Pages of a list with its nearest members first. */
export function nearPages(tables: Tables) {
  const statements = new Map<string, ReturnType<typeof prepared<object>>>()

  return {
    async page<Of extends Listed, Facts>(
      list: KeptList<Of>,
      { now, page, city, scope, values, near, radius }: NearParams,
      facts?: string,
    ): Promise<NearPage<CardRow[Of], Facts>> {
      const card: Card = cards[list.of]
      const options = { inCity: city !== undefined, hasRadius: radius !== undefined, facts }
      const key = [list.where, ...Object.values(options)].join('|')
      const statement = statements.get(key) ?? prepared<object>(tables, nearStatement(list, card, options))
      statements.set(key, statement)
      const found = (await statement({
        ...values,
        ...fromPlace(near),
        now: now.toISOString(),
        offset: (page - 1) * pageSize,
        ...(city !== undefined && { city }),
        ...(radius !== undefined && { radius }),
        ...(scope && { scope }),
      })) as Found<Facts>[]
      const [first] = found
      if (!first) throw new Error('A page always has a first row.')
      const rows = first.id === null ? [] : found
      return {
        cities: countsOf(first.cities, first.changed),
        rows: rows.map(card.decode) as CardRow[Of][],
        spots: rows.map(({ spot }) => spot),
        facts: first,
      }
    },
  }
}
