import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  productRatings,
  products,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'

// A literal, not a parameter: only then does PostgreSQL use the partial index of held ratings.
const held = (ratings: typeof productRatings | typeof storeRatings) => sql`${ratings.status} = 'held'`

/** Ratings by other people, of products or stores, with the same words. */
const sameWords = (print: SQL, author: SQL) => sql<number>`(
  select count(*)::int from (
    select from ${productRatings} where comment_print = ${print} and user_id <> ${author}
    union all select from ${storeRatings} where comment_print = ${print} and user_id <> ${author}) as same)`

const given = sql<number>`(
  (select count(*)::int from ${productRatings} g where g.user_id = ${users.id})
  + (select count(*)::int from ${storeRatings} g where g.user_id = ${users.id}))`

const ratingColumns = (ratings: typeof productRatings | typeof storeRatings) => ({
  id: ratings.id,
  rating: ratings.rating,
  comment: ratings.comment,
  commentPrint: ratings.commentPrint,
  userId: ratings.userId,
  createdAt: ratings.createdAt,
  updatedAt: ratings.updatedAt,
})

export type HeldRatingQueries = ReturnType<typeof heldRatingQueries>
export type HeldRow = Awaited<ReturnType<HeldRatingQueries['page']>>[number]

export function heldRatingQueries(tables: Tables) {
  const ofProducts = tables
    .select({
      ...ratingColumns(productRatings),
      of: sql<'product' | 'store'>`'product'`.as('of'),
      targetId: sql<string>`${products.id}`.as('target_id'),
      targetName: sql<string>`${products.title}`.as('target_name'),
      averageRating: products.averageRating,
      ratingCount: products.ratingCount,
      heldOnTarget: sql<number>`(
        select count(*)::int from ${productRatings} h where h.product_id = ${products.id} and h.status = 'held')`.as(
        'held_on_target',
      ),
    })
    .from(productRatings)
    .innerJoin(products, eq(products.id, productRatings.productId))
    .where(held(productRatings))
  const ofStores = tables
    .select({
      ...ratingColumns(storeRatings),
      of: sql<'product' | 'store'>`'store'`.as('of'),
      targetId: sql<string>`${stores.id}`.as('target_id'),
      targetName: sql<string>`${stores.name}`.as('target_name'),
      averageRating: stores.averageRating,
      ratingCount: stores.ratingCount,
      heldOnTarget: sql<number>`(
        select count(*)::int from ${storeRatings} h where h.store_id = ${stores.id} and h.status = 'held')`.as(
        'held_on_target',
      ),
    })
    .from(storeRatings)
    .innerJoin(stores, eq(stores.id, storeRatings.storeId))
    .where(held(storeRatings))

  return {
    async count(): Promise<number> {
      const [inProducts, inStores] = await Promise.all([
        tables.$count(productRatings, held(productRatings)),
        tables.$count(storeRatings, held(storeRatings)),
      ])
      return inProducts + inStores
    },

    page(limit: number, offset: number) {
      const rows = unionAll(ofProducts, ofStores).as('held')
      return tables
        .select({
          id: rows.id,
          of: rows.of,
          rating: rows.rating,
          comment: rows.comment,
          targetId: rows.targetId,
          targetName: rows.targetName,
          averageRating: rows.averageRating,
          ratingCount: rows.ratingCount,
          heldOnTarget: rows.heldOnTarget,
          sameWords: sameWords(sql`${rows.commentPrint}`, sql`${rows.userId}`),
          authorId: users.id,
          authorName: users.name,
          authorEmail: users.email,
          authorSince: users.createdAt,
          authorRatings: given,
          createdAt: rows.createdAt,
          updatedAt: rows.updatedAt,
        })
        .from(rows)
        .innerJoin(users, eq(users.id, rows.userId))
        .orderBy(asc(rows.updatedAt), asc(rows.id))
        .limit(limit)
        .offset(offset)
    },
  }
}
