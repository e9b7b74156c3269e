import type { TransactionSql } from 'postgres'
import { dropIndexes, recreateIndexes } from './drop-indexes.ts'
import {
  countForeignStores,
  countProducts,
  removeDemo,
  removeDemoRatingsOfOthers,
  stopTriggers,
} from './remove-demo.ts'

/** An arbitrary number that nothing else locks: simultaneous loads wait for each other. */
const loadLock = 7_230_002

export async function waitForOtherLoads(sql: TransactionSql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${loadLock})`
}

/** From this size on, rebuilding the indexes is faster than updating them row by row. */
const manyProducts = 5000

interface Clearing {
  productsToCome: number
  onProgress: (stage: string, done: number, total: number) => void
}

/**
 * Removes the demo. Disables triggers and, for large catalogues, drops indexes, because they slow down removing and loading;
 * restore() brings both back.
 */
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
