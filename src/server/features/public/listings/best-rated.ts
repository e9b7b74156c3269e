import { count, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { enoughRatings, ratingsToBeListed } from '#domain/listing.ts'
import { countedPage, type ListParams } from '#server/lists/counted-page.ts'
import type { List } from '#server/lists/list.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { products, stores } from '#server/platform/database/schema/index.ts'
import { bestRatedProducts, bestRatedStores } from './lists.ts'

interface RatedInCity {
  city: string
  /** How many have any rating. */
  rated: number
  /** How many have enough ratings to be listed. */
  wellRated: number
}

export type BestRatedQueries = ReturnType<typeof bestRatedQueries>

export function bestRatedQueries(tables: Tables) {
  function byCity(table: PgTable & { city: PgColumn; ratingCount: PgColumn }, { where }: List) {
    return tables
      .select({
        city: sql<string>`${table.city}`,
        rated: count(),
        wellRated: sql<number>`(count(*) filter (where ${table.ratingCount} >= ${enoughRatings}))::int`,
      })
      .from(table)
      .where(where)
      .groupBy(table.city)
  }

  return {
    products: (): Promise<RatedInCity[]> => byCity(products, bestRatedProducts(1)),
    stores: (): Promise<RatedInCity[]> => byCity(stores, bestRatedStores(1)),
  }
}

/** Chooses how many ratings the list asks for. With a city, the numbers of that city decide. */
export function bestRatedPage(byCity: readonly RatedInCity[], params: ListParams) {
  const asked = byCity.filter(({ city }) => !params.city || city === params.city)
  const ratings = ratingsToBeListed(asked.reduce((sum, { wellRated }) => sum + wellRated, 0))
  const counts = byCity.map(({ city, rated, wellRated }) => ({
    city,
    count: ratings === enoughRatings ? wellRated : rated,
  }))
  return { ratings, ...countedPage(counts, params) }
}
