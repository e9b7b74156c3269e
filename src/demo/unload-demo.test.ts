import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/demo-database.ts'
import { given } from '#tests/support/given.ts'
import { isLong } from '#tests/support/long.ts'
import { demoAccounts } from './accounts.ts'
import { demoPictures } from './catalogue.ts'
import { openConsoleToAll } from './load/website-owner.ts'
import { countDemo, unloadDemo } from './unload-demo.ts'

const now = new Date('2026-11-14T10:20:30Z')
const { database, sql, load } = await demoDatabase()
const { user, store, product, productRated, storeRated, owner } = given(database.tables, () => now)

async function unload(remove = async (_key: string) => {}) {
  const stages: string[] = []
  const counts = await unloadDemo({
    database,
    url: database.url,
    pictures: { remove },
    onProgress: (stage) => void (stages.at(-1) === stage || stages.push(stage)),
  })
  return { counts, stages }
}

/** How many rows each table holds that has anything to do with stores, products and people. */
async function rows() {
  const tables = [
    ...['users', 'stores', 'products', 'product_ratings', 'store_ratings', 'price_history', 'sessions'],
    ...['reports', 'wished_products', 'wished_stores', 'tap_counts', 'opening_hours', 'announcements'],
    ...['store_days', 'store_hours', 'wish_counts', 'search_words'],
    ...['opening_spans', 'special_days'],
    ...['fee_cycles', 'fee_payments', 'store_applications', 'contact_messages', 'website_owners', 'pictures'],
    ...['review_answers', 'store_notifications', 'review_photos', 'helpful_product_ratings'],
    ...['price_checks', 'raised_prices'],
  ]
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql(table)}`
    counts[table] = row?.count ?? 0
  }
  return counts
}

const idOf = async (email: string) => (await sql`select id from users where email = ${email}`)[0]?.id

/** A real store with a product, whose averages do not count anybody of the demo. */
async function realCatalogue() {
  const shop = await store({ name: 'Real Store' })
  const lamp = await product({ store: shop, title: 'Real lamp' })
  await productRated(lamp, 4, 5)
  await storeRated(shop, 3)
  await owner({ email: 'meera@example.test' })
  return { shop, lamp }
}

test('removing the demo leaves what was there before, row for row, and corrects the averages', async () => {
  const { shop, lamp } = await realCatalogue()
  const before = await rows()
  const [pictured] = await sql`select count(*)::int as count from pictures where key not like 'demo-%'`

  await load({ size: { stores: 12, products: 50 }, now, replace: true })
  await openConsoleToAll(sql, now)
  const shopper = await idOf(demoAccounts.shopper)
  const person = await idOf('person-1@zilbazar.demo')
  for (const demoPerson of [shopper, person]) {
    await sql`insert into product_ratings (id, user_id, product_id, rating) values (gen_random_uuid(), ${demoPerson}, ${lamp.id}, 1)`
    await sql`insert into store_ratings (id, user_id, store_id, rating) values (gen_random_uuid(), ${demoPerson}, ${shop.id}, 1)`
    await sql`insert into sessions (id, kind, user_id, expires_at) values (gen_random_uuid(), 'user', ${demoPerson}, '2027-01-01')`
  }
  const visitor = await user()
  const [demoProduct] = await sql<{ id: string; storeId: string }[]>`
    select p.id, p.store_id as "storeId" from products p where title <> 'Real lamp' order by id limit 1`
  await sql`insert into product_ratings (id, user_id, product_id, rating)
    values (gen_random_uuid(), ${visitor.id}, ${demoProduct?.id ?? null}, 5)`
  await sql`insert into wished_stores (user_id, store_id) values (${visitor.id}, ${demoProduct?.storeId ?? null})`

  const { counts, stages } = await unload()
  expect(counts).toMatchObject({ stores: 12, products: 50 })
  expect(stages).toEqual(['products', 'pictures'])
  const after = await rows()
  // Only the visitor has come.
  expect(after).toEqual({ ...before, users: Number(before.users) + 1, pictures: pictured?.count })
  const [averages] = await sql`
    select p.rating_sum as product, p.rating_count as "productCount", s.rating_sum as store, s.rating_count as "storeCount"
    from products p join stores s on s.id = p.store_id where p.id = ${lamp.id}`
  expect(averages).toEqual({ product: 9, productCount: 2, store: 3, storeCount: 1 })
  expect(await countDemo(database)).toEqual({ stores: 0, products: 0, people: 0 })
})

test.runIf(isLong)('the files of all its pictures go, except for one that a real product shows', async () => {
  const keys = demoPictures().map(({ key }) => key)
  await sql`insert into pictures (key, width, height, bytes) select key, 1200, 900, 1000 from unnest(${keys}::text[]) as key`
  await load({ size: { stores: 12, products: 50 }, now, replace: true })
  const [shown = ''] = keys
  await sql`update products set picture_key = ${shown} where title = 'Real lamp'`
  const removed: string[] = []
  await unload(async (key) => void removed.push(key))
  expect(removed.toSorted()).toEqual(keys.filter((key) => key !== shown).toSorted())
  expect(await sql`select key from stray_pictures`).toHaveLength(0)
  expect(await sql`select key from pictures where key like 'demo-%'`).toEqual([{ key: shown }])
})

test('when a file cannot be removed, the sweep finds it', async () => {
  await sql`insert into pictures (key, width, height, bytes) values ('demo-left-over.jpg', 1200, 900, 1000)`
  await expect(unload(() => Promise.reject(new Error('The disk is away.')))).rejects.toThrow(
    'The disk is away.',
  )
  expect(await sql`select key from stray_pictures`).toMatchObject([{ key: 'demo-left-over.jpg' }])
})

test('a store that somebody opened with a demo account is removed too', async () => {
  const other = await store({ name: 'Tried out' })
  const person = await user({ email: 'someone@zilbazar.demo' })
  await sql`update stores set user_id = ${person.id} where id = ${other.id}`
  await unload()
  expect(await sql`select name from stores`).toEqual([{ name: 'Real Store' }])
})
