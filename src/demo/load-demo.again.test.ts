import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/demo-database.ts'
import { given } from '#tests/support/given.ts'
import { isLong } from '#tests/support/long.ts'
import { demoAccounts } from './accounts.ts'
import { DemoRefused } from './demo-refused.ts'

const now = new Date('2026-11-14T10:20:30Z')
const aWeekLater = new Date('2026-11-21T19:59:30Z')
const small = { stores: 20, products: 80 }
const smaller = { stores: 12, products: 50 }
const neverLoaded = { stores: 15, products: 60 }

const { database, sql, load } = await demoDatabase()

/** All of the products and stores, except for the salt of a password, and how many rows there are of the rest. */
async function fingerprint() {
  const [row] = await sql`select
    (select md5(string_agg(p::text, '|' order by id)) from products p) as products,
    (select md5(string_agg((to_jsonb(s) - 'password_hash')::text, '|' order by id)) from stores s) as stores,
    (select count(*)::int from product_ratings) as ratings, (select count(*)::int from price_history) as prices,
    (select count(*)::int from users) as users, (select count(*)::int from tap_counts) as taps,
    (select sum(searches)::int from store_days) as searches, (select count(*)::int from search_words) as words,
    (select count(*)::int from fee_payments) as payments, (select count(*)::int from raised_prices) as raised,
    (select md5(string_agg(id::text, '|' order by id)) from review_photos) as photos`
  return row
}

const counts = async () => {
  const [row] = await sql`select (select count(*)::int from products) as products,
    (select count(*)::int from stores) as stores,
    (select count(*)::int from product_ratings r where not exists (select from products p where p.id = r.product_id)) as lost`
  return row
}

const shopperId = async () => (await sql`select id from users where email = ${demoAccounts.shopper}`)[0]?.id

test('a second load replaces the first, and a signed-in shopper stays signed in', async () => {
  await load({ size: small, now })
  const shopper = await shopperId()
  await load({ size: smaller, now: aWeekLater })
  expect(await counts()).toEqual({ ...smaller, lost: 0 })
  expect(await shopperId()).toBe(shopper)
  expect(await sql`select distinct status from reports where reporter_id is null`).toHaveLength(0)
})

test('in the last minute of a Mauritius day the deals of that day run one day longer', async () => {
  const [soonest] = await sql`
    select min(discount_expires_at) as ends from products where discount_expires_at > ${aWeekLater.toISOString()}`
  expect(new Date(soonest?.ends)).toEqual(new Date('2026-11-22T19:59:00Z'))
})

test.runIf(isLong)('the same moment and size give the same catalogue', async () => {
  await load({ size: small, now })
  const first = await fingerprint()
  await load({ size: smaller, now: aWeekLater })
  await load({ size: small, now })
  expect(await fingerprint()).toEqual(first)
})

test.runIf(isLong)(
  'a demo store that was deleted comes back, and what is in the ledger stays there',
  async () => {
    const first = await fingerprint()
    await sql`delete from stores where id in (
    select store_id from fee_cycles where paid_cents > 0 order by id limit 3)`
    const closed = () => sql`select id, paid_cents from fee_cycles where store_id is null order by id`
    const before = [...(await closed())]
    expect(before.length).toBeGreaterThan(0)
    await load({ size: small, now })
    expect(await fingerprint()).toEqual(first)
    expect([...(await closed())]).toEqual(before)
  },
)

test('a load that fails at any stage leaves the catalogue as it was', async () => {
  const before = await fingerprint()
  for (const failing of isLong ? ['products', 'stores', 'product rows', 'ratings'] : ['ratings']) {
    const attempt = load({
      size: neverLoaded,
      now: aWeekLater,
      onProgress: (stage) => {
        if (stage === failing) throw new Error(`No more at ${failing}.`)
      },
    })
    await expect(attempt).rejects.toThrow(`No more at ${failing}.`)
    expect(await fingerprint()).toEqual(before)
  }
})

test('a load whose connection is killed leaves the catalogue as it was', async () => {
  const before = await fingerprint()
  let killed: Promise<unknown> | undefined
  const attempt = load({
    size: neverLoaded,
    now: aWeekLater,
    onProgress: (stage) => {
      if (stage !== 'ratings') return
      killed ??= sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'zilbazar demo' and datname = current_database()`.execute()
    },
  })
  await expect(attempt).rejects.toThrow()
  await killed
  expect(await fingerprint()).toEqual(before)
})

test('with a store outside the demo a load is refused unless confirmed, and the store stays as it is', async () => {
  const { store, product, productRated } = given(database.tables, () => now)
  const [category] = await sql<{ id: string; path: string[] }[]>`
    select id, path from product_categories where parent_id is null order by position limit 1`
  const shop = await store({ name: 'Real Store' })
  const lamp = await product({ store: shop, title: 'Real lamp', ...(category && { category }) })
  await productRated(lamp, 4, 5)
  const real = () => sql`
    select s.id, s.xmin::text, s.name, p.title, p.xmin::text as version, p.rating_sum, p.category_path, r.rating
    from stores s join products p on p.store_id = s.id join product_ratings r on r.product_id = p.id
    where s.id = ${shop.id} order by r.id`
  const before = [...(await real())]

  const attempt = load({ size: smaller, now })
  await expect(attempt).rejects.toThrow(DemoRefused)
  await expect(attempt).rejects.toThrow('--replace')

  await load({ size: smaller, now, replace: true })
  expect([...(await real())]).toEqual(before)
  expect(await counts()).toMatchObject({ products: smaller.products + 1, stores: smaller.stores + 1 })
})

test.runIf(isLong)(
  'when demo people had rated a real product, its average is corrected as they are removed',
  async () => {
    const [lamp] = await sql`select id from products where title = 'Real lamp'`
    const [person] = await sql`select id from users where email = 'person-1@zilbazar.demo'`
    await sql`insert into product_ratings (id, user_id, product_id, rating)
    values (gen_random_uuid(), ${person?.id}, ${lamp?.id}, 1)`
    await load({ size: smaller, now, replace: true })
    const [after] =
      await sql`select rating_sum as sum, rating_count as count from products where id = ${lamp?.id}`
    expect(after).toEqual({ sum: 9, count: 2 })
  },
)

test.runIf(isLong)('a report by a real person about a demo product outlives the product', async () => {
  const { user } = given(database.tables, () => now)
  const reporter = await user()
  await sql`insert into reports (id, reporter_id, target, target_label, product_id, reason)
    select gen_random_uuid(), ${reporter.id}, 'product', title, id, 'misleading' from products
    where title <> 'Real lamp' limit 1`
  await load({ size: smaller, now, replace: true })
  const [report] = await sql`select product_id as product from reports where reporter_id = ${reporter.id}`
  expect(report).toEqual({ product: null })
})
