import { and, asc, between, sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import { addDays, addMonths, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import type { NewsTopic } from '#domain/news-topics.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  campaigns,
  feeCycles,
  feePayments,
  followedStores,
  mailOptOuts,
  monthlyFigures,
  productRatings,
  products,
  storeDays,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export interface Month {
  from: string
  until: string
}

export interface FiguresRow extends Record<string, unknown> {
  storeName: string
  userId: string
  name: string
  email: string
  language: Language
  views: number
  viewsBefore: number
  viewsByDay: Record<string, number>
  calls: number
  whatsapp: number
  directions: number
  links: number
  wishes: number
  ratings: number
  follows: number
  searches: number
  balanceCents: number
}

const views = sql`store_views + product_views`

export type MonthlyFiguresQueries = ReturnType<typeof monthlyFiguresQueries>

export function monthlyFiguresQueries(tables: Tables) {
  return {
    campaigns: ({ from, until }: Month) =>
      tables
        .select({ ranOn: campaigns.ranOn, channel: campaigns.channel, shown: campaigns.shown })
        .from(campaigns)
        .where(and(between(campaigns.ranOn, from, until)))
        .orderBy(asc(campaigns.ranOn), asc(campaigns.id)),

    /**
     * Notes the month for active stores with fees that did not get it yet, and returns those. Another process that notes
     * the same stores waits for this transaction, and then gets none of them.
     */
    async claim(tx: Transaction, { from, until }: Month, now: Date, most: number): Promise<string[]> {
      const claimed = await tx.execute<{ id: string }>(sql`
        insert into ${monthlyFigures} (store_id, month, created_at)
        select s.id, ${from}::date, ${now.toISOString()} from ${stores} s
        where s.status = 'active'
          and exists (select from ${feeCycles} f
            where f.store_id = s.id and f.kind = 'monthly' and f.starts_on <= ${until}::date)
          and not exists (select from ${monthlyFigures} m where m.store_id = s.id and m.month = ${from}::date)
        order by s.id limit ${most}
        on conflict do nothing returning store_id as id`)
      return claimed.map(({ id }) => id)
    },

    /**
     * The figures of these stores, without those whose person does not want them. The balance is that of the statement:
     * personalised advertising is never owed.
     */
    figures(tx: Transaction, storeIds: readonly string[], { from, until }: Month, topic: NewsTopic) {
      const [start, end] = [from, addDays(until, 1)].map((day) => startOfMauritiusDay(day).toISOString())
      const ratedInMonth = sql`status = 'counted' and created_at >= ${start} and created_at < ${end}`
      return tx.execute<FiguresRow>(sql`
        select s.name as "storeName", u.id as "userId", u.name, u.email, u.language,
          coalesce(t.views, 0)::int as views, coalesce(b.views, 0)::int as "viewsBefore",
          coalesce(t.by_day, '{}') as "viewsByDay", coalesce(t.calls, 0)::int as calls,
          coalesce(t.whatsapp, 0)::int as whatsapp, coalesce(t.directions, 0)::int as directions,
          coalesce(t.links, 0)::int as links, coalesce(t.wishes, 0)::int as wishes,
          (r.of_store + r.of_products)::int as ratings, f.follows::int as follows, coalesce(t.searches, 0)::int as searches,
          (coalesce(c.charged, 0) - coalesce(p.paid, 0))::int as "balanceCents"
        from ${stores} s join ${users} u on u.id = s.user_id
        left join lateral (
          select sum(${views}) as views, sum(calls) as calls, sum(whatsapps) as whatsapp, sum(directions) as directions,
            sum(links) as links, sum(wishes) as wishes, sum(searches) as searches,
            jsonb_object_agg(day, ${views}) as by_day
          from ${storeDays} where store_id = s.id and day between ${from}::date and ${until}::date) t on true
        left join lateral (
          select sum(${views}) as views from ${storeDays}
          where store_id = s.id and day >= ${addMonths(from, -1)}::date and day < ${from}::date) b on true
        cross join lateral (
          select (select count(*) from ${storeRatings} where store_id = s.id and ${ratedInMonth}) as of_store,
            (select count(*) from ${products} p, lateral (
              select from ${productRatings} where product_id = p.id and ${ratedInMonth}) rated
              where p.store_id = s.id) as of_products) r
        cross join lateral (
          select count(*) as follows from ${followedStores}
          where store_id = s.id and user_id <> s.user_id and created_at >= ${start} and created_at < ${end}) f
        left join lateral (
          select sum(f.amount_cents) as charged from ${feeCycles} f
          where f.store_id = s.id and f.kind = 'monthly' and f.due_on <= ${until}::date) c on true
        left join lateral (
          select sum(case p.kind when 'payment' then p.amount_cents else -p.amount_cents end) as paid
          from ${feePayments} p join ${feeCycles} f on f.id = p.cycle_id
          where f.store_id = s.id and f.kind = 'monthly' and p.received_on <= ${until}::date) p on true
        where s.id = any(${sql.param([...storeIds])}::uuid[])
          and not exists (select from ${mailOptOuts} o where o.email = u.email and o.topic = ${topic})
        order by s.id`)
    },
  }
}
