import type { TransactionSql } from 'postgres'
import { announceChange } from '#server/cache/changes.ts'
import type { Database } from '#server/database/connect.ts'
import { type DemoSize, demoCategories, demoPeople, demoProducts, demoStores } from './catalogue.ts'
import { loadCategories } from './load/categories.ts'
import { loadDesk } from './load/desk.ts'
import { loadFees } from './load/fees.ts'
import { ownConnection } from './load/own-connection.ts'
import { loadAccounts, loadPeople } from './load/people.ts'
import { type DemoPictureStore, makePictures } from './load/pictures.ts'
import {
  addSearchWords,
  dropStaging,
  insertStagedProducts,
  stageProducts,
  writePriceHistory,
} from './load/products.ts'
import { loadProductRatings, loadStoreRatings } from './load/ratings.ts'
import {
  countForeignStores,
  countProducts,
  removeDemo,
  removeDemoVerdictsOnOthers,
  stopTriggers,
} from './load/remove-demo.ts'
import { putBack, setAside } from './load/set-aside.ts'
import { loadStores, planStores } from './load/stores.ts'
import { loadTaps } from './load/taps.ts'
import { crowdFor } from './load/verdicts.ts'

export interface DemoOptions {
  database: Database
  url: string
  pictures: DemoPictureStore
  size: DemoSize
  now: Date
  /** Also when there are stores that the demo did not make; they are left as they are. */
  replace?: boolean
  onProgress: (stage: string, done: number, total: number) => void
}

export interface DemoCounts {
  stores: number
  products: number
  ratings: number
}

/** Its message is a sentence for whoever asked. */
export class DemoRefused extends Error {}

/** From here on it pays to build the indexes anew instead of keeping them up row by row. */
const manyProducts = 5000

const bulkTables = ['products', 'product_ratings', 'store_ratings', 'price_history']

/** Any number that nothing else locks: two loads at once wait for each other. */
const loadLock = 7_230_002

/**
 * Fills the catalogue with the demo, in place of an earlier demo. Everything happens in one transaction on a connection
 * of its own: whenever the load is cut off, the catalogue is the old one, with its indexes and keys; pictures
 * come first, and those that nothing refers to harm nobody.
 */
export async function loadDemo(options: DemoOptions): Promise<DemoCounts> {
  const { url, database, pictures, onProgress } = options
  const own = ownConnection(url)
  try {
    await own.transaction((sql) => requireOwnCatalogue(sql, options))
    await makePictures(own.sql, pictures, (done, total) => onProgress('pictures', done, total))
    const counts = await own.transaction((sql) => load(sql, options))
    await announceChange(database.sql, ['products', 'stores', 'categories', 'ratings'])
    await own.sql`vacuum (analyze) products, product_ratings, store_ratings, price_history, stores, users`
    return counts
  } finally {
    await own.close()
  }
}

async function requireOwnCatalogue(sql: TransactionSql, { replace }: DemoOptions): Promise<number> {
  const foreign = await countForeignStores(sql)
  if (foreign > 0 && !replace) {
    const stores = foreign === 1 ? 'a store that is' : `${foreign} stores that are`
    throw new DemoRefused(
      `This catalogue has ${stores} not of the demo, and the demo brings accounts whose password everybody knows. Use --replace to load it beside them all the same; they stay as they are.`,
    )
  }
  return foreign
}

async function load(sql: TransactionSql, options: DemoOptions): Promise<DemoCounts> {
  const { size, now, onProgress } = options
  await sql`select pg_advisory_xact_lock(${loadLock})`
  await sql`set local maintenance_work_mem = '256MB'`
  await sql`set local work_mem = '64MB'`
  const foreignStores = await requireOwnCatalogue(sql, options)

  const tree = demoCategories()
  const productCategories = await loadCategories(sql, 'product_categories', tree.products)
  const storeCategories = await loadCategories(sql, 'store_categories', tree.stores)
  const stores = planStores(demoStores(size), now)
  const crowd = crowdFor(size)

  const record = await stageProducts(sql, {
    products: demoProducts(
      size,
      stores.map(({ content }) => content),
    ),
    count: size.products,
    stores,
    categoryIds: productCategories,
    crowd,
    now,
    onProgress: (done) => onProgress('products', done, size.products),
  })
  onProgress('search words', 0, record.count)
  await addSearchWords(sql)
  onProgress('search words', record.count, record.count)

  // Up to here readers noticed nothing; from here on the tables are ours until the end.
  const isBig = Math.max(size.products, await countProducts(sql)) >= manyProducts
  if (foreignStores > 0) await removeDemoVerdictsOnOthers(sql)
  const startTriggers = await stopTriggers(sql)
  const parts = isBig ? await setAside(sql, bulkTables) : []
  await removeDemo(sql, { canTruncate: isBig && foreignStores === 0 })

  onProgress('stores', 0, stores.length)
  const accounts = await loadAccounts(sql, now)
  const names = demoPeople(crowd.people + stores.length)
  const people = await loadPeople(sql, names.slice(0, crowd.people), now)
  await loadStores(sql, stores, {
    now,
    crowd,
    categoryIds: storeCategories,
    keeperNames: names.slice(crowd.people),
    shopkeeperId: accounts.shopkeeper,
  })
  onProgress('stores', stores.length, stores.length)
  onProgress('shelves', 0, record.count)
  await insertStagedProducts(sql)
  await writePriceHistory(sql, now)
  await dropStaging(sql)
  onProgress('shelves', record.count, record.count)

  const expected = Math.round(crowd.ratingsPerProduct * record.count)
  const rating = { people, crowd, now }
  const productRatings = await loadProductRatings(sql, record, [...productCategories.keys()], {
    ...rating,
    onProgress: (done) => onProgress('ratings', Math.min(done, expected), expected),
  })
  const storeRatings = await loadStoreRatings(sql, stores, rating)
  onProgress('ratings', expected, expected)

  if (parts.length > 0) await putBack(sql, parts, (done, total) => onProgress('indexes', done, total))
  await startTriggers()
  await loadDesk(sql, { people, stores, shopperId: accounts.shopper, now })
  await loadFees(sql, stores, now)
  await loadTaps(sql, stores, now)
  return { stores: stores.length, products: record.count, ratings: productRatings + storeRatings }
}
