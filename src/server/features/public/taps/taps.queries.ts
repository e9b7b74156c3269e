import { type SQL, sql } from 'drizzle-orm'
import type { Tap } from '#contract/public/taps.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  products,
  searchWords,
  storeDays,
  storeHours,
  stores,
  tapCounts,
  wishCounts,
} from '#server/platform/database/schema/index.ts'

export interface CountedTap extends Omit<Tap, 'kind'> {
  kind: Tap['kind'] | 'wish' | 'search'
  day: string
  hour: number
  count: number
}

export interface CountedWords {
  day: string
  storeId: string
  words: string
  /** One bit a person. */
  people: bigint
  count: number
}

/** More different words of a store and day are not kept: nobody reads them. */
const mostWordsOfDay = 200

/** The columns of a day and an hour, and which rows they add up. */
const sums: Record<string, SQL> = {
  store_views: sql`kind = 'view' and product_id is null`,
  product_views: sql`kind = 'view' and product_id is not null`,
  calls: sql`kind = 'call'`,
  whatsapps: sql`kind = 'whatsapp'`,
  directions: sql`kind = 'directions'`,
  links: sql`kind = 'link'`,
  wishes: sql`kind = 'wish'`,
  searches: sql`kind = 'search'`,
}
const columns = sql.raw(Object.keys(sums).join(', '))
const summed = sql.join(
  Object.values(sums).map((rows) => sql`coalesce(sum(count) filter (where ${rows}), 0)::int`),
  sql`, `,
)
const addedTo = (table: string) =>
  sql.raw(
    Object.keys(sums)
      .map((name) => `${name} = ${table}.${name} + excluded.${name}`)
      .join(', '),
  )

export type TapQueries = ReturnType<typeof tapQueries>

export function tapQueries(tables: Tables) {
  return {
    /**
     * All of them in one statement, in one order, so that processes that write at once do not wait for each other in a
     * circle. What nobody can see is passed over.
     */
    async add(taps: readonly CountedTap[]): Promise<void> {
      const rows = taps.map(({ day, hour, storeId, productId, kind, count }) => ({
        day,
        hour,
        store_id: storeId,
        product_id: productId,
        kind,
        count,
      }))
      await tables.execute(sql`
        with counted as materialized (
          select t.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as t (day date, hour smallint, store_id uuid, product_id uuid, kind text, count int)
          join ${stores} s on s.id = t.store_id and s.status = 'active'
          where t.product_id is null or exists (
            select from ${products} p where p.id = t.product_id and p.store_id = t.store_id and p.is_visible)),
        taps as (
          insert into ${tapCounts} (day, store_id, product_id, kind, count)
          select day, store_id, product_id, kind::tap_kind, sum(count) from counted
          where kind not in ('wish', 'search') group by 1, 2, 3, 4 order by store_id, day, 4, product_id
          on conflict on constraint tap_counts_once do update set count = tap_counts.count + excluded.count),
        wishes as (
          insert into ${wishCounts} (day, store_id, product_id, count)
          select day, store_id, product_id, sum(count) from counted
          where kind = 'wish' group by 1, 2, 3 order by store_id, day, product_id
          on conflict on constraint wish_counts_once do update set count = wish_counts.count + excluded.count),
        hours as (
          insert into ${storeHours} (store_id, day, hour, ${columns})
          select store_id, day, hour, ${summed} from counted group by 1, 2, 3 order by 1, 2, 3
          on conflict (store_id, day, hour) do update set ${addedTo('store_hours')})
        insert into ${storeDays} (store_id, day, ${columns})
        select store_id, day, ${summed} from counted group by 1, 2 order by 1, 2
        on conflict (store_id, day) do update set ${addedTo('store_days')}`)
    },

    async addWords(searched: readonly CountedWords[]): Promise<void> {
      const rows = searched.map(({ day, storeId, words, people, count }) => ({
        day,
        store_id: storeId,
        words,
        people: people.toString(2).padStart(64, '0'),
        count,
      }))
      await tables.execute(sql`
        insert into ${searchWords} (store_id, day, words, people, count)
        select t.store_id, t.day, t.words, t.people::bit(64), t.count
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (day date, store_id uuid, words text, people text, count int)
        join ${stores} s on s.id = t.store_id and s.status = 'active'
        where (select count(*) from ${searchWords} w where w.store_id = t.store_id and w.day = t.day) < ${mostWordsOfDay}
          or exists (select from ${searchWords} w
            where w.store_id = t.store_id and w.day = t.day and w.words = t.words)
        order by t.store_id, t.day, t.words
        on conflict (store_id, day, words) do update
          set people = search_words.people | excluded.people, count = search_words.count + excluded.count`)
    },
  }
}
