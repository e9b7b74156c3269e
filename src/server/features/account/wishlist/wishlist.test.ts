import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { wishlistPageSize } from '#domain/listing.ts'
import { products, stores } from '#server/platform/database/schema/index.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

const start = Date.parse('2026-11-14T08:00:00Z')
const atSecond = (second: number) => shop.at(new Date(start + second * 1000).toISOString())

const calls = {
  product: {
    given: () => shop.given.product(),
    add: ({ client }: Visitor, productId: string) => client.wishlist.addProduct({ productId }),
    remove: ({ client }: Visitor, productId: string) => client.wishlist.removeProduct({ productId }),
    list: ({ client }: Visitor, page?: number) => client.wishlist.products({ page }),
    hide: (id: string) =>
      shop.database.tables.update(products).set({ status: 'removed' }).where(eq(products.id, id)),
    show: (id: string) =>
      shop.database.tables.update(products).set({ status: 'active' }).where(eq(products.id, id)),
    drop: (id: string) => shop.database.tables.delete(products).where(eq(products.id, id)),
    missing: 'Product not found',
  },
  store: {
    given: () => shop.given.store(),
    add: ({ client }: Visitor, storeId: string) => client.wishlist.addStore({ storeId }),
    remove: ({ client }: Visitor, storeId: string) => client.wishlist.removeStore({ storeId }),
    list: ({ client }: Visitor, page?: number) => client.wishlist.stores({ page }),
    hide: (id: string) =>
      shop.database.tables.update(stores).set({ status: 'suspended' }).where(eq(stores.id, id)),
    show: (id: string) =>
      shop.database.tables.update(stores).set({ status: 'active' }).where(eq(stores.id, id)),
    drop: (id: string) => shop.database.tables.delete(stores).where(eq(stores.id, id)),
    missing: 'Store not found',
  },
}

const somebody = async () => {
  atSecond(0)
  return shop.signedIn('user', await shop.given.user())
}

async function wished(kind: keyof typeof calls, person: Visitor, size: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < size; number += 1) {
    atSecond(number)
    const { id } = await calls[kind].given()
    await calls[kind].add(person, id)
    ids.push(id)
  }
  return ids
}

const idsOf = ({ wishlist }: { wishlist: { _id: string }[] }) => wishlist.map(({ _id }) => _id)

describe.each(['product', 'store'] as const)('a %s', (kind) => {
  const call = calls[kind]
  const counts = (number: number) =>
    kind === 'product'
      ? { products: number, stores: 0, total: number }
      : { products: 0, stores: number, total: number }

  test('is added to the wishlist and looks there as everywhere', async () => {
    const person = await somebody()
    const { id } = await call.given()
    expect(await call.add(person, id)).toEqual({ message: 'Added to wishlist' })
    const { wishlist, ...paging } = await call.list(person)
    expect(paging).toMatchObject({ page: 1, total: 1, totalPages: 1 })
    const detail =
      kind === 'product'
        ? await shop.client.catalogue.productDetail({ productId: id })
        : await shop.client.store.detail({ storeId: id })
    expect(wishlist).toHaveLength(1)
    expect(detail).toMatchObject({ ...wishlist[0] })
  })

  test('wished for twice, also at once, is there once and keeps its place', async () => {
    const person = await somebody()
    const [first, second] = await wished(kind, person, 2)
    atSecond(10)
    await Promise.all(Array.from({ length: 8 }, () => call.add(person, first as string)))
    expect(idsOf(await call.list(person))).toEqual([second, first])
    expect(await person.client.wishlist.count({})).toEqual(counts(2))
  })

  test('is taken off, and taking off what is not there is fine', async () => {
    const person = await somebody()
    const [id = ''] = await wished(kind, person, 1)
    expect(await call.remove(person, id)).toEqual({ message: 'Removed from wishlist' })
    expect(await call.remove(person, id)).toEqual({ message: 'Removed from wishlist' })
    expect(await call.remove(person, v7())).toEqual({ message: 'Removed from wishlist' })
    expect(await call.list(person)).toMatchObject({ wishlist: [], page: 1, total: 0, totalPages: 0 })
  })

  test('comes nine a page, newest wish first', async () => {
    const person = await somebody()
    const ids = await wished(kind, person, wishlistPageSize + 2)
    const [first, second, third] = [
      await call.list(person),
      await call.list(person, 2),
      await call.list(person, 3),
    ]
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids.toReversed())
    expect(first).toMatchObject({ page: 1, total: 11, totalPages: 2 })
    expect(idsOf(first)).toHaveLength(9)
    expect(third).toMatchObject({ wishlist: [], page: 3, total: 11, totalPages: 2 })
  })

  test('that is hidden neither shows nor counts until it is back; deleted, it is gone', async () => {
    const person = await somebody()
    const [one = '', two = '', three = ''] = await wished(kind, person, 3)
    await call.hide(two)
    await call.drop(three)
    expect(idsOf(await call.list(person))).toEqual([one])
    expect(await person.client.wishlist.count({})).toEqual(counts(1))
    await call.show(two)
    expect(idsOf(await call.list(person))).toEqual([two, one])
  })

  test('that is unknown or hidden cannot be wished for', async () => {
    const person = await somebody()
    const { id } = await call.given()
    await call.hide(id)
    const missing = { status: 404, code: 'not-found', message: call.missing }
    expect(await refusal(call.add(person, id))).toEqual(missing)
    expect(await refusal(call.add(person, v7()))).toEqual(missing)
    expect(await refusal(call.add(person, 'mine'))).toMatchObject({
      status: 400,
      message: 'That is not a valid id.',
    })
  })

  test('is on the wishlist of the person who added it only', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const [id = ''] = await wished(kind, one, 1)
    expect(idsOf(await call.list(other))).toEqual([])
    await call.remove(other, id)
    expect(idsOf(await call.list(one))).toEqual([id])
  })
})

test('a product of a suspended store leaves the wishlist with it', async () => {
  const person = await somebody()
  const store = await shop.given.store()
  const { id } = await shop.given.product({ store })
  await calls.product.add(person, id)
  await calls.store.hide(store.id)
  expect(await person.client.wishlist.count({})).toEqual({ products: 0, stores: 0, total: 0 })
  expect(idsOf(await calls.product.list(person))).toEqual([])
})

test('one call tells which of many products and stores are on the wishlist', async () => {
  const person = await somebody()
  const [wishedProduct = ''] = await wished('product', person, 1)
  const [wishedStore = ''] = await wished('store', person, 1)
  const productIds = [...Array.from({ length: 499 }, () => v7()), wishedProduct]
  expect(await person.client.wishlist.status({ productIds, storeIds: [wishedStore, v7()] })).toEqual({
    productIds: [wishedProduct],
    storeIds: [wishedStore],
  })
  expect(await person.client.wishlist.status({ storeIds: [wishedProduct] })).toEqual({
    productIds: [],
    storeIds: [],
  })
  expect(await person.client.wishlist.status({})).toEqual({ productIds: [], storeIds: [] })
  const tooMany = person.client.wishlist.status({ productIds: [...productIds, v7()] })
  expect(await refusal(tooMany)).toMatchObject({
    status: 400,
    message: 'Please ask for at most 500 at once.',
  })
})

test('a store is taken off from the wishlist page too', async () => {
  const person = await somebody()
  const [storeId = ''] = await wished('store', person, 1)
  expect(await person.client.wishlist.removeStoreFromWishlist({ storeId })).toEqual({
    message: 'Removed store from wishlist',
  })
  expect(await person.client.wishlist.count({})).toEqual({ products: 0, stores: 0, total: 0 })
})
