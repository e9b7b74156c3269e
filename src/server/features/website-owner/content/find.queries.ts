import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mostFound } from '#domain/found-content.ts'
import { asWritten, wordsIn } from '#server/lists/search-words.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  commentWords,
  hasComment,
  productRatings,
  products,
  reports,
  storeRatings,
  users,
} from '#server/platform/database/schema/index.ts'
import { containing, storesNamed } from '#server/shared/named-store.ts'

export interface FoundReview {
  id: string
  target: 'product-review' | 'store-review'
}

interface Names {
  products: readonly string[]
  stores: readonly string[]
  people: readonly string[]
}

/** The first reviews found that have these words. */
function withWords(ratings: typeof productRatings | typeof storeRatings, target: string, search: string) {
  const words = wordsIn(search)
  if (words.length === 0) return sql``
  return sql`(
    select id, ${target}::text as target from (
      select ${ratings.id} from ${ratings} where ${hasComment} and ${commentWords} @@ ${asWritten(words)}
      limit ${mostFound}) as worded)
    union`
}

const targetKey = sql<string>`coalesce(product_id, store_id, product_rating_id, store_rating_id)`

export type FindQueries = ReturnType<typeof findQueries>

/** Each finds at most `mostFound` ids, newest first: ids are ordered by time. */
export function findQueries(tables: Tables) {
  /**
   * A materialised query is planned as if all its rows were read, so that the index is used, but it stops when enough
   * of them are.
   */
  async function newest(matching: SQL): Promise<string[]> {
    const rows = await tables.execute<{ id: string }>(sql`
      with found as materialized (${matching}), enough as (select id from found limit ${mostFound})
      select id from enough order by id desc`)
    return rows.map(({ id }) => id)
  }

  return {
    async products(search: string): Promise<string[]> {
      const words = wordsIn(search)
      if (words.length === 0) return []
      return newest(
        sql`select ${products.id} from ${products} where ${products.search} @@ ${asWritten(words)}`,
      )
    },

    stores: (search: string) => newest(storesNamed(search)),

    people: (search: string) =>
      newest(sql`
        select ${users.id} from ${users} where plain_text(${users.name}) like plain_text(${containing(search)})
          or lower(${users.email}::text) like lower(${containing(search)})`),

    /** Reviews with these words, by these people, and of these products and stores. */
    reviews: (
      { products: ofProducts, stores: ofStores, people: by }: Names,
      search = '',
    ): Promise<FoundReview[]> =>
      tables.execute<FoundReview & Record<string, unknown>>(sql`
        select id, target from (
          ${withWords(productRatings, 'product-review', search)}
          ${withWords(storeRatings, 'store-review', search)}
          select ${productRatings.id}, 'product-review' as target from ${productRatings}
            where ${productRatings.productId} = any (${sql.param([...ofProducts])}::uuid[])
          union select ${productRatings.id}, 'product-review' from ${productRatings}
            where ${productRatings.userId} = any (${sql.param([...by])}::uuid[])
          union select ${storeRatings.id}, 'store-review' from ${storeRatings}
            where ${storeRatings.storeId} = any (${sql.param([...ofStores])}::uuid[])
          union select ${storeRatings.id}, 'store-review' from ${storeRatings}
            where ${storeRatings.userId} = any (${sql.param([...by])}::uuid[])) as found
        order by id desc limit ${mostFound}`),

    async openReports(ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map()
      const rows = await tables
        .select({ id: targetKey, count: count() })
        .from(reports)
        .where(and(eq(reports.status, 'open'), inArray(targetKey, [...ids])))
        .groupBy(targetKey)
      return new Map(rows.map((row) => [row.id, row.count]))
    },
  }
}
