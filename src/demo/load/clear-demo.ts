import type { TransactionSql } from 'postgres'
import { dropIndexes, recreateIndexes } from './drop-indexes.ts'
import {
  countForeignStores,
  countProducts,
  removeDemo,
  removeDemoRatingsOfOthers,
  stopTriggers,
} from './remove-demo.ts'

/** Any number that nothing else locks: two loads at once wait for each other. */
const loadLock = 7_230_002

export async function waitForOtherLoads(sql: TransactionSql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${loadLock})`
}

/** From here on it pays to rebuild the indexes instead of updating them row by row. */
const manyProducts = 5000

interface Clearing {
  productsToCome: number
  onProgress: (stage: string, done: number, total: number) => void
}

/** Takes the demo away, and whatever slows that and a load down; restore() brings the latter back. */
export async function clearDemo(sql: TransactionSql, { productsToCome, onProgress }: Clearing) {
  const isBig = Math.max(productsToCome, await countProducts(sql)) >= manyProducts
  const hasOthers = (await countForeignStores(sql)) > 0
  if (hasOthers) await removeDemoRatingsOfOthers(sql)
  const startTriggers = await stopTriggers(sql)
  const dropped = isBig
    ? await dropIndexes(sql, ['products', 'product_ratings', 'store_ratings', 'price_history'])
    : []
  await removeDemo(sql, { canTruncate: isBig && !hasOthers })
  return {
    async restore() {
      if (isBig) await recreateIndexes(sql, dropped, (done, total) => onProgress('indexes', done, total))
      await startTriggers()
    },
  }
}
