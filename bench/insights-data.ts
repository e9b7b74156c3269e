import postgres, { type Sql } from 'postgres'
import { dropIndexes, recreateIndexes } from '#demo/load/drop-indexes.ts'

const tables = ['tap_counts', 'wish_counts', 'store_days', 'store_hours', 'search_words']
const days = 730
/** Hours and words are deleted after 90 days. */
const hourDays = 91
const sums = 'store_views, product_views, calls, whatsapps, directions, links, wishes, searches'

/**
 * Two years of every store's counts: five kinds of taps a day on the store's page, one in five of its products visited
 * each day, wishes, followers, searches, sixteen busy hours a day and five searched words.
 */
export async function fillTwoYears(url: string, say: (sentence: string) => void): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (tx) => {
      const dropped = await dropIndexes(tx, tables)
      await tx.unsafe(`truncate ${tables.join(', ')}`)
      for (const [what, statement] of statements) {
        say(`Filling ${what} …`)
        await tx.unsafe(statement)
      }
      say('Creating the indexes …')
      await recreateIndexes(tx, dropped, () => {})
    })
    await sql.unsafe(`vacuum analyze ${tables.join(', ')}`)
  } finally {
    await sql.end()
  }
}

const today = `(now() at time zone 'Indian/Mauritius')::date`
const lastDays = (count: number) =>
  `generate_series(${today} - ${count - 1}, ${today}, interval '1 day') as d (day)`
const some = (most: number) => `(1 + random() * ${most})::int`

const statements: [what: string, statement: string][] = [
  [
    'visits and taps of stores',
    `insert into tap_counts (day, store_id, kind, count)
      select d.day::date, s.id, k.kind, ${some(40)} from ${lastDays(days)}, stores s,
        unnest(enum_range(null::tap_kind)) as k (kind)`,
  ],
  [
    'visits of products',
    `insert into tap_counts (day, store_id, product_id, kind, count)
      select d.day::date, p.store_id, p.id, 'view', ${some(10)} from ${lastDays(days)}, products p
      where random() < 0.2`,
  ],
  [
    'wishes',
    `insert into wish_counts (day, store_id, product_id, count)
      select d.day::date, p.store_id, p.id, 1 from ${lastDays(days)}, products p where random() < 0.02`,
  ],
  [
    'followers',
    `insert into followed_stores (user_id, store_id, created_at)
      select user_id, store_id, created_at from store_ratings on conflict do nothing`,
  ],
  [
    'days',
    `insert into store_days (store_id, day, ${sums})
      select store_id, day, coalesce(sum(count) filter (where kind = 'view' and product_id is null), 0),
        coalesce(sum(count) filter (where kind = 'view' and product_id is not null), 0),
        coalesce(sum(count) filter (where kind = 'call'), 0), coalesce(sum(count) filter (where kind = 'whatsapp'), 0),
        coalesce(sum(count) filter (where kind = 'directions'), 0), coalesce(sum(count) filter (where kind = 'link'), 0),
        ${some(3)}, ${some(50)}
      from tap_counts group by 1, 2`,
  ],
  [
    'hours',
    `insert into store_hours (store_id, day, hour, ${sums})
      select store_id, day, h.hour, ${sums
        .split(', ')
        .map((column) => `${column} / 16`)
        .join(', ')}
      from store_days, generate_series(7, 22) as h (hour) where day > ${today} - ${hourDays}`,
  ],
  [
    'searched words',
    `insert into search_words (store_id, day, words, people, count)
      select s.id, d.day::date, 'word ' || w.number, ((random() * 1e18)::bigint)::bit(64), ${some(9)}
      from ${lastDays(hourDays)}, stores s, generate_series(1, 5) as w (number)`,
  ],
]

/** How much there is to look through. */
export async function rowsOf(sql: Sql): Promise<string> {
  const [row] = await sql<{ stores: number; products: number; taps: number }[]>`
    select (select count(*)::int from stores) as stores, (select count(*)::int from products) as products,
      (select count(*)::int from tap_counts) as taps`
  return `${row?.stores} stores, ${row?.products} products, ${row?.taps} rows of taps in ${days} days`
}
