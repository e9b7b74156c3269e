import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import {
  announcements,
  feeCycles,
  feePayments,
  productRatings,
  products,
  reports,
  storeApplications,
  storeRatings,
  stores,
  tapCounts,
  users,
  wishedProducts,
  wishedStores,
  withdrawnProductRatings,
  withdrawnStoreRatings,
} from '#server/platform/database/schema/index.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})

/** A store with rows in every table that can refer to one. */
async function busyStore() {
  const { given, database } = shop
  const { tables } = database
  const owner = await shop.storeOwner({ name: 'Lakaz Bonbon' })
  const { client, store } = owner
  const { _id: productId } = await client.storeOwner.createProduct(await shop.product())
  await client.storeOwner.updateProduct({ productId, price: 5 })
  await client.storeOwner.announce({ message: 'Sale.' })
  const closed = { open: false }
  await client.storeOwner.updateProfile({
    openingHours: {
      Monday: closed,
      Tuesday: closed,
      Wednesday: closed,
      Thursday: closed,
      Friday: closed,
      Saturday: closed,
      Sunday: closed,
    },
  })
  await given.productRated({ id: productId }, 5, 1)
  await given.storeRated(store, 4)
  const shopper = await given.user()
  const by = { userId: shopper.id }
  const [productRating] = await tables
    .select()
    .from(productRatings)
    .where(eq(productRatings.productId, productId))
  await tables.insert(wishedProducts).values({ ...by, productId })
  await tables.insert(wishedStores).values({ ...by, storeId: store.id })
  await tables.insert(withdrawnProductRatings).values({ ...by, productId })
  await tables.insert(withdrawnStoreRatings).values({ ...by, storeId: store.id })
  await tables.insert(tapCounts).values([
    { day: '2026-11-14', storeId: store.id, kind: 'call' },
    { day: '2026-11-14', storeId: store.id, productId, kind: 'view' },
  ])
  const report = { reporterId: shopper.id, reason: 'misleading' } as const
  await tables.insert(reports).values([
    { id: v7(), ...report, target: 'store', targetLabel: 'Lakaz Bonbon', storeId: store.id },
    { id: v7(), ...report, target: 'product', targetLabel: 'Sega dress', productId },
    {
      id: v7(),
      ...report,
      target: 'product_rating',
      targetLabel: 'Review of Sega dress',
      productRatingId: productRating?.id ?? '',
    },
  ])
  const cycleId = v7()
  await tables.insert(feeCycles).values({
    id: cycleId,
    storeId: store.id,
    storeName: 'Lakaz Bonbon',
    startsOn: '2026-11-01',
    endsOn: '2026-11-30',
    dueOn: '2026-10-31',
    amountCents: 150_000,
  })
  await tables.insert(feePayments).values({
    id: v7(),
    cycleId,
    kind: 'payment',
    amountCents: 150_000,
    method: 'cash',
    receivedOn: '2026-10-30',
    recordedBy: 'owner@example.test',
  })
  return { ...owner, productId, cycleId, shopper }
}

/** Every table that contains one of these words. */
async function mentioning(...words: string[]) {
  // A server does this every few seconds; until then the changes of lists and of search are noted by id.
  await shop.database.sql`select count_list_changes(now()), fold_search_changes()`
  const rows = await shop.database.sql<{ table: string; rows: string }[]>`
    select table_name as table, query_to_xml(
      format('select * from public.%I as t where t::text ilike any (%L)', table_name,
        ${words.map((word) => `%${word}%`)}::text[]), false, true, '')::text as rows
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  return rows.filter(({ rows: found }) => found.includes('<row')).map(({ table }) => table)
}

test('deleting the store deletes all its data except the ledger, and leaves the person', async () => {
  const { client, store, productId, cycleId, cookies } = await busyStore()
  const { tables } = shop.database
  const elsewhere = await shop.signedIn('admin', store)
  const person = await shop.signedIn('user', { id: store.userId })
  const otherStore = await shop.given.store()
  await shop.given.storeRated(otherStore, 3)
  await tables
    .insert(storeRatings)
    .values({ id: v7(), storeId: otherStore.id, userId: store.userId, rating: 5 })
  expect(await mentioning(store.id, productId)).toEqual(
    expect.arrayContaining([
      'stores',
      'products',
      'opening_hours',
      'tap_counts',
      'sessions',
      'price_history',
    ]),
  )
  const [{ email = '' } = {}] = await tables.select().from(users).where(eq(users.id, store.userId))

  expect(await client.storeOwner.deleteStore({})).toEqual({ message: 'Account deleted successfully.' })
  expect(cookies.size).toBe(0)
  expect(await mentioning(store.id, productId, store.email)).toEqual([])

  expect(await tables.select().from(feeCycles).where(eq(feeCycles.id, cycleId))).toMatchObject([
    { storeId: null, storeName: 'Lakaz Bonbon', amountCents: 150_000 },
  ])
  expect(await tables.$count(feePayments, eq(feePayments.cycleId, cycleId))).toBe(1)
  const labels = (await tables.select().from(reports)).map(({ targetLabel }) => targetLabel)
  expect(labels).toEqual(expect.arrayContaining(['Lakaz Bonbon', 'Sega dress', 'Review of Sega dress']))

  expect(await refusal(elsewhere.client.storeOwner.profile({}))).toMatchObject({ status: 401 })
  expect(await refusal(elsewhere.client.storeOwner.refreshToken({}))).toMatchObject({ status: 401 })
  expect(await person.client.account.me({})).toMatchObject({ _id: store.userId, role: 'user' })
  expect(await person.client.rating.myStoreRating({ storeId: otherStore.id })).toMatchObject({
    rating: { rating: 5 },
  })
  expect(await client.store.detail({ storeId: otherStore.id })).toMatchObject({
    averageRating: 4,
    ratingCount: 2,
  })
  const mail = await shop.mail.nextMailTo(email)
  expect(mail.subject).toBe('Your store is deleted')
  expect(mail.text).toContain('Lakaz Bonbon')
})

test('the person of a deleted store must be vetted again, and may then delete their account', async () => {
  const { client, store } = await shop.storeOwner()
  const person = await shop.signedIn('user', { id: store.userId })
  await client.storeOwner.deleteStore({})
  expect(await refusal(person.client.storeOwner.register(await shop.registration()))).toMatchObject({
    status: 403,
    code: 'not-approved',
  })
  await person.client.account.deleteAccount({ userId: store.userId })
  expect(await mentioning(store.userId)).toEqual([])
})

test('a person who is approved again opens a new store under the same address', async () => {
  const { client, store } = await shop.storeOwner()
  await client.storeOwner.deleteStore({})
  const { tables } = shop.database
  await tables.update(users).set({ storeApprovedAt: new Date() }).where(eq(users.id, store.userId))
  const person = await shop.signedIn('user', { id: store.userId })
  await person.client.storeOwner.register({ ...(await shop.registration()), email: store.email })
  expect(await tables.$count(stores, eq(stores.userId, store.userId))).toBe(1)
})

test('what was decided about the application stays with the person', async () => {
  const { client, store } = await shop.storeOwner()
  const { tables } = shop.database
  const facts = { businessName: 'Lakaz', registrationNumber: 'C1', phone: '57550142', sells: 'Cakes' }
  await tables.insert(storeApplications).values({
    id: v7(),
    userId: store.userId,
    ...facts,
    status: 'approved',
    decidedAt: new Date(),
  })
  await client.storeOwner.deleteStore({})
  expect(await tables.$count(storeApplications, eq(storeApplications.userId, store.userId))).toBe(1)
})

test('pictures of a deleted store are left unused, for the sweep', async () => {
  const { client, store } = await shop.storeOwner()
  await client.storeOwner.createProduct(await shop.product())
  const { tables, sql } = shop.database
  const keys = await sql<{ key: string }[]>`
    select picture_key as key from stores where id = ${store.id}
    union select picture_key from products where store_id = ${store.id}`
  await client.storeOwner.deleteStore({})
  for (const { key } of keys) {
    expect(await tables.$count(stores, eq(stores.pictureKey, key))).toBe(0)
    expect(await tables.$count(products, eq(products.pictureKey, key))).toBe(0)
  }
})

test('a store that is suspended cannot be deleted by its owner', async () => {
  const { client, store } = await shop.storeOwner()
  const { tables } = shop.database
  await tables.update(stores).set({ status: 'suspended' }).where(eq(stores.id, store.id))
  expect(await refusal(client.storeOwner.deleteStore({}))).toMatchObject({ status: 401 })
  expect(await tables.$count(stores, eq(stores.id, store.id))).toBe(1)
})

test('deleting a store during simultaneous writes leaves nothing, and no caller gets a 500', async () => {
  const { client, store, productId } = await busyStore()
  const raters = await Promise.all(
    [1, 2, 3, 4].map(async () => shop.signedIn('user', await shop.given.user())),
  )
  const leaver = await shop.given.user()
  await shop.database.tables
    .insert(productRatings)
    .values({ id: v7(), productId, userId: leaver.id, rating: 2 })
  const leaving = await shop.signedIn('user', leaver)
  const second = await shop.signedIn('admin', store)
  const status = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      (error) => error.status,
    )
  const form = await shop.product()
  const outcomes = await Promise.all([
    ...raters.flatMap(({ client: rater }) => [
      status(rater.rating.rateProduct({ productId, rating: 4 })),
      status(rater.rating.rateStore({ adminId: store.id, rating: 4 })),
      status(rater.wishlist.addProduct({ productId })),
      status(rater.report.store({ storeId: store.id, reason: 'misleading' })),
    ]),
    status(leaving.client.account.deleteAccount({ userId: leaver.id })),
    status(second.client.storeOwner.createProduct(form)),
    status(second.client.storeOwner.updateProduct({ productId, price: 7 })),
    status(second.client.storeOwner.updateProfile({ address: { city: 'Souillac' } })),
    status(second.client.storeOwner.announce({ message: 'Last words.' })),
    status(client.storeOwner.deleteStore({})),
    status(second.client.storeOwner.deleteStore({})),
  ])
  for (const outcome of outcomes) expect([200, 401, 404]).toContain(outcome)
  expect(outcomes.slice(-2).sort()).toEqual([200, 401])
  expect(await mentioning(store.id, productId)).toEqual([])
  expect(await shop.database.tables.$count(announcements, eq(announcements.storeId, store.id))).toBe(0)
})
