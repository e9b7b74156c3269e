import type { TransactionSql } from 'postgres'
import { type DemoSize, demoCategories, demoPeople, demoProducts, demoStores } from '../catalogue.ts'
import { loadCategories } from './categories.ts'
import { loadDesk } from './desk.ts'
import { loadFees } from './fees.ts'
import { loadAccounts, loadPeople } from './people.ts'
import { planStores } from './plan-stores.ts'
import { stageProducts } from './products.ts'
import { loadProductRatings, loadStoreRatings } from './ratings.ts'
import {
  countForeignStores,
  countProducts,
  removeDemo,
  removeDemoVerdictsOnOthers,
  stopTriggers,
} from './remove-demo.ts'
import { putBack, setAside } from './set-aside.ts'
import {
  dropStaging,
  insertProducts,
  readSearchWords,
  refreshVocabulary,
  writePriceHistory,
} from './shelves.ts'
import { loadStores } from './stores.ts'
import { loadTaps } from './taps.ts'
import { crowdFor } from './verdicts.ts'

interface Load {
  size: DemoSize
  now: Date
  /** Asked once nobody else can load any more. */
  beforeLoad: () => Promise<void>
  onProgress: (stage: string, done: number, total: number) => void
}

export interface DemoCounts {
  stores: number
  products: number
  ratings: number
}

/** Any number that nothing else locks: two loads at once wait for each other. */
const loadLock = 7_230_002

export async function loadCatalogue(sql: TransactionSql, load: Load): Promise<DemoCounts> {
  await sql`select pg_advisory_xact_lock(${loadLock})`
  await sql`set local maintenance_work_mem = '256MB'`
  await sql`set local work_mem = '64MB'`
  await load.beforeLoad()
  const prepared = await prepare(sql, load)
  // Up to here readers noticed nothing; from here on the tables are ours until the end.
  const tables = await clear(sql, load)
  const { ratings, ...loaded } = await fill(sql, load, prepared)
  await tables.restore()
  await loadDesk(sql, { ...loaded, now: load.now })
  await loadFees(sql, loaded.stores, load.now)
  await loadTaps(sql, loaded.stores, load.now)
  return { stores: loaded.stores.length, products: prepared.record.count, ratings }
}

/** Everything that can be made beside the catalogue. */
async function prepare(sql: TransactionSql, { size, now, onProgress }: Load) {
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
  await readSearchWords(sql)
  onProgress('search words', record.count, record.count)
  return { stores, crowd, record, storeCategories, productCategoryKeys: [...productCategories.keys()] }
}

/** From here on it pays to build the indexes anew instead of keeping them up row by row. */
const manyProducts = 5000

/** Takes the earlier demo away, and whatever slows a load down; restore() brings the latter back. */
async function clear(sql: TransactionSql, { size, onProgress }: Load) {
  const isBig = Math.max(size.products, await countProducts(sql)) >= manyProducts
  const hasOthers = (await countForeignStores(sql)) > 0
  if (hasOthers) await removeDemoVerdictsOnOthers(sql)
  const startTriggers = await stopTriggers(sql)
  const parts = isBig
    ? await setAside(sql, ['products', 'product_ratings', 'store_ratings', 'price_history'])
    : []
  await removeDemo(sql, { canTruncate: isBig && !hasOthers })
  return {
    async restore() {
      if (isBig) await putBack(sql, parts, (done, total) => onProgress('indexes', done, total))
      await startTriggers()
    },
  }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

async function fill(sql: TransactionSql, { now, onProgress }: Load, prepared: Prepared) {
  const { stores, crowd, record } = prepared
  onProgress('stores', 0, stores.length)
  const accounts = await loadAccounts(sql, now)
  const names = demoPeople(crowd.people + stores.length)
  const people = await loadPeople(sql, names.slice(0, crowd.people), now)
  await loadStores(sql, stores, {
    now,
    crowd,
    categoryIds: prepared.storeCategories,
    keeperNames: names.slice(crowd.people),
    shopkeeperId: accounts.shopkeeper,
  })
  onProgress('stores', stores.length, stores.length)

  onProgress('shelves', 0, record.count)
  await insertProducts(sql)
  await writePriceHistory(sql, now)
  await dropStaging(sql)
  await refreshVocabulary(sql)
  onProgress('shelves', record.count, record.count)

  const expected = Math.round(crowd.ratingsPerProduct * record.count)
  const productRatings = await loadProductRatings(sql, record, prepared.productCategoryKeys, {
    people,
    crowd,
    now,
    onProgress: (done) => onProgress('ratings', Math.min(done, expected), expected),
  })
  const storeRatings = await loadStoreRatings(sql, stores, { people, crowd, now })
  onProgress('ratings', expected, expected)
  return { people, stores, shopperId: accounts.shopper, ratings: productRatings + storeRatings }
}
