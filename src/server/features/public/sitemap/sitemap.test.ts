import { eq } from 'drizzle-orm'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { beforeAll, expect, test } from 'vitest'
import { languageOf } from '#domain/language.ts'
import { textChangedOn } from '#domain/text-dates.ts'
import { responseCache } from '#server/platform/cache/response-cache.ts'
import { stores } from '#server/platform/database/schema/index.ts'
import { errorHandling } from '#server/platform/http/errors.ts'
import { testApp } from '#tests/support/test-app.ts'
import { sitemapQueries } from './sitemap.queries.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

const allAddressesIn = (body: string) =>
  Array.from(body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g), ([, path = '']) => path)
const addressesIn = (body: string) => allAddressesIn(body).filter((path) => languageOf(path) === 'en')

async function read(url: string, app = shop.app) {
  const response = await app.inject({ url })
  return { ...response, status: response.statusCode, addresses: addressesIn(response.body) }
}

/** The same routes with files so short that a few rows fill several. */
async function withShortFiles(entriesPerFile: number) {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  errorHandling(app)
  sitemapRoutes(app, sitemapQueries(shop.database.tables), {
    publicRead: (make) => make(),
    publicUrl: 'http://localhost:3000',
    cache: responseCache(() => new Date()),
    clock: () => new Date(),
    entriesPerFile,
  })
  return app
}

test('robots are told where the sitemap is and what to leave alone', async () => {
  const { body, headers } = await shop.app.inject({ url: '/robots.txt' })
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api',
    '',
    'Sitemap: http://localhost:3000/sitemap.xml',
    '',
  ])
})

test('the sitemap names fixed pages, categories, stores and products, with the day they changed', async () => {
  const category = await shop.given.productCategory()
  const store = await shop.given.store()
  const product = await shop.given.product({ store, category })
  await shop.changed()

  const index = await read('/sitemap.xml')
  expect(index.headers['content-type']).toMatch(/^application\/xml/)
  expect(index.addresses).toEqual([
    '/sitemaps/pages-1.xml',
    '/sitemaps/categories-1.xml',
    '/sitemaps/stores-1.xml',
    '/sitemaps/products-1.xml',
  ])
  const pages = (await read('/sitemaps/pages-1.xml')).addresses
  expect(pages).toEqual(
    expect.arrayContaining(['/hot-deals', '/about', '/display-request', '/privacy-policy']),
  )
  expect((await read('/sitemaps/categories-1.xml')).addresses).toContain(`/category/${category.id}`)
  expect((await read('/sitemaps/stores-1.xml')).addresses).toContain(`/store/${store.id}`)
  const products = await read('/sitemaps/products-1.xml')
  expect(products.addresses).toContain(`/product/${product.id}`)
  expect(products.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  expect(products.body).toMatch(/^<\?xml [^>]*>\n<urlset .*<\/urlset>\n$/s)
})

test('pages whose text names the day of its last change have it in the sitemap, in both languages; others have none', async () => {
  const { body } = await read('/sitemaps/pages-1.xml')
  const dated = Array.from(
    body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc><lastmod>([^<]+)<\/lastmod>/g),
    ([, path, at]) => [path, at],
  )
  const [privacy, terms] = [textChangedOn.privacyPolicy, textChangedOn.terms].map(
    (day) => `${day}T00:00:00.000Z`,
  )
  expect(dated).toEqual([
    ['/privacy-policy', privacy],
    ['/fr/privacy-policy', privacy],
    ['/terms', terms],
    ['/fr/terms', terms],
  ])
})

test('every page is named in each language, and each names the others', async () => {
  const { body } = await shop.app.inject({ url: '/sitemaps/pages-1.xml' })
  expect(allAddressesIn(body)).toEqual(expect.arrayContaining(['/', '/fr/', '/stores', '/fr/stores']))
  const versions =
    '<xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/stores"/>' +
    '<xhtml:link rel="alternate" hreflang="fr" href="http://localhost:3000/fr/stores"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/stores"/>'
  expect(body.split(versions)).toHaveLength(3)
})

test('the index says when each file last changed', async () => {
  const store = await shop.given.store()
  for (let number = 0; number < 4; number += 1) await shop.given.product({ store })
  const { sql } = shop.database
  await sql`update products set updated_at = '2026-10-01T00:00:00Z'`
  const [last] = await sql`select id from products where is_visible order by id desc limit 1`
  await sql`update products set updated_at = '2026-11-02T10:30:00Z' where id = ${last?.id}`
  const app = await withShortFiles(2)
  const { body } = await read('/sitemap.xml', app)
  const changes = Array.from(
    body.matchAll(/products-\d+\.xml<\/loc><lastmod>([^<]+)<\/lastmod>/g),
    ([, at]) => at,
  )
  const [counted] = await sql`select ceil(count(*) / 2.0)::int as files from products where is_visible`
  expect(changes).toHaveLength(counted?.files)
  expect(new Set(changes.slice(0, -1))).toEqual(new Set(['2026-10-01T00:00:00.000Z']))
  expect(changes.at(-1)).toBe('2026-11-02T10:30:00.000Z')
  await app.close()
})

test('a suspended store and its products are absent', async () => {
  const store = await shop.given.store()
  const product = await shop.given.product({ store })
  const everywhere = async () => [
    ...(await read('/sitemaps/stores-1.xml')).addresses,
    ...(await read('/sitemaps/products-1.xml')).addresses,
  ]
  expect(await everywhere()).toEqual(expect.arrayContaining([`/store/${store.id}`, `/product/${product.id}`]))
  await shop.database.tables.update(stores).set({ status: 'suspended' }).where(eq(stores.id, store.id))
  const left = await everywhere()
  expect(left).not.toContain(`/store/${store.id}`)
  expect(left).not.toContain(`/product/${product.id}`)
})

test('files are split at the limit, and together hold every product once', async () => {
  const store = await shop.given.store()
  for (let number = 0; number < 7; number += 1) await shop.given.product({ store })
  const all = (await read('/sitemaps/products-1.xml')).addresses

  const app = await withShortFiles(3)
  const files = (await read('/sitemap.xml', app)).addresses.filter((file) => file?.includes('/products-'))
  expect(files).toHaveLength(Math.ceil(all.length / 3))
  const lists = await Promise.all(files.map(async (file) => (await read(String(file), app)).addresses))
  expect(lists.slice(0, -1).every((list) => list.length === 3)).toBe(true)
  expect(lists.flat()).toEqual(all)
  await app.close()
})

test('a file of more than one batch is complete', async () => {
  const { id } = await shop.given.product()
  await shop.database.sql`
    insert into products (id, store_id, city, title, description, price_cents, picture_key, category_id, category_path)
    select gen_random_uuid(), store_id, city, 'Copy ' || n, '', 100, picture_key, category_id, category_path
    from products, generate_series(1, 2500) n where id = ${id}`
  const { addresses } = await read('/sitemaps/products-1.xml')
  const [counted] = await shop.database.sql`select count(*)::int as visible from products where is_visible`
  expect(new Set(addresses).size).toBe(counted?.visible)
})

test.each(['/sitemaps/products-99.xml', '/sitemaps/secrets-1.xml', '/sitemaps/products-0.xml'])(
  'there is no %s',
  async (file) => {
    expect([400, 404]).toContain((await read(file)).status)
  },
)
