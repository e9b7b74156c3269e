import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  moderationDecisions,
  pictures,
  products,
  stores,
  strayPictures,
} from '#server/platform/database/schema/index.ts'
import { deliveryUrl } from '#server/platform/images/delivery-url.ts'
import { removedPictureKey } from '#server/platform/images/removed-picture.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { type ModerationApp, moderationApp } from '#tests/support/moderation-app.ts'
import { photo } from '#tests/support/picture-files.ts'

let shop: ModerationApp
let owner: Awaited<ReturnType<ModerationApp['owner']>>
beforeAll(async () => {
  shop = await moderationApp()
  owner = await shop.owner()
})
beforeEach(() => shop.database.sql`truncate rate_counts`)

const reason = 'It shows somebody who did not agree.'
const statusOf = async (url: string) => (await shop.app.inject({ url })).statusCode

/** A store and one of its products, each with a picture whose file is there. */
async function pictured() {
  const store = await shop.given.store()
  const product = await shop.given.product({ store })
  const { tables, sql } = shop.database
  const [ofStore] = await tables
    .select({ key: stores.pictureKey })
    .from(stores)
    .where(eq(stores.id, store.id))
  const [ofProduct] = await tables
    .select({ key: products.pictureKey })
    .from(products)
    .where(eq(products.id, product.id))
  const [person] = await sql`select email from users where id = ${store.userId}`
  const keys = { store: ofStore?.key ?? '', product: ofProduct?.key ?? '' }
  for (const key of Object.values(keys)) await shop.pictures.write(key, await photo())
  const dashboard = await shop.signedIn('admin', store)
  return { store, product, keys, email: String(person?.email), dashboard: dashboard.client }
}

const remove = (target: 'product' | 'store', id: string, image: string, as = owner.ownerModeration) =>
  target === 'product'
    ? as.removeProductPicture({ productId: id, reason, image })
    : as.removeStorePicture({ storeId: id, reason, image })

describe.each(['product', 'store'] as const)('the picture of a %s', (target) => {
  test('gives way to a neutral one everywhere at once, and its address stops working', async () => {
    const { store, product, keys, email } = await pictured()
    const id = target === 'product' ? product.id : store.id
    const key = keys[target]
    const { client } = shop.visitor()
    const shown = async () =>
      target === 'product'
        ? (await client.catalogue.productDetail({ productId: id })).image
        : (await client.store.detail({ storeId: id })).image
    expect(await shown()).toBe(deliveryUrl(key))
    expect(await statusOf(deliveryUrl(key))).toBe(200)

    const { message } = await remove(target, id, deliveryUrl(key))
    expect(message).toBe('The picture is removed. Its store is told by mail.')
    expect(await shown()).toBe(deliveryUrl(removedPictureKey))
    expect(await statusOf(deliveryUrl(removedPictureKey))).toBe(200)
    expect(await statusOf(deliveryUrl(key))).toBe(404)
    expect(await statusOf(`/media/upload/${key}`)).toBe(404)
    const { tables } = shop.database
    expect(await tables.$count(pictures, eq(pictures.key, key))).toBe(0)
    expect(await tables.$count(strayPictures, eq(strayPictures.key, key))).toBe(0)

    const mail = await shop.mail.nextMailTo(email)
    expect(mail.subject).toBe(
      target === 'product' ? 'A picture of yours is removed' : 'The picture of your store is removed',
    )
    expect(mail.text).toContain(reason)
    const [entry] = await auditEntries(shop.database, eq(auditLog.targetId, id))
    expect(entry).toMatchObject({ action: `remove-picture-${target}`, details: { words: reason } })
  })

  test('asks the store for a new one, with the reason, until it has chosen one', async () => {
    const { store, product, keys, dashboard } = await pictured()
    const id = target === 'product' ? product.id : store.id
    const removal = async () =>
      target === 'product'
        ? (await dashboard.storeOwner.products({})).products[0]?.pictureRemoval
        : (await dashboard.storeOwner.profile({})).profile.pictureRemoval
    expect(await removal()).toBeNull()
    await remove(target, id, deliveryUrl(keys[target]))
    expect(await removal()).toMatchObject({ reason })
    const image = deliveryUrl(await shop.given.picture())
    if (target === 'product') await dashboard.storeOwner.updateProduct({ productId: id, image })
    else await dashboard.storeOwner.updateProfile({ image })
    expect(await removal()).toBeNull()
  })

  test('is removed once: another owner is told, and so is one who saw an earlier picture', async () => {
    const { store, product, keys } = await pictured()
    const id = target === 'product' ? product.id : store.id
    await expect(remove(target, id, deliveryUrl('test-0.jpg'))).rejects.toMatchObject({
      status: 409,
      code: 'decided-meanwhile',
    })
    const owners = await Promise.all([1, 2, 3].map(() => shop.owner()))
    const outcomes = await Promise.all(
      owners.map(({ ownerModeration }) =>
        remove(target, id, deliveryUrl(keys[target]), ownerModeration).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([200, 409, 409])
    const { tables } = shop.database
    const decided = and(
      eq(moderationDecisions.targetId, id),
      eq(moderationDecisions.action, 'remove-picture'),
    )
    expect(await tables.$count(moderationDecisions, decided)).toBe(1)
  })

  test('closes the open reports, and the reporter is told', async () => {
    const { store, product, keys } = await pictured()
    const id = target === 'product' ? product.id : store.id
    const reporter = await shop.person()
    const report = { reason: 'misleading' as const, details: '' }
    if (target === 'product') await reporter.client.report.product({ productId: id, ...report })
    else await reporter.client.report.store({ storeId: id, ...report })
    await remove(target, id, deliveryUrl(keys[target]))
    expect((await shop.mail.nextMailTo(reporter.email)).subject).toBe('We have looked at your report')
    const { reported } = await owner.ownerModeration.reports({})
    expect(reported.some(({ targetId }) => targetId === id)).toBe(false)
  })
})

test('a reason is required, and the picture stays without one', async () => {
  const { product, keys } = await pictured()
  const image = deliveryUrl(keys.product)
  await expect(
    owner.ownerModeration.removeProductPicture({ productId: product.id, reason: ' ', image }),
  ).rejects.toMatchObject({ status: 400, issues: [{ path: 'reason' }] })
  expect(await statusOf(image)).toBe(200)
})

test('a picture that several products and stores show is removed from all of them, and each store is told', async () => {
  const [one, other] = [await pictured(), await pictured()]
  const key = one.keys.product
  const { tables } = shop.database
  await tables.update(products).set({ pictureKey: key }).where(eq(products.id, other.product.id))
  await tables.update(stores).set({ pictureKey: key }).where(eq(stores.id, one.store.id))
  await remove('product', one.product.id, deliveryUrl(key))
  expect(await statusOf(deliveryUrl(key))).toBe(404)
  const { client } = shop.visitor()
  expect((await client.catalogue.productDetail({ productId: other.product.id })).image).toBe(
    deliveryUrl(removedPictureKey),
  )
  expect((await client.store.detail({ storeId: one.store.id })).image).toBe(deliveryUrl(removedPictureKey))
  expect((await shop.mail.nextMailTo(other.email)).text).toContain(reason)
  expect((await other.dashboard.storeOwner.products({})).products[0]?.pictureRemoval).toMatchObject({
    reason,
  })
  expect((await one.dashboard.storeOwner.profile({})).profile.pictureRemoval).toMatchObject({ reason })
})

test('a form that was open while the picture was removed is told that the product changed', async () => {
  const { product, keys, dashboard } = await pictured()
  const [before] = (await dashboard.storeOwner.products({})).products
  await remove('product', product.id, deliveryUrl(keys.product))
  await expect(
    dashboard.storeOwner.updateProduct({ productId: product.id, title: 'New', version: before?.version }),
  ).rejects.toMatchObject({ status: 409, code: 'saved-meanwhile' })
})
