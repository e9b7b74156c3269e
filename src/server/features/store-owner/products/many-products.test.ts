import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { products, stores } from '#server/platform/database/schema/index.ts'
import { isLong } from '#tests/support/long.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'
import { ownProductQueries } from './own-products.queries.ts'

let shop: StoreOwnerApp
let owner: Awaited<ReturnType<StoreOwnerApp['storeOwner']>>
beforeAll(async () => {
  shop = await storeOwnerApp()
  owner = await shop.storeOwner()
  await fill(5000)
})

/** Without triggers, and with the totals of lists counted at the end, as a bulk load does. */
async function fill(count: number) {
  const { id, city } = owner.store
  await shop.database.sql.begin(async (sql) => {
    await sql`alter table products disable trigger user`
    await sql`
      insert into products (id, store_id, city, title, description, price_cents, picture_key, category_id, category_path)
      select gen_random_uuid(), ${id}, ${city}, 'Product ' || n, repeat('Made on the island, with care. ', 10), n,
        (select key from pictures limit 1), ${shop.fashion[2] ?? ''}, ${shop.fashion.slice(0, 3)}::uuid[]
      from generate_series(1, ${count}) as n`
    await sql`alter table products enable trigger user`
    await sql`select count_all_lists(now())`
  })
}

test('a dashboard with 5,000 products is listed whole, in one statement', async () => {
  expect((await owner.client.storeOwner.products({})).products).toHaveLength(5000)
  const statements: string[] = []
  const watched = connect(shop.database.url, { onStatement: (text) => statements.push(text) })
  await ownProductQueries(watched.tables).all(owner.store.id)
  await watched.close()
  expect(statements.filter((text) => text.includes('"products"'))).toHaveLength(1)
})

test('the long list is compressed for callers that accept it', async () => {
  const url = '/api/products/admin-products/all'
  const cookies = Object.fromEntries(owner.cookies)
  const plain = await shop.app.inject({ url, cookies })
  const packed = await shop.app.inject({ url, cookies, headers: { 'accept-encoding': 'gzip, br' } })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
})

test.runIf(isLong)('a store with 5,000 products changes one of them, and its city', async () => {
  const { client, store } = owner
  const [product] = (await client.storeOwner.products({})).products
  const productId = product?._id ?? ''
  await client.storeOwner.updateProduct({ productId, price: 5 })
  await client.storeOwner.updateProfile({ address: { city: 'Souillac' } })
  expect(await shop.database.tables.$count(products, eq(products.city, 'Souillac'))).toBe(5000)
  owner.store = { ...store, city: 'Souillac' }
})

test('a store shows 10,000 products at most', async () => {
  await fill(4999)
  const { client } = owner
  await client.storeOwner.createProduct(await shop.product())
  const full = {
    status: 409,
    code: 'too-many-products',
    message: 'A store can show at most 10,000 products. Please delete some before you add more.',
  }
  expect(await refusal(client.storeOwner.createProduct(await shop.product()))).toEqual(full)
  const [product] = (await client.storeOwner.products({})).products
  await client.storeOwner.deleteProduct({ productId: product?._id ?? '' })
  const form = await shop.product()
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => client.storeOwner.createProduct(form)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.runIf(isLong)('a store with 10,000 products is deleted', async () => {
  const { client, store } = owner
  await client.storeOwner.deleteStore({})
  expect(await shop.database.tables.$count(stores, eq(stores.id, store.id))).toBe(0)
  expect(await shop.database.tables.$count(products, eq(products.storeId, store.id))).toBe(0)
})
