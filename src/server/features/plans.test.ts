import { beforeAll, expect, test } from 'vitest'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import { connect } from '#server/platform/database/connect.ts'
import { diskPictures } from '#server/platform/images/picture-store.ts'
import { accessTokens } from '#server/platform/sessions/access-tokens.ts'
import { known } from '#tests/support/large-catalogue.ts'
import { largeCatalogueAt, largeDatabase } from '#tests/support/large-database.ts'
import { isPlannedOnce, type Plan, planOf } from '#tests/support/plan.ts'

/** On a hundred thousand products no public read may cost more than the page it shows. */
const mostStatements = 2
/** A search looks for stores and, step by step until something is found, for products. */
const mostStatementsOfSearch = 4
/** Suggestions look for whole words and for beginnings, each among the best rated products and then among more. */
const mostStatementsOfSuggestions = 6
/** A search without a match as typed asks which words are known and which are close, and searches once more. */
const mostStatementsOfSpelling = 9
const mostSorted = 1000
/** Pages of tables and indexes that a list or a detail reads. The smallest index of all products has several hundred. */
const mostPagesRead = 400
/** A page of a search is sorted within its block of the index, whatever the number of products. */
const mostSlots = 16_384
const tooBigToScan = [
  'products',
  'stores',
  'product_ratings',
  'store_ratings',
  'wished_products',
  'wished_stores',
  'search_vocabulary',
  'search_places',
  'price_history',
  'spot_totals',
]

let now = largeCatalogueAt
const sent: { text: string; values: unknown[] }[] = []
const database = await largeDatabase()
const watched = connect(database.url, {
  connections: 4,
  // The driver asks each new connection for its types; that does not belong to the call.
  onStatement: (text, values) => text.includes('pg_catalog.pg_type') || sent.push({ text, values }),
})
const sessionSecret = 'long enough for a test, and known to it alone'
const app = await createApp({
  database: watched,
  databaseUrl: database.url,
  sessionSecret,
  mail: { from: 'Zilbazar <no-reply@localhost>', transport: { deliver: async () => {}, close: () => {} } },
  pictures: diskPictures('/nowhere'),
  clock: () => now,
  publicUrl: 'http://localhost:3000',
  // Every call sends its statements.
  responseCacheBytes: 1,
})
await app.ready()

beforeAll(async () => {
  await fillWishlist()
  return async () => {
    await app.close()
    await watched.close()
  }
}, 300_000)

const sessionId = '00000000-0000-7000-8000-000000000001'

/** Somebody with a very long wishlist, signed in. Others have longer ones, for which another plan may be better. */
async function fillWishlist() {
  const { sql } = database
  await sql`update users set email_verified_at = ${largeCatalogueAt.toISOString()} where id = ${known.person}`
  await sql`insert into sessions (id, kind, user_id, expires_at) values (${sessionId}, 'user', ${known.person}, '2027-01-01')`
  await sql`insert into wished_products (user_id, product_id, created_at)
    select u.id, p.id, p.created_at from products p, (select id from users order by id limit 40) u
    where right(p.id::text, 2) in ('07', '5a', 'c1')
      or u.id <> ${known.person} and right(p.id::text, 2) in ('18', '6b', 'd2')`
  await sql`insert into wished_stores (user_id, store_id, created_at)
    select u.id, s.id, s.created_at from stores s, (select id from users order by id limit 40) u`
  await sql`vacuum analyze wished_products, wished_stores`
}

const { product, store, rootCategory, subcategory, storeCategory, storeSubcategory } = known
const city = encodeURIComponent(known.city)
const lists = ['hot-deals', 'new-arrivals', 'featured-products'].flatMap((list) =>
  [list, `${list}/best-rated`].map((call) => `/product/${call}`),
)
const paged = [
  ...lists,
  '/product/best-rated-products',
  '/product/best-rated-stores',
  `/product/products/by-category/${rootCategory}/best-rated`,
  '/product/public/all-stores',
]
const inOneStatement = [
  '/product/flash-sales',
  ...['hot-deals', 'new-arrivals', 'featured-products', 'best-rated-products', 'best-rated-stores'].map(
    (list) => `/product/${list}/cities`,
  ),
  '/product/product-category-tree',
  `/product/products/by-category/${rootCategory}/cities`,
  `/product/products/by-category/${rootCategory}/cities?subcategory1=${subcategory}`,
  `/product/category-name/${subcategory}`,
  `/categories/category/${rootCategory}/subcategories`,
  '/product/public/all-stores/cities',
  '/store/store/available-categories',
  '/store/store-category',
  `/store/store-subcategories/${storeCategory}`,
  '/store/product-category/',
  `/store/product-subcategories/${rootCategory}`,
  '/product/public/search/product-cities?q=mango',
  '/product/public/search/store-cities?q=mango',
  ...['m', 'man', 'fresh man'].map((q) => `/product/public/search/suggestions?q=${q}`),
  `/product/compare?products=${product},${sessionId}`,
  `/product/store/${store}`,
  `/ratings/public-admin/${store}`,
  `/product/public/store/${store}/hours`,
]
const calls = [
  ...inOneStatement,
  ...paged.flatMap((call) => [call, `${call}?page=10`, `${call}?page=90`, `${call}?city=${city}`]),
  '/product/best-rated-products?page=7000',
  ...[
    `/product/products/by-category/${rootCategory}/best-rated`,
    '/product/public/all-stores',
    `/product/public/all-stores?storeCategory=${storeCategory}`,
  ]
    .map((call) => `${call}${call.includes('?') ? '&' : '?'}near=Curepipe`)
    .flatMap((call) => [
      call,
      `${call}&page=10`,
      `${call}&page=90`,
      `${call}&radius=5`,
      `${call}&city=${city}`,
    ]),
  `/product/products/by-category/${rootCategory}/best-rated?subcategory1=${subcategory}`,
  `/product/products/by-category/${rootCategory}/best-rated?subcategory1=${subcategory}&city=${city}`,
  '/product/public/all-stores?search=soleil',
  '/product/public/all-stores?search=m',
  `/product/public/all-stores?storeCategory=${storeCategory}&subcategory1=${storeSubcategory}&search=ti`,
  ...['mango', 'octopus jar 650', 'm', 'shelf', 'soulie', 'holiday', 'city 7 tea'].map(
    (q) => `/product/public/search?q=${q}`,
  ),
  `/product/public/search?q=m&city=${city}`,
  '/product/public/search?q=shelf&productPage=7000',
  '/product/public/map',
  `/product/public/map?city=${city}`,
  '/product/public/search?q=mango&onSale=true&minRating=4&sort=newest',
  '/product/public/search?q=mango&near=Curepipe&sort=nearest',
  '/product/public/search/filters?q=mango',
  '/product/public/search/alternatives?q=mango',
  `/product/detail/${product}`,
  `/product/products/store/${store}`,
  ...[`/ratings/product/${product}/reviews`, `/ratings/store/${store}/reviews`].flatMap((call) => [
    call,
    `${call}?stars=${known.stars}`,
    `${call}?page=2`,
    `${call}?sort=helpful`,
    `${call}?sort=helpful&stars=${known.stars}`,
    `${call}?sort=lowest`,
  ]),
  '/auth/created/all',
]
const misspelt = [
  ...['nothing of the sort', 'oktopuss', 'samusa jarr', 'mnago', 'vanilllas'].map(
    (q) => `/product/public/search?q=${q}`,
  ),
  '/product/public/search/product-cities?q=oktopuss',
]
const ownReads = [
  '/products/wishlist/my-wishlist',
  '/products/wishlist/my-wishlist?page=100',
  '/products/store/my-wishlist',
  '/products/store/my-wishlist?page=100',
  '/products/wishlist/count',
  `/ratings/product/${product}/my-rating`,
  `/ratings/store/${store}/my-rating`,
  `/ratings/product/${product}/mine`,
  `/ratings/store/${store}/mine`,
]

async function statementsOf(call: string, body?: object) {
  // A cached answer would send no statement.
  now = new Date(now.getTime() + 61_000)
  sent.length = 0
  const began = performance.now()
  const token = await accessTokens(sessionSecret, () => now).issue('user', sessionId)
  const response = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `${apiBase}${call}`,
    cookies: { zb_user: token },
    ...(body && { payload: body }),
  })
  const took = performance.now() - began
  expect(response.statusCode, response.body).toBe(200)
  return { statements: [...sent], took }
}

const parts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(parts)]
const ran = (plan: Plan) => plan['Actual Loops'] > 0

function faultsOf(plan: Plan, most = mostSorted): string[] {
  const scans = parts(plan)
    .filter((part) => ran(part) && part['Node Type'] === 'Seq Scan')
    .flatMap((part) => part['Relation Name'] ?? [])
    .filter((table) => tooBigToScan.includes(table))
  const sorts = parts(plan)
    .filter((part) => ran(part) && part['Node Type'] === 'Sort')
    .flatMap((part) => part.Plans?.filter((input) => input['Parent Relationship'] === 'Outer') ?? [])
    .map((input) => input['Actual Rows'] * input['Actual Loops'])
    .filter((rows) => rows > most)
  return [...scans.map((table) => `scans ${table}`), ...sorts.map((rows) => `sorts ${rows} rows`)]
}

const pagesOf = (plan: Plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']

const isSearch = (call: string) => call.includes('/search')

test.each(calls.filter((call) => !isSearch(call)))(
  '%s uses indexes, in two statements at most',
  async (call) => {
    const { statements } = await statementsOf(call)
    expect(statements.length).toBeLessThanOrEqual(mostStatements)
    for (const { text, values } of statements) {
      const plan = await planOf(database.sql, text, values)
      expect(faultsOf(plan), text).toEqual([])
      // A store is found by any letter of its name.
      if (!call.includes('search=')) expect(pagesOf(plan), text).toBeLessThan(mostPagesRead)
    }
  },
)

test.each(calls.filter(isSearch))('%s uses indexes, and sorts no more than a block', async (call) => {
  const { statements } = await statementsOf(call)
  expect(statements.length).toBeLessThanOrEqual(
    call.includes('/suggestions') ? mostStatementsOfSuggestions : mostStatementsOfSearch,
  )
  for (const { text, values } of statements) {
    expect(faultsOf(await planOf(database.sql, text, values), mostSlots), text).toEqual([])
  }
})

test('searches use indexes also while many changes wait to be indexed', async () => {
  const { sql } = database
  await sql`insert into search_changes (product_id) select id from products limit 5000`
  await sql`analyze search_changes`
  const faults: string[] = []
  const seen = new Set<string>()
  for (const call of [...calls.filter(isSearch), ...misspelt]) {
    for (const { text, values } of (await statementsOf(call)).statements) {
      if (seen.has(text)) continue
      seen.add(text)
      faults.push(...faultsOf(await planOf(sql, text, values), mostSlots).map((fault) => `${fault}: ${call}`))
    }
  }
  await sql`delete from search_changes`
  await sql`vacuum analyze search_changes`
  expect(faults).toEqual([])
})

test.each([
  ['/product/best-rated-products', 'products_well_rated'],
  [`/product/best-rated-products?city=${city}`, 'products_well_rated_in_city'],
  ['/product/best-rated-stores', 'stores_well_rated'],
])('%s scans the index %s', async (call, index) => {
  const { statements } = await statementsOf(call)
  const plans = await Promise.all(statements.map(({ text, values }) => planOf(database.sql, text, values)))
  expect(plans.flatMap(parts).map((part) => part['Index Name'])).toContain(index)
})

test.each(misspelt)('%s uses indexes, in a few statements', async (call) => {
  const { statements } = await statementsOf(call)
  expect(statements.length).toBeGreaterThan(mostStatements)
  expect(statements.length).toBeLessThanOrEqual(mostStatementsOfSpelling)
  for (const { text, values } of statements) {
    expect(faultsOf(await planOf(database.sql, text, values), mostSlots), text).toEqual([])
  }
})

test.each(ownReads)('%s uses indexes, in two statements after that for the session', async (call) => {
  const { statements } = await statementsOf(call)
  expect(statements.length).toBeLessThanOrEqual(1 + mostStatements)
  for (const { text, values } of statements) {
    expect(faultsOf(await planOf(database.sql, text, values)), text).toEqual([])
  }
})

test('hearts for five hundred products and as many stores are one statement by index', async () => {
  const ids = (table: string) => database.sql.unsafe<{ id: string }[]>(`select id from ${table} limit 500`)
  const [productIds, storeIds] = [await ids('products'), await ids('stores')].map((rows) =>
    rows.map(({ id }) => id),
  )
  const { statements } = await statementsOf('/products/wishlist/status', { productIds, storeIds })
  expect(statements).toHaveLength(2)
  for (const { text, values } of statements) {
    expect(faultsOf(await planOf(database.sql, text, values)), text).toEqual([])
  }
})

const words = 'Long enough to be compared with what everybody else has said about it so far.'
test.each([
  ['/ratings/product/rate', { productId: known.unratedProduct, rating: 4, comment: words }],
  ['/ratings/admin', { adminId: known.unratedStore, rating: 4, comment: words }],
  ['/ratings/product/rate', { productId: product, rating: 3, comment: `${words} Again.` }],
  ['/report/product/report', { productId: product, reason: 'misleading' }],
  ['/products/wishlist/add', { productId: product }],
])('%s uses indexes only', async (call, body) => {
  const { statements } = await statementsOf(call, body)
  const looks = statements.filter(({ text }) => /^\s*select/i.test(text) && !text.includes('pg_notify'))
  expect(looks.length).toBeGreaterThan(0)
  for (const { text, values } of looks) {
    expect(faultsOf(await planOf(database.sql, text, values)), text).toEqual([])
  }
})

test('every public read of the contract is among the calls tested', () => {
  const looked = calls.map((call) => call.split('?')[0])
  const publicReads = [api.catalogue, api.productCategory, api.search, api.store, api.rating]
    .flatMap((area) => Object.values<Endpoint>(area))
    .filter(({ method, access }) => method === 'GET' && access === 'public')
  for (const { path } of publicReads) {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    expect(
      looked.some((call) => call !== undefined && pattern.test(call)),
      path,
    ).toBe(true)
  }
})

test('counting what the clock has changed reads a few pages, however many products there are', async () => {
  class Undo extends Error {}
  let pages = Number.NaN
  const counting = database.sql.begin(async (tx) => {
    // The first calls also read the catalogue of the database.
    for (const second of [1, 2, 3]) {
      const moment = new Date(largeCatalogueAt.getTime() + second * 1000).toISOString()
      const [row] = await tx.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
        `explain (analyze, buffers, format json) select count_list_changes('${moment}')`,
      )
      pages = row ? pagesOf(row['QUERY PLAN'][0].Plan) : Number.NaN
    }
    throw new Undo()
  })
  await expect(counting).rejects.toThrow(Undo)
  expect(pages).toBeLessThan(200)
})

test('no statement of a read is planned again each time', async () => {
  const plannedAgain: string[] = []
  const seen = new Set<string>()
  for (const call of [...calls, ...misspelt, ...ownReads, '/product/public/search?q=mango&openNow=true']) {
    for (const { text, values } of (await statementsOf(call)).statements) {
      if (seen.has(text)) continue
      seen.add(text)
      if (!(await isPlannedOnce(database.sql, text, values))) plannedAgain.push(`${call}: ${text}`)
    }
  }
  expect(plannedAgain).toEqual([])
}, 60_000)
