import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { products, stores } from '#server/platform/database/schema/index.ts'
import { testApp } from '#tests/support/test-app.ts'

const { app, client, given, database, pictures, at, changed, letters } = await testApp()
const folder = path.join(path.dirname(letters), 'share-pictures')

const addressOf = async (productId: string, language = 'en') => {
  const { body } = await app.inject({
    url: `/api/product/detail/${productId}`,
    headers: { 'accept-language': language },
  })
  return (JSON.parse(body) as { sharePicture: string }).sharePicture
}
const fetched = (url: string) => app.inject({ url })
async function bytesOf(url: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await fetched(url)
  expect(statusCode).toBe(200)
  return rawPayload
}

/** How many pixels of two pictures differ clearly, by the part of the picture. */
async function differences(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all([one, other].map((each) => sharp(each).greyscale().raw().toBuffer()))
  const count = { title: 0, price: 0, place: 0 }
  for (let pixel = 0; pixel < 1200 * 630; pixel += 1) {
    if (Math.abs((a?.[pixel] ?? 0) - (b?.[pixel] ?? 0)) < 64) continue
    const y = Math.floor(pixel / 1200)
    if (y < 380) count.title += 1
    else if (y < 515) count.price += 1
    else count.place += 1
  }
  return count
}

async function change(id: string, values: Partial<typeof products.$inferInsert>) {
  await database.tables.update(products).set(values).where(eq(products.id, id))
  await changed()
}

test('a product has a picture of 1200 × 630 pixels and at most 150 kB, cached for ever', async () => {
  const { id } = await given.product({ title: 'Woven basket from Rodrigues' })
  const url = await addressOf(id)
  const { statusCode, headers, rawPayload } = await fetched(url)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(rawPayload.length).toBeLessThanOrEqual(150_000)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('title, price, discount and store are each in the picture', async () => {
  const store = await given.store({ name: 'Chez Anjali' })
  const { id } = await given.product({ store, title: 'Woven basket', price: 1000 })
  const first = await bytesOf(await addressOf(id))

  await change(id, { priceCents: 123_400 })
  const dearer = await bytesOf(await addressOf(id))
  const byPrice = await differences(first, dearer)
  expect(byPrice.price).toBeGreaterThan(300)
  expect(byPrice).toMatchObject({ title: 0, place: 0 })

  await change(id, { discountPercent: 25, discountExpiresAt: new Date('2026-11-20T19:59:00Z') })
  const reduced = await bytesOf(await addressOf(id))
  expect((await differences(dearer, reduced)).price).toBeGreaterThan(3000)

  await change(id, { title: 'Carved dodo' })
  const renamed = await differences(reduced, await bytesOf(await addressOf(id)))
  expect(renamed.title).toBeGreaterThan(1000)
  expect(renamed).toMatchObject({ price: 0, place: 0 })

  const before = await bytesOf(await addressOf(id))
  await database.tables.update(stores).set({ name: 'Kot Ravi' }).where(eq(stores.id, store.id))
  await changed()
  const moved = await differences(before, await bytesOf(await addressOf(id)))
  expect(moved.place).toBeGreaterThan(300)
  expect(moved).toMatchObject({ title: 0, price: 0 })
})

test('the address changes with what the picture shows, and an old one leads to the new one', async () => {
  const { id } = await given.product({
    price: 1000,
    discount: { value: 20, expiresAt: '2026-11-16' },
  })
  const old = await addressOf(id)
  expect(await addressOf(id, 'fr')).not.toBe(old)
  at('2026-11-17T08:00:00Z')
  await changed()
  const current = await addressOf(id)
  expect(current).not.toBe(old)
  const { statusCode, headers } = await fetched(old)
  expect([statusCode, headers.location]).toEqual([302, current])
  expect(headers['cache-control']).toBe('public, max-age=300')
  at('2026-11-14T08:00:00Z')
  await changed()
})

test('a store has a picture with its name and place', async () => {
  const { id } = await given.store({ name: 'Ti Bazar' })
  const { sharePicture = '' } = await client.store.detail({ storeId: id })
  const bytes = await bytesOf(sharePicture)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  await database.tables.update(stores).set({ name: 'Gran Bazar' }).where(eq(stores.id, id))
  await changed()
  const renamed = await client.store.detail({ storeId: id })
  const changes = await differences(bytes, await bytesOf(renamed.sharePicture ?? ''))
  expect(changes.title).toBeGreaterThan(500)
  expect(changes).toMatchObject({ price: 0, place: 0 })
})

test.each([
  ['removed', { status: 'removed' }],
  ['hidden', { status: 'hidden', isHidden: true }],
] as const)('a %s product has no picture, also at its old address', async (_, values) => {
  const { id } = await given.product()
  const url = await addressOf(id)
  await bytesOf(url)
  await change(id, values)
  expect((await fetched(url)).statusCode).toBe(404)
})

test('a suspended store and its products have no picture', async () => {
  const store = await given.store()
  const product = await given.product({ store })
  const { sharePicture = '' } = await client.store.detail({ storeId: store.id })
  const ofProduct = await addressOf(product.id)
  await database.tables.update(stores).set({ status: 'suspended' }).where(eq(stores.id, store.id))
  await changed()
  expect((await fetched(sharePicture)).statusCode).toBe(404)
  expect((await fetched(ofProduct)).statusCode).toBe(404)
})

test('with the picture of a product, what was drawn with it is deleted', async () => {
  const { id } = await given.product()
  const [row] = await database.tables.select().from(products).where(eq(products.id, id))
  const key = row?.pictureKey ?? ''
  const noise = await sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  await pictures.write(key, noise)
  const bytes = await bytesOf(await addressOf(id))
  expect(bytes.length).toBeLessThanOrEqual(150_000)
  const drawn = async () => (await readdir(folder)).filter((name) => name.startsWith(`${key}.`))
  expect(await drawn()).toHaveLength(1)
  await bytesOf(await addressOf(id))
  expect(await drawn()).toHaveLength(1)
})

test.each([
  '/media/share/product/not-an-id/en-0123456789abcdef.jpg',
  '/media/share/product/0193b1c2-7d4e-7a11-8f00-00c0ffee0001/de-0123456789abcdef.jpg',
  '/media/share/person/0193b1c2-7d4e-7a11-8f00-00c0ffee0001/en-0123456789abcdef.jpg',
])('%s is refused', async (url) => {
  expect((await fetched(url)).statusCode).toBe(400)
})

test('many first requests at once draw each picture once, and all get it', async () => {
  const { id } = await given.product({ title: 'Once' })
  const url = await addressOf(id)
  const answers = await Promise.all(Array.from({ length: 12 }, () => fetched(url)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test.each([
  ['a very long title', 'Extraordinarily-long-'.repeat(9)],
  ['a title of emoji and Chinese', '🥭🌴 芒果'],
  ['a title of French and Kreol', 'Gâteau piment « lakaz » – 12 œufs'],
  ['markup', '<script>alert(1)</script> & "quotes"'],
])('%s can be drawn', async (_, title) => {
  const { id } = await given.product({ title, price: 1_234_567.5 })
  expect((await bytesOf(await addressOf(id))).length).toBeLessThanOrEqual(150_000)
})
