import { afterAll, expect, test } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { largeDatabase } from '#tests/support/large-database.ts'
import { isLong } from '#tests/support/long.ts'
import { type Plan, planOf } from '#tests/support/plan.ts'
import { vettedStoreQueries } from '../vetting/vetted-stores.queries.ts'
import { findQueries } from './find.queries.ts'

const sent: { text: string; values: unknown[] }[] = []
const database = await largeDatabase()
const watched = connect(database.url, {
  connections: 2,
  onStatement: (text, values) => text.includes('pg_catalog.pg_type') || sent.push({ text, values }),
})
const find = findQueries(watched.tables)
afterAll(() => watched.close())

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The tables that a query reads from beginning to end. */
async function scannedBy(query: () => Promise<unknown>): Promise<string[]> {
  sent.splice(0)
  await query()
  const plans = await Promise.all(sent.map(({ text, values }) => planOf(database.sql, text, values)))
  return plans
    .flatMap(nodesOf)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
}

const [someone] = await database.sql`select id, name from users order by id limit 1`
const [something] = await database.sql`select id, title from products order by id limit 1`

test('on a hundred thousand products a search reads products through their index, rare words and common ones', async () => {
  for (const words of [String(something?.title), 'unheardofword', 'a'])
    expect(await scannedBy(() => find.products(words)), words).not.toContain('products')
})

test.runIf(isLong)(
  'people are found through the indexes of name and address',
  async () => {
    await database.sql`
    insert into users (id, name, email, password_hash)
    select gen_random_uuid(), 'Somebody ' || md5(n::text), md5(n::text) || '@example.test', 'none'
    from generate_series(1, 50000) n`
    await database.sql`analyze users`
    for (const words of [md5Part, `${md5Part}@example`])
      expect(await scannedBy(() => find.people(words)), words).not.toContain('users')
  },
  120_000,
)
const md5Part = 'c4ca4238a0b9'

/** Adding so many takes a minute. */
const manyStores = 100_000

test.runIf(isLong)(
  `at ${manyStores} stores they are found through the indexes of name and of both addresses`,
  async () => {
    // Without triggers, as the large catalogue is filled.
    await database.sql.begin(async (sql) => {
      await sql`alter table stores disable trigger user`
      // Indexes that no search of the console uses, and that cost the most to fill.
      await sql`drop index stores_name_close, stores_name_words, stores_own_name_words`
      await sql`
      insert into users (id, name, email, password_hash)
      select md5('person' || n)::uuid, 'Keeper', md5('at' || n) || '@keeper.test', 'none'
      from generate_series(1, ${manyStores}) n`
      await sql`
      insert into stores (id, user_id, email, password_hash, name, description, picture_key, category_id,
        category_path, st_number, line, locality, city, search)
      select md5('store' || n)::uuid, md5('person' || n)::uuid, md5('store' || n) || '@shop.test', 'none',
        'Kiosk ' || n, '', picture_key, category_id, category_path, '1', 'Royal Road', 'Centre', 'Curepipe',
        setweight(to_tsvector('zilbazar', 'Kiosk ' || n), 'A')
      from generate_series(1, ${manyStores}) n, (select * from stores limit 1) as one`
      await sql`alter table stores enable trigger user`
    })
    await database.sql`analyze users, stores`
    const stores = vettedStoreQueries(watched.tables)
    for (const search of ['Kiosk 777', 'kiosk', 'e4da3b7fbbce']) {
      const queries = {
        find: () => find.stores(search),
        count: () => stores.count({ search }),
        page: () => stores.page({ search }, 25, 0),
        suspended: () => stores.page({ search, status: 'suspended' }, 25, 0),
      }
      for (const [name, query] of Object.entries(queries))
        expect({ search, name, scanned: await scannedBy(query) }).toEqual({ search, name, scanned: [] })
    }
  },
  240_000,
)

test.runIf(isLong)(
  'reviews are found by their words through an index, rare words and common ones',
  async () => {
    await database.sql`
    update product_ratings set comment = 'Tasty mango number ' || right(id::text, 5) || ' from the market'`
    await database.sql`
    update store_ratings set comment = 'Friendly people, shelf ' || right(id::text, 5)`
    await database.sql`analyze product_ratings, store_ratings`
    const nobody = { products: [], stores: [], people: [] }
    for (const words of ['00007', 'mango', 'friendly shel', 'unheardofword'])
      expect({ words, scanned: await scannedBy(() => find.reviews(nobody, words)) }).toEqual({
        words,
        scanned: [],
      })
  },
  240_000,
)

test('reviews are found through the indexes of author and subject', async () => {
  const names = { products: [String(something?.id)], stores: [], people: [String(someone?.id)] }
  const scanned = await scannedBy(() => find.reviews(names))
  expect(scanned.filter((table) => table.endsWith('_ratings'))).toEqual([])
})
