import { desc, eq, gte, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  contactMessages,
  feeCycles,
  productRatings,
  products,
  raisedPrices,
  reports,
  reviewPhotos,
  storeApplications,
  storeRatings,
  stores,
  tapCounts,
  users,
} from '#server/platform/database/schema/index.ts'

const named = 5

interface TapRow {
  day: string
  kind: (typeof tapCounts.kind.enumValues)[number]
  isOnProduct: boolean
  count: number
}

type Waiting = Record<
  'applications' | 'reports' | 'heldRatings' | 'reviewPhotos' | 'raisedPrices' | 'overdueFees' | 'messages',
  number
>

/** The Mauritius day of a moment. */
const dayOf = (moment: unknown) => sql`(${moment} at time zone 'Indian/Mauritius')::date`

export type TodayQueries = ReturnType<typeof todayQueries>

export function todayQueries(tables: Tables) {
  return {
    /** How many items wait in each queue. Fees count when they were due before a day. */
    async waiting(dueBefore: string): Promise<Waiting> {
      const [row] = await tables.execute<Waiting>(sql`select
        (select count(*)::int from ${storeApplications} where status = 'open') as applications,
        (select count(distinct coalesce(product_id, store_id, product_rating_id, store_rating_id, answer_id, id))::int
          from ${reports} where status = 'open') as reports,
        (select count(*)::int from ${productRatings} where status = 'held')
          + (select count(*)::int from ${storeRatings} where status = 'held') as "heldRatings",
        (select count(*)::int from ${reviewPhotos} where shown_at is null) as "reviewPhotos",
        (select count(*)::int from ${raisedPrices} where looked_at is null) as "raisedPrices",
        (select count(distinct store_id)::int from ${feeCycles}
          where kind = 'monthly' and store_id is not null and paid_cents < amount_cents
            and due_on < ${dueBefore}::date) as "overdueFees",
        (select count(*)::int from ${contactMessages} where read_at is null) as messages`)
      if (!row) throw new Error('A count always answers.')
      return row
    },

    people() {
      return tables
        .select({ id: users.id, name: users.name, createdAt: users.createdAt })
        .from(users)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(named)
    },

    /** Ids are ordered by time. */
    stores() {
      return tables
        .select({ id: stores.id, name: stores.name, city: stores.city, createdAt: stores.createdAt })
        .from(stores)
        .orderBy(desc(stores.id))
        .limit(named)
    },

    products() {
      return tables
        .select({
          id: products.id,
          title: products.title,
          storeName: stores.name,
          createdAt: products.createdAt,
        })
        .from(products)
        .innerJoin(stores, eq(stores.id, products.storeId))
        .orderBy(desc(products.id))
        .limit(named)
    },

    taps(fromDay: string): PromiseLike<TapRow[]> {
      return tables
        .select({
          day: tapCounts.day,
          kind: tapCounts.kind,
          isOnProduct: sql<boolean>`${tapCounts.productId} is not null`.as('is_on_product'),
          count: sql<number>`sum(${tapCounts.count})::int`,
        })
        .from(tapCounts)
        .where(gte(tapCounts.day, fromDay))
        .groupBy(tapCounts.day, tapCounts.kind, sql`is_on_product`)
    },

    /** Ratings and sign-ups per day. */
    arrivals(from: Date) {
      const since = from.toISOString()
      return tables.execute<{ day: string; what: 'ratings' | 'signUps'; count: number }>(sql`
        select day, what, sum(count)::int as count from (
          select ${dayOf(sql`created_at`)} as day, 'ratings' as what, count(*) as count from ${productRatings}
            where created_at >= ${since} group by 1
          union all select ${dayOf(sql`created_at`)}, 'ratings', count(*) from ${storeRatings}
            where created_at >= ${since} group by 1
          union all select ${dayOf(sql`created_at`)}, 'signUps', count(*) from ${users}
            where created_at >= ${since} group by 1) arrived
        group by 1, 2`)
    },
  }
}
