import { and, asc, between, eq, gt, sql } from 'drizzle-orm'
import type { ProductInsights } from '#contract/store-owner/insights.ts'
import { fewestPeople } from '#domain/insights.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  followedStores,
  productRatings,
  products,
  searchWords,
  storeDays,
  storeHours,
  storeRatings,
  stores,
  tapCounts,
  wishCounts,
} from '#server/platform/database/schema/index.ts'
import { type Period, salesOfStore } from '#server/shared/enquiry-sales.ts'

export interface Span {
  storeId: string
  from: string
  until: string
}

const mostWords = 20
/** More rows would make the page slow, and nobody reads them. */
export const mostProducts = 500

/** The counts of a day or an hour. */
const countsOf = (table: typeof storeDays | typeof storeHours) => ({
  storeViews: table.storeViews,
  productViews: table.productViews,
  calls: table.calls,
  whatsapps: table.whatsapps,
  directions: table.directions,
  links: table.links,
  wishes: table.wishes,
  searches: table.searches,
})

const views = sql<number>`sum(${storeHours.storeViews} + ${storeHours.productViews})::int`
const taps = sql<number>`sum(${storeHours.calls} + ${storeHours.whatsapps} + ${storeHours.directions} + ${storeHours.links})::int`

/** Ratings that are held wait for the website owner, and nobody learns of them. */
const counts = sql`status = 'counted'`
const dayOf = (moment: unknown) => sql`(${moment} at time zone 'Indian/Mauritius')::date`

const ofKind = (kind: string) => sql`coalesce(sum(count) filter (where kind = ${kind}), 0)::int`

export type InsightsQueries = ReturnType<typeof insightsQueries>

export function insightsQueries(tables: Tables) {
  return {
    days({ storeId, from, until }: Span) {
      return tables
        .select({ day: storeDays.day, ...countsOf(storeDays) })
        .from(storeDays)
        .where(and(eq(storeDays.storeId, storeId), between(storeDays.day, from, until)))
        .orderBy(asc(storeDays.day))
    },

    /** What happened on a day after an hour. */
    hoursAfter(storeId: string, day: string, hour: number) {
      return tables
        .select(countsOf(storeHours))
        .from(storeHours)
        .where(and(eq(storeHours.storeId, storeId), eq(storeHours.day, day), gt(storeHours.hour, hour)))
    },

    hours({ storeId, from, until }: Span) {
      return tables
        .select({ hour: storeHours.hour, visits: views, taps })
        .from(storeHours)
        .where(and(eq(storeHours.storeId, storeId), between(storeHours.day, from, until)))
        .groupBy(storeHours.hour)
    },

    /** Enquiries that became a sale. */
    sales: (storeId: string, period: Period) => salesOfStore(tables, storeId, period),

    /** Those who follow the store, and how many of them began to in each of two periods. */
    async followers(storeId: string, now: Period, before: Period) {
      const inPeriod = ({ from, until }: Period) =>
        sql`f.created_at >= ${from.toISOString()} and f.created_at < ${until.toISOString()}`
      const [found] = await tables.execute<Record<'followers' | 'now' | 'before', number>>(sql`
        select count(*)::int as followers, (count(*) filter (where ${inPeriod(now)}))::int as now,
          (count(*) filter (where ${inPeriod(before)}))::int as before
        from ${followedStores} f join ${stores} s on s.id = f.store_id and s.user_id <> f.user_id
        where f.store_id = ${storeId}`)
      return found ?? { followers: 0, now: 0, before: 0 }
    },

    /** By day, since a moment and without those between two others. */
    ratings(storeId: string, since: Date, without: { from: Date; until: Date }) {
      const inPeriod = sql`created_at >= ${since.toISOString()}
        and not (created_at >= ${without.from.toISOString()} and created_at < ${without.until.toISOString()})`
      return tables.execute<{ day: string; count: number }>(sql`
        select day, sum(count)::int as count from (
          select ${dayOf(sql`created_at`)} as day, count(*) from ${storeRatings}
            where store_id = ${storeId} and ${counts} and ${inPeriod} group by 1
          union all
          select ${dayOf(sql`r.created_at`)}, count(*) from ${products} p, lateral (
            select created_at from ${productRatings} where product_id = p.id and ${counts} and ${inPeriod}) r
            where p.store_id = ${storeId} group by 1) rated
        group by 1`)
    },

    /** Words that enough different people typed; each bit is at least one of them. */
    words(storeId: string, from: string) {
      return tables.execute<{ words: string; searches: number }>(sql`
        select words, sum(count)::int as searches from ${searchWords}
        where store_id = ${storeId} and day >= ${from}::date
        group by words having bit_count(bit_or(people)) >= ${fewestPeople}
        order by 2 desc, 1 limit ${mostWords}`)
    },

    /** The products of the store with a figure, the most visited first, and how many they are. */
    async products({ storeId, from, until }: Span, since: Date) {
      const inSpan = sql`store_id = ${storeId} and day between ${from}::date and ${until}::date
        and product_id is not null`
      const rows = await tables.execute<ProductInsights & { total: number }>(sql`
        with counted as (
          select product_id, kind::text, count from ${tapCounts} where ${inSpan}
          union all select product_id, 'wish', count from ${wishCounts} where ${inSpan}
          union all select p.id, 'rating', r.count from ${products} p, lateral (
            select count(*) as count from ${productRatings}
            where product_id = p.id and ${counts} and created_at >= ${since.toISOString()}) r
            where p.store_id = ${storeId} and r.count > 0),
        summed as (
          select product_id, ${ofKind('view')} as visits, ${ofKind('call')} as calls,
            ${ofKind('whatsapp')} as whatsapps, ${ofKind('directions')} as directions, ${ofKind('link')} as links,
            ${ofKind('wish')} as wishes, ${ofKind('rating')} as ratings, count(*) over ()::int as total
          from counted group by product_id)
        select p.id as _id, p.title, p.is_visible as "isShown", visits, calls, whatsapps, directions, links, wishes,
          ratings, total
        from summed join ${products} p on p.id = product_id
        order by visits desc, p.title, p.id limit ${mostProducts}`)
      return { products: rows.map(({ total, ...product }) => product), productTotal: rows[0]?.total ?? 0 }
    },

    /** Since when something is counted, and whether there is anything to visit. */
    async beginning(storeId: string) {
      const [found] = await tables.execute<{ countedSince: string | null; hasProducts: boolean }>(sql`
        select (select min(day) from ${storeDays} where store_id = ${storeId}) as "countedSince",
          exists (select from ${products} where store_id = ${storeId}) as "hasProducts"`)
      return found ?? { countedSince: null, hasProducts: false }
    },
  }
}
