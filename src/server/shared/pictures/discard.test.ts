import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { pictures, strayPictures } from '#server/platform/database/schema/index.ts'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'
import { photo } from '#tests/support/picture-files.ts'
import { upload } from '#tests/support/upload.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: OwnProductsApp
beforeAll(async () => {
  shop = await ownProductsApp()
})

/** Uploads a picture as the store owner does, and asks for the form that pages show. */
async function picture(owner: Visitor, file?: Buffer): Promise<{ image: string; key: string }> {
  const { status, body } = await upload(shop.app, owner, file ?? (await photo()))
  expect(status, body.message).toBe(200)
  const key: string = body.secure_url.split('/').at(-1)
  expect(await shown(key)).toEqual([200, 200])
  return { image: body.secure_url, key }
}

const ask = async (path: string, etag?: string) =>
  shop.app.inject({ url: `/media/upload/${path}`, headers: etag ? { 'if-none-match': etag } : {} })

/** The statuses of the original and of the form that pages show. */
async function shown(key: string): Promise<number[]> {
  const answers = [await ask(key), await ask(`f_auto,q_auto,w_400/${key}`)]
  return answers.map(({ statusCode }) => statusCode)
}

const isRow = async (key: string) =>
  (await shop.database.tables.$count(pictures, eq(pictures.key, key))) === 1
const isStray = async (key: string) =>
  (await shop.database.tables.$count(strayPictures, eq(strayPictures.key, key))) === 1

test('the picture of a deleted product is gone at once, with what was derived from it', async () => {
  const owner = await shop.storeOwner()
  const { image, key } = await picture(owner)
  const productId = await shop.added(owner, { image })
  const { headers } = await ask(key)
  await owner.client.storeOwner.deleteProduct({ productId })
  expect(await shown(key)).toEqual([404, 404])
  expect((await ask(key, String(headers.etag))).statusCode).toBe(404)
  expect([await isRow(key), await isStray(key), await shop.pictures.has(`${key}.w400.jpeg`)]).toEqual([
    false,
    false,
    false,
  ])
})

test('a picture that another product shows stays', async () => {
  const owner = await shop.storeOwner()
  const { image, key } = await picture(owner)
  const first = await shop.added(owner, { image })
  const second = await shop.added(owner, { image })
  await owner.client.storeOwner.deleteProduct({ productId: first })
  expect(await shown(key)).toEqual([200, 200])
  await owner.client.storeOwner.deleteProduct({ productId: second })
  expect(await shown(key)).toEqual([404, 404])
})

test('a picture uploaded again for a form that is open stays when the product before it is deleted', async () => {
  const owner = await shop.storeOwner()
  const file = await photo()
  const { image, key } = await picture(owner, file)
  const productId = await shop.added(owner, { image })
  shop.at('2026-11-14T08:01:00Z')
  await picture(owner, file)
  await owner.client.storeOwner.deleteProduct({ productId })
  expect(await shown(key)).toEqual([200, 200])
  expect(await shop.added(owner, { image })).toBeTruthy()
})

test('a picture that a product or a store no longer shows is gone at once', async () => {
  const owner = await shop.storeOwner()
  const [old, next] = [await picture(owner), await picture(owner)]
  const productId = await shop.added(owner, { image: old.image })
  await owner.client.storeOwner.updateProduct({ productId, image: old.image })
  expect(await shown(old.key)).toEqual([200, 200])
  await owner.client.storeOwner.updateProduct({ productId, image: next.image })
  expect([await shown(old.key), await shown(next.key)]).toEqual([
    [404, 404],
    [200, 200],
  ])

  const sign = await picture(owner)
  await owner.client.storeOwner.updateProfile({ image: sign.image })
  await owner.client.storeOwner.updateProfile({ image: next.image })
  expect([await shown(sign.key), await shown(next.key)]).toEqual([
    [404, 404],
    [200, 200],
  ])
})

test('a deleted store takes its own picture and those of all its products along', async () => {
  const owner = await shop.storeOwner()
  const [sign, ...goods] = await Promise.all([picture(owner), picture(owner)])
  await owner.client.storeOwner.updateProfile({ image: sign.image })
  for (const { image } of goods) await shop.added(owner, { image })
  const other = await shop.storeOwner()
  const shared = await picture(owner)
  await shop.added(owner, { image: shared.image })
  await shop.added(other, { image: shared.image })
  await owner.client.storeOwner.deleteStore({})
  for (const { key } of [sign, ...goods]) expect(await shown(key)).toEqual([404, 404])
  expect(await shown(shared.key)).toEqual([200, 200])
})

test('when the file cannot be removed, the deletion stands and the sweep finds the file', async () => {
  const owner = await shop.storeOwner()
  const { image, key } = await picture(owner)
  const productId = await shop.added(owner, { image })
  const remove = vi.spyOn(shop.pictures, 'remove').mockRejectedValue(new Error('The disk is away.'))
  await owner.client.storeOwner.deleteProduct({ productId })
  expect(remove).toHaveBeenCalled()
  remove.mockRestore()
  expect(await owner.client.storeOwner.products({})).toEqual({ products: [] })
  expect([await isRow(key), await isStray(key)]).toEqual([false, true])
})
