import { parse } from 'csv-parse/sync'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { processes } from '#tests/support/in-turn.ts'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'

let shop: OwnProductsApp
beforeAll(async () => {
  shop = await ownProductsApp()
})
let minute = 0
beforeEach(() => {
  // Each test in a minute of its own, because reads are limited by minute.
  minute += 1
  shop.at(`2026-11-14T08:${String(minute).padStart(2, '0')}:00Z`)
})

type Owner = Awaited<ReturnType<OwnProductsApp['storeOwner']>>

const pathOf = (address: string) => address.replace('http://localhost:3000', '')

async function feedOf({ client }: Owner) {
  const { feed } = await client.storeOwner.renewFeed({})
  return { google: pathOf(feed?.google ?? ''), meta: pathOf(feed?.meta ?? '') }
}

const read = (url: string, headers = {}) => shop.app.inject({ url, headers })

/** The items of the feed for Google, by their elements. */
async function itemsIn(url: string): Promise<Record<string, string>[]> {
  const { body } = await read(url)
  return Array.from(body.matchAll(/<item>(.*?)<\/item>/gs), ([, item = '']) =>
    Object.fromEntries(
      Array.from(item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs), ([, name = '', value = '']) => [name, value]),
    ),
  )
}

const rowsIn = async (url: string): Promise<Record<string, string>[]> =>
  parse((await read(url)).body, { columns: true })

describe('the address of a feed', () => {
  test('is made, renewed and ended by the store owner; an address before answers 404', async () => {
    const owner = await shop.storeOwner()
    const { storeOwner } = owner.client
    expect(await storeOwner.feed({})).toEqual({ feed: null })
    const first = await feedOf(owner)
    expect(first.google).toMatch(new RegExp(`^/feeds/${owner.store.id}/[\\w-]{32}\\.xml$`))
    expect((await storeOwner.feed({})).feed?.google).toContain(first.google)
    expect((await read(first.google)).statusCode).toBe(200)

    const second = await feedOf(owner)
    expect(second.google).not.toBe(first.google)
    expect((await read(first.google)).statusCode).toBe(404)
    expect((await read(first.meta)).statusCode).toBe(404)
    expect((await read(second.meta)).statusCode).toBe(200)

    expect(await storeOwner.endFeed({})).toEqual({ message: 'Your feed is ended.' })
    expect((await read(second.google)).statusCode).toBe(404)
    expect(await storeOwner.feed({})).toEqual({ feed: null })
  })

  test.each([
    '/feeds/nothing/nothing.xml',
    '/feeds/01987c2e-6f4b-7c31-9f14-0a7b1c9d2e3f/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.xml',
    '/feeds/01987c2e-6f4b-7c31-9f14-0a7b1c9d2e3f/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.pdf',
  ])('%s answers 404', async (url) => {
    expect((await read(url)).statusCode).toBe(404)
  })

  test('of one store opens no other', async () => {
    const [one, other] = [await shop.storeOwner(), await shop.storeOwner()]
    const { google } = await feedOf(one)
    await feedOf(other)
    expect((await read(google.replace(one.store.id, other.store.id))).statusCode).toBe(404)
  })

  test('of a suspended store answers 404', async () => {
    const owner = await shop.storeOwner()
    const { google } = await feedOf(owner)
    await shop.database.sql`update stores set status = 'suspended' where id = ${owner.store.id}`
    expect((await read(google)).statusCode).toBe(404)
  })

  test('is not indexed, has a version, and cannot be read all the time', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner)
    const { google } = await feedOf(owner)
    const { headers } = await read(google)
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'content-type': 'application/xml; charset=utf-8',
    })
    const known = { 'if-none-match': headers.etag }
    expect((await read(google, known)).statusCode).toBe(304)
    await owner.client.storeOwner.updateProduct({ productId, price: 7 })
    expect((await read(google, known)).statusCode).toBe(200)
    const statuses = []
    // Counted for each process.
    for (let time = 0; time < 20 * processes; time += 1) statuses.push((await read(google)).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the feed for Google', () => {
  test('has every visible product with its exact price, and says what Google requires', async () => {
    const owner = await shop.storeOwner({ name: 'Ti <Lakaz> & Co' })
    const title = 'Robe “été” <b> & ‘sega’'
    const id = await shop.added(owner, { title, description: 'Léger\net frais.', price: 1450.5 })
    const hidden = await shop.added(owner, { title: 'Hidden' })
    await shop.database.sql`update products set status = 'removed' where id = ${hidden}`
    const { google } = await feedOf(owner)
    const { body } = await read(google)
    expect(body).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">')
    expect(body).toContain('<title>Ti &lt;Lakaz&gt; &amp; Co</title>')
    expect(await itemsIn(google)).toEqual([
      {
        id,
        title: 'Robe “été” &lt;b&gt; &amp; ‘sega’',
        description: 'Léger\net frais.',
        link: `http://localhost:3000/product/${id}`,
        image_link: expect.stringMatching(/^http:\/\/localhost:3000\/media\/upload\//),
        availability: 'in_stock',
        condition: 'new',
        price: '1450.50 MUR',
        product_type: 'Fashion &gt; Women &gt; Dresses',
        identifier_exists: 'no',
      },
    ])
  })

  test.each([
    ['available', 'in_stock', 'in stock'],
    ['on-order', 'backorder', 'available for order'],
    ['sold-out', 'out_of_stock', 'out of stock'],
  ])('a product that is %s is %s there, and %s for Meta', async (availability, google, meta) => {
    const owner = await shop.storeOwner()
    await shop.added(owner, { availability, condition: 'used' })
    const feed = await feedOf(owner)
    expect(await itemsIn(feed.google)).toMatchObject([{ availability: google, condition: 'used' }])
    expect(await rowsIn(feed.meta)).toMatchObject([{ availability: meta, condition: 'used' }])
  })

  test('has the reduced price while a discount runs, and no longer', async () => {
    const owner = await shop.storeOwner()
    await shop.added(owner, { price: 999.99, discount: { value: 15, expiresAt: '2026-11-20' } })
    const feed = await feedOf(owner)
    const [item] = await itemsIn(feed.google)
    // The history notes when it began, in whole minutes here.
    expect(item).toMatchObject({
      price: '999.99 MUR',
      sale_price: '850.00 MUR',
      sale_price_effective_date: expect.stringMatching(/^2026-11-14T12:\d\d\+0400\/2026-11-20T23:59\+0400$/),
    })
    expect((await rowsIn(feed.meta))[0]).toMatchObject({
      sale_price: '850.00 MUR',
      sale_price_effective_date: expect.stringMatching(/\+04:00\/2026-11-20T23:59\+04:00$/),
    })
    const { etag } = (await read(feed.google)).headers
    shop.at('2026-11-20T19:59:01Z')
    expect((await read(feed.google, { 'if-none-match': etag })).statusCode).toBe(200)
    expect((await itemsIn(feed.google))[0]).not.toHaveProperty('sale_price')
  })

  test('leads to the French pages of a store that writes in French', async () => {
    const owner = await shop.storeOwner()
    await owner.client.storeOwner.updateProfile({ language: 'fr' })
    const id = await shop.added(owner)
    expect(await itemsIn((await feedOf(owner)).google)).toMatchObject([
      { link: `http://localhost:3000/fr/product/${id}` },
    ])
  })
})

describe('the feed for Meta', () => {
  test('has one row a product, whatever the words', async () => {
    const owner = await shop.storeOwner({ name: 'Chez "Nana"' })
    await shop.added(owner, { title: 'Gato, "koko"', description: 'Un\ndeux, trois; "quatre"' })
    const { meta } = await feedOf(owner)
    expect((await read(meta)).headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(await rowsIn(meta)).toMatchObject([
      {
        title: 'Gato, "koko"',
        description: 'Un\ndeux, trois; "quatre"',
        brand: 'Chez "Nana"',
        price: '1450.50 MUR',
        availability: 'in stock',
        sale_price: '',
      },
    ])
  })
})

test('a large feed is read in few statements, and has every product once', async () => {
  const owner = await shop.storeOwner()
  await shop.added(owner)
  await shop.database.sql`
    insert into products (id, store_id, city, title, description, price_cents, picture_key, category_id, category_path)
    select gen_random_uuid(), store_id, city, 'Copy ' || n, description, n, picture_key, category_id, category_path
    from products, generate_series(1, 2500) n where store_id = ${owner.store.id}`
  const items = await itemsIn((await feedOf(owner)).google)
  expect(new Set(items.map(({ id }) => id)).size).toBe(2501)
})
