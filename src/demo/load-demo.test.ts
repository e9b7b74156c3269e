import { verify } from '@node-rs/argon2'
import { beforeAll, expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/demo-database.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { defaultSize } from './catalogue.ts'
import type { DemoCounts } from './load/catalogue.ts'
import { noPassword } from './load/people.ts'

/** Saturday afternoon in Mauritius. */
const now = new Date('2026-11-14T10:20:30Z')

let sql: Awaited<ReturnType<typeof demoDatabase>>['sql']
let counts: DemoCounts

beforeAll(async () => {
  const { sql: own, load } = await demoDatabase()
  sql = own
  counts = await load({ now })
})

/** The only number that a query answers with. */
async function number(query: PromiseLike<readonly (object | undefined)[]>): Promise<unknown> {
  const [row] = await query
  return row && Object.values(row)[0]
}

test('the demo has as many stores and products as were asked for, and thousands of ratings', async () => {
  expect(counts).toMatchObject({ stores: defaultSize.stores, products: defaultSize.products })
  expect(await number(sql`select count(*)::int from stores`)).toBe(counts.stores)
  expect(await number(sql`select count(*)::int from products where is_visible`)).toBe(counts.products)
  const productRatings = await number(sql`select count(*)::int from product_ratings where status = 'counted'`)
  const storeRatings = await number(sql`select count(*)::int from store_ratings`)
  expect(productRatings).toBeGreaterThan(4000)
  expect(storeRatings).toBeGreaterThan(1000)
  expect(counts.ratings).toBe(Number(productRatings) + Number(storeRatings))
})

test('hundreds of different people have rated, and most of them wrote a word or two', async () => {
  expect(await number(sql`select count(distinct user_id)::int from product_ratings`)).toBeGreaterThan(300)
  const written = await number(
    sql`select (100 * count(*) filter (where comment <> '') / count(*))::int as count from product_ratings`,
  )
  expect(written).toBeGreaterThan(30)
})

test('nobody rates what is not there yet, nor before having an account, nor in the future', async () => {
  for (const kind of ['product', 'store']) {
    const early = sql`
      select count(*)::int from ${sql(`${kind}_ratings`)} r join users u on u.id = r.user_id
        join ${sql(`${kind}s`)} t on t.id = r.${sql(`${kind}_id`)}
      where r.created_at < t.created_at or r.created_at < u.created_at or r.created_at > ${now.toISOString()}`
    expect(await number(early)).toBe(0)
  }
})

test('sums and counts agree with the ratings themselves', async () => {
  for (const kind of ['product', 'store']) {
    const wrong = sql`
      select count(*)::int from ${sql(`${kind}s`)} t left join (
        select ${sql(`${kind}_id`)} as id, sum(rating)::int as sum, count(*)::int as count
        from ${sql(`${kind}_ratings`)} where status = 'counted' group by 1) r on r.id = t.id
      where (t.rating_sum, t.rating_count) is distinct from (coalesce(r.sum, 0), coalesce(r.count, 0))`
    expect(await number(wrong)).toBe(0)
  }
})

test('the triggers are at work again after the load', async () => {
  const [before] = await sql<{ id: string; sum: number }[]>`
    select id, rating_sum as sum from products where rating_count > 0 limit 1`
  const [rating] = await sql<{ id: string; rating: number }[]>`
    delete from product_ratings where id = (
      select id from product_ratings where product_id = ${before?.id ?? ''} and status = 'counted' limit 1)
    returning id, rating`
  const [after] = await sql<
    { sum: number }[]
  >`select rating_sum as sum from products where id = ${before?.id ?? ''}`
  expect(after?.sum).toBe((before?.sum ?? 0) - (rating?.rating ?? 0))
  await expect(sql`delete from fee_payments`).rejects.toThrow('append-only')
})

test('there are deals that end today, tomorrow and in two weeks, and some that are over', async () => {
  const ends = await sql<{ ends: string; count: number }[]>`
    select to_char(discount_expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as ends, count(*)::int
    from products where discount_percent is not null group by 1`
  const endings = new Map(ends.map(({ ends, count }) => [ends, count]))
  for (const day of ['2026-11-14', '2026-11-15', '2026-11-28']) {
    expect(endings.get(`${day} 19:59:00`), day).toBeGreaterThan(0)
  }
  const hot = await number(sql`select count(*)::int from products
    where is_visible and discount_percent > 0 and discount_percent < 100 and discount_expires_at > ${now.toISOString()}`)
  expect(hot).toBeGreaterThan(80)
  expect(
    await number(sql`select count(*)::int from products where discount_expires_at <= ${now.toISOString()}`),
  ).toBeGreaterThan(10)
})

test('this week brought new arrivals, and some products are featured', async () => {
  const recent = sql`
    select count(*)::int from products
    where created_at between ${now.toISOString()}::timestamptz - interval '7 days' and ${now.toISOString()}`
  expect(await number(recent)).toBeGreaterThan(40)
  expect(
    await number(sql`select count(*)::int from products where featured_from is not null`),
  ).toBeGreaterThan(11)
})

test('search finds a word without its accents, in the same words that a trigger would store', async () => {
  const accented = await sql<{ word: string }[]>`
    select distinct (regexp_match(title || ' ' || description, '\\w*[éèêôïâ]\\w*'))[1] as word from products
    where title || description ~ '[éèêôïâ]' limit 1`
  const word = accented[0]?.word ?? ''
  expect(word).not.toBe('')
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const found = sql`
    select count(*)::int from products where search @@ plainto_tsquery('zilbazar', ${plain})`
  expect(await number(found)).toBeGreaterThan(0)
  const different = sql`
    select count(*)::int from products p join stores s on s.id = p.store_id
      join product_categories c on c.id = p.category_id
    where p.search <> product_words(p.title, p.description, s.name, s.city, c.search)
      or p.name_words <> product_name_words(p.title, s.name, s.city, c.name_words)`
  expect(await number(different)).toBe(0)
})

test('the vocabulary of close spellings has exactly the words of the names', async () => {
  const different = sql`
    with used as (
      select distinct word from products, vocabulary_words(name_words) as word
      union select word from stores, vocabulary_words(name_words) as word)
    select count(*)::int from used full join search_vocabulary v on v.word = used.word
    where used.word is null or v.word is null`
  expect(await number(different)).toBe(0)
  expect(await number(sql`select count(*)::int from search_vocabulary`)).toBeGreaterThan(500)
})

test('the price history of every product ends with its price of today', async () => {
  const wrong = sql`
    select count(*)::int from products p left join lateral (
      select * from price_history h where h.product_id = p.id order by since desc, h.id desc limit 1) h on true
    where (h.price_cents, h.discount_percent, h.discount_expires_at)
      is distinct from (p.price_cents, p.discount_percent, p.discount_expires_at) or h.since > ${now.toISOString()}`
  expect(await number(wrong)).toBe(0)
  const unstarted = sql`
    select count(*)::int from products p where not exists (
      select from price_history h where h.product_id = p.id and h.since = p.created_at)`
  expect(await number(unstarted)).toBe(0)
})

test('some discounts have an earlier one in the days before, and a few are on a price that was raised for them', async () => {
  const [prices] = await sql`
    select (select count(*)::int from price_history h join products p on p.id = h.product_id
        where h.discount_expires_at < p.discount_expires_at and p.discount_expires_at > ${now.toISOString()}) as earlier,
      (select count(*)::int from raised_prices where looked_at is null) as waiting,
      (select bool_and(list_price_cents > lowest_price_cents and list_price_cents = p.price_cents
          and announced_percent = p.discount_percent) from raised_prices r join products p on p.id = r.product_id) as fits`
  expect(prices).toEqual({ earlier: expect.any(Number), waiting: 3, fits: true })
  expect(prices?.earlier).toBeGreaterThan(10)
})

test('two photos of reviews wait, one is shown, and people found these reviews helpful', async () => {
  const photos = await sql`
    select ph.shown_at is not null as shown, r.helpful_count as helpful from review_photos ph
      join product_ratings r on r.id = ph.product_rating_id and r.comment <> '' order by 1, 2`
  expect([...photos]).toEqual([
    { shown: false, helpful: 3 },
    { shown: false, helpful: 5 },
    { shown: true, helpful: 7 },
  ])
})

test('an id begins with the moment its row was made', async () => {
  for (const table of ['products', 'stores', 'product_ratings', 'users']) {
    const wrong = sql`
      select count(*)::int from ${sql(table)} where substr(id::text, 15, 1) <> '7' or substr(id::text, 20, 1) !~ '[89ab]'
        or ('x' || lpad(translate(left(id::text, 13), '-', ''), 16, '0'))::bit(64)::bigint
          <> floor(extract(epoch from created_at) * 1000)`
    expect(await number(wrong), table).toBe(0)
  }
})

test('visitors can sign in to the demo accounts and to no others, and the console stays closed', async () => {
  const hashes = await sql<{ email: string; hash: string; isVerified: boolean }[]>`
    select email::text, password_hash as hash, email_verified_at is not null as "isVerified" from users
    union all select email::text, password_hash, true from stores
    union all select email::text, password_hash, true from website_owners`
  const open = hashes.filter(({ hash }) => hash !== noPassword)
  const { websiteOwner: _, ...others } = demoAccounts
  expect(open.map(({ email }) => email).sort()).toEqual(Object.values(others).sort())
  for (const { hash, isVerified } of open) {
    expect(await verify(hash, demoPassword)).toBe(true)
    expect(isVerified).toBe(true)
  }
  expect(await verify(noPassword, demoPassword)).toBe(false)
})

test('the store that visitors can sign in to has products, hours and an announcement, and belongs to the shopkeeper', async () => {
  const [store] = await sql<{ keeper: string; products: number; days: number; message: string | null }[]>`
    select u.email::text as keeper, a.message,
      (select count(*)::int from products p where p.store_id = s.id) as products,
      (select count(*)::int from opening_hours h where h.store_id = s.id) as days
    from stores s join users u on u.id = s.user_id left join announcements a on a.store_id = s.id
    where s.email = ${demoAccounts.store}`
  expect(store).toMatchObject({ keeper: demoAccounts.shopkeeper, days: 7, message: expect.any(String) })
  expect(store?.products).toBeGreaterThan(3)
})

test('some products are sold out or on order, most stores say how to pay, and some reviews are answered', async () => {
  const [said] = await sql`select
    (select count(*)::int from products where availability = 'sold-out') as "soldOut",
    (select count(*)::int from products where availability = 'on-order') as "onOrder",
    (select count(*)::int from products where condition = 'new') as new,
    (select count(*)::int from products where condition = 'used') as used,
    (select count(*)::int from stores where 'cash' = any (payments_taken)) as paid,
    (select count(*)::int from stores where payments_taken = '{}') as silent,
    (select count(*)::int from review_answers) as answers`
  expect(Math.min(...Object.values(said ?? {}).map(Number))).toBeGreaterThan(0)
})

test('some stores open twice a day, and some have special days soon', async () => {
  const [hours] = await sql`
    select (select count(distinct store_id)::int from opening_spans) as twice,
      (select count(distinct store_id)::int from special_days where day > ${now.toISOString()}::date) as special`
  expect(hours).toEqual({ twice: expect.any(Number), special: expect.any(Number) })
  expect(Math.min(hours?.twice, hours?.special)).toBeGreaterThan(1)
})

test('the console has items in its queues, and the shopper has a wishlist', async () => {
  const [work] = await sql`
    select (select count(*)::int from reports where status = 'open') as reports,
      (select count(*)::int from product_ratings where status = 'held') as held,
      (select count(*)::int from store_applications where status = 'open') as applications,
      (select count(*)::int from contact_messages where read_at is null) as messages,
      (select count(distinct day)::int from tap_counts) as days,
      (select count(*)::int from wished_products) as "wishedProducts",
      (select count(*)::int from wished_stores) as "wishedStores",
      (select count(*)::int from fee_cycles c where not exists (
        select from fee_payments p where p.cycle_id = c.id)) as unpaid`
  expect(work).toMatchObject({ reports: 3, held: 3, applications: 1, messages: 2, days: 60 })
  expect(work).toMatchObject({ wishedProducts: 6, wishedStores: 3 })
  expect(work?.unpaid).toBeGreaterThan(0)
})

test('a changed price is written to the page of its product, and nearly never to the indexes', async () => {
  const [{ updated = 0, inPlace = 0 } = {}] = await sql.begin(async (tx) => {
    await tx`update products set price_cents = price_cents + 100
      where id in (select distinct on ((ctid::text::point)[0]) id from products)`
    return tx<{ updated: number; inPlace: number }[]>`
      select pg_stat_get_xact_tuples_updated(id)::int as updated, pg_stat_get_xact_tuples_hot_updated(id)::int as "inPlace"
      from (select 'products'::regclass::oid as id) products`
  })
  expect(updated).toBeGreaterThan(20)
  expect(inPlace).toBeGreaterThan(0.9 * updated)
})
