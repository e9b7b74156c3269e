import type { TransactionSql } from 'postgres'
import { announceEverything } from '#server/platform/cache/changes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { ownConnection } from '#server/platform/database/own-connection.ts'
import type { DemoSize } from './catalogue.ts'
import { DemoRefused } from './demo-refused.ts'
import { type DemoCounts, loadCatalogue } from './load/catalogue.ts'
import { type DemoPictureStore, makePictures } from './load/pictures.ts'
import { countForeignStores } from './load/remove-demo.ts'
import { shutAccounts } from './load/shut-accounts.ts'

export interface DemoOptions {
  database: Database
  url: string
  pictures: DemoPictureStore
  size: DemoSize
  now: Date
  /** Allowed also when there are stores that the demo did not make; they are left as they are. */
  replace?: boolean
  /** The accounts are locked: nobody can log in with the well-known password. */
  isShut?: boolean
  onProgress: (stage: string, done: number, total: number) => void
}

/**
 * Replaces an earlier demo, in one transaction on a connection of its own: an interrupted load leaves the old
 * catalogue with its indexes and keys. Pictures are made first, because unused ones do no harm.
 */
export async function loadDemo(options: DemoOptions): Promise<DemoCounts> {
  const { url, database, pictures, replace = false, isShut = false, onProgress } = options
  const own = ownConnection(url, 'zilbazar demo')
  try {
    await own.transaction((sql) => refuseOthers(sql, replace))
    await makePictures(own.sql, pictures, (done, total) => onProgress('pictures', done, total))
    const counts = await own.transaction(async (sql) => {
      const loaded = await loadCatalogue(sql, { ...options, beforeLoad: () => refuseOthers(sql, replace) })
      if (isShut) await shutAccounts(sql)
      return loaded
    })
    await announceEverything(database.sql)
    // Otherwise the database does so by itself, in the minutes in which the demo is looked at first.
    await own.sql`vacuum (analyze) products, product_ratings, store_ratings, price_history, stores, users, search_vocabulary,
      search_bits, search_places, list_marks, list_totals, list_chapters, spot_totals, store_hours, opening_hours`
    return counts
  } finally {
    await own.close()
  }
}

async function refuseOthers(sql: TransactionSql, replace: boolean): Promise<void> {
  const foreign = await countForeignStores(sql)
  if (foreign === 0 || replace) return
  const stores = foreign === 1 ? 'a store that is' : `${foreign} stores that are`
  throw new DemoRefused(
    `This catalogue has ${stores} not of the demo, and the demo brings accounts whose password everybody knows. Use --replace to load it beside them all the same; they stay as they are.`,
  )
}
