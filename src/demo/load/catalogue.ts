import type { TransactionSql } from 'postgres'
import { type DemoSize, demoCategories, demoPeople, demoProducts, demoStores } from '../catalogue.ts'
import { loadAnswers } from './answers.ts'
import { loadCategories } from './categories.ts'
import { clearDemo, waitForOtherLoads } from './clear-demo.ts'
import { loadConsole } from './console.ts'
import { loadFeaturedPeriods } from './featured-periods.ts'
import { loadFees } from './fees.ts'
import { ratingVolumeFor } from './generate-ratings.ts'
import {
  countLists,
  dropStaging,
  indexForSearch,
  insertProducts,
  readSearchWords,
  refreshVocabulary,
  writePriceHistory,
} from './insert-products.ts'
import { loadPaymentDetails } from './payment-details.ts'
import { loadAccounts, loadPeople } from './people.ts'
import { planStores } from './plan-stores.ts'
import { stageProducts } from './products.ts'
import { loadRaisedPrices } from './raised-prices.ts'
import { loadProductRatings, loadStoreRatings } from './ratings.ts'
import { loadReviewPhotos } from './review-photos.ts'
import { loadStores } from './stores.ts'
import { loadFollowers, loadTaps } from './taps.ts'

interface Load {
  size: DemoSize
  now: Date
  /** Called once no other load can run. */
  beforeLoad: () => Promise<void>
  onProgress: (stage: string, done: number, total: number) => void
}

export interface DemoCounts {
  stores: number
  products: number
  ratings: number
}

export async function loadCatalogue(sql: TransactionSql, load: Load): Promise<DemoCounts> {
  await waitForOtherLoads(sql)
  await sql`set local maintenance_work_mem = '256MB'`
  await sql`set local work_mem = '64MB'`
  await load.beforeLoad()
  const prepared = await prepare(sql, load)
  // Until here readers notice nothing; from here on the tables are locked until the end.
  const tables = await clearDemo(sql, { productsToCome: load.size.products, onProgress: load.onProgress })
  const { ratings, ...loaded } = await fill(sql, load, prepared)
  await tables.restore()
  load.onProgress('list totals', 0, load.size.products)
  await countLists(sql, load.now)
  await indexForSearch(sql)
  load.onProgress('list totals', load.size.products, load.size.products)
  await loadConsole(sql, { ...loaded, now: load.now })
  await loadAnswers(sql, load.now)
  await loadRaisedPrices(sql, prepared.record.raised, load.now)
  await loadReviewPhotos(sql, loaded.people)
  await loadPaymentDetails(sql)
  await loadFees(sql, loaded.stores, load.now)
  await loadFeaturedPeriods(sql)
  await loadTaps(sql, loaded.stores, load.now)
  await loadFollowers(sql, loaded.stores)
  return { stores: loaded.stores.length, products: prepared.record.count, ratings }
}

/** Everything that can be prepared without locking the catalogue. */
async function prepare(sql: TransactionSql, { size, now, onProgress }: Load) {
  const tree = demoCategories()
  const productCategories = await loadCategories(sql, 'product_categories', tree.products)
  const storeCategories = await loadCategories(sql, 'store_categories', tree.stores)
  const stores = planStores(demoStores(size), now)
  const volume = ratingVolumeFor(size)
  const record = await stageProducts(sql, {
    products: demoProducts(
      size,
      stores.map(({ content }) => content),
    ),
    count: size.products,
    stores,
    categoryIds: productCategories,
    volume,
    now,
    onProgress: (done) => onProgress('products', done, size.products),
  })
  onProgress('search words', 0, record.count)
  await readSearchWords(sql)
  onProgress('search words', record.count, record.count)
  return { stores, volume, record, storeCategories, productCategoryKeys: [...productCategories.keys()] }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

async function fill(sql: TransactionSql, { now, onProgress }: Load, prepared: Prepared) {
  const { stores, volume, record } = prepared
  onProgress('stores', 0, stores.length)
  const accounts = await loadAccounts(sql, now)
  const names = demoPeople(volume.people + stores.length)
  const people = await loadPeople(sql, names.slice(0, volume.people), now)
  await loadStores(sql, stores, {
    now,
    volume,
    categoryIds: prepared.storeCategories,
    keeperNames: names.slice(volume.people),
    shopkeeperId: accounts.shopkeeper,
  })
  onProgress('stores', stores.length, stores.length)

  onProgress('product rows', 0, record.count)
  await insertProducts(sql)
  await writePriceHistory(sql, now)
  await dropStaging(sql)
  await refreshVocabulary(sql)
  onProgress('product rows', record.count, record.count)

  const expected = Math.round(volume.ratingsPerProduct * record.count)
  const productRatings = await loadProductRatings(sql, record, prepared.productCategoryKeys, {
    people,
    volume,
    now,
    onProgress: (done) => onProgress('ratings', Math.min(done, expected), expected),
  })
  const storeRatings = await loadStoreRatings(sql, stores, { people, volume, now })
  onProgress('ratings', expected, expected)
  return { people, stores, shopperId: accounts.shopper, ratings: productRatings + storeRatings }
}
