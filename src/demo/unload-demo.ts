import type { TransactionSql } from 'postgres'
import { announceEverything } from '#server/platform/cache/changes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { ownConnection } from '#server/platform/database/own-connection.ts'
import { everyDemoAddress } from './accounts.ts'
import { clearDemo, waitForOtherLoads } from './load/clear-demo.ts'
import { countLists, indexForSearch, refreshVocabulary } from './load/insert-products.ts'
import { clearPaymentDetails } from './load/payment-details.ts'
import { closeConsoleToAll } from './load/website-owner.ts'

interface UnloadOptions {
  database: Database
  url: string
  pictures: { remove(key: string): Promise<void> }
  onProgress: (stage: string, done: number, total: number) => void
}

export interface RemovedCounts {
  stores: number
  products: number
  people: number
}

export async function countDemo({ sql }: Pick<Database, 'sql'>): Promise<RemovedCounts> {
  const [row] = await sql<RemovedCounts[]>`
    with people as (select id from users where email like ${everyDemoAddress}),
      shops as (select id from stores where user_id in (select id from people))
    select (select count(*)::int from people) as people, (select count(*)::int from shops) as stores,
      (select count(*)::int from products where store_id in (select id from shops)) as products`
  return row ?? { stores: 0, products: 0, people: 0 }
}

/**
 * Removes the demo in one transaction on a connection of its own, with everything said about it; everything real
 * stays. Picture files are removed afterwards, and the app's sweep removes those that an interruption leaves behind.
 */
export async function unloadDemo({
  database,
  url,
  pictures,
  onProgress,
}: UnloadOptions): Promise<RemovedCounts> {
  const own = ownConnection(url, 'zilbazar demo')
  try {
    const counts = await countDemo(database)
    onProgress('products', 0, counts.products)
    const keys = await own.transaction(async (sql) => {
      await waitForOtherLoads(sql)
      const tables = await clearDemo(sql, { productsToCome: 0, onProgress })
      await tables.restore()
      // The accounts that a new load would keep; their ratings elsewhere are deleted too, and triggers update the
      // averages.
      await sql`delete from users where email like ${everyDemoAddress}`
      await closeConsoleToAll(sql)
      await clearPaymentDetails(sql)
      await refreshVocabulary(sql)
      await countLists(sql)
      await indexForSearch(sql)
      return forgetPictures(sql)
    })
    onProgress('products', counts.products, counts.products)
    await announceEverything(database.sql)
    for (const [done, key] of keys.entries()) {
      onProgress('pictures', done, keys.length)
      await pictures.remove(key)
      await own.sql`delete from stray_pictures where key = ${key}`
    }
    onProgress('pictures', keys.length, keys.length)
    return counts
  } finally {
    await own.close()
  }
}

/** Deletes the demo's unused pictures and notes their files for the sweep. */
async function forgetPictures(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    with forgotten as (
      delete from pictures p where key like 'demo-%' and url is null
        and not exists (select from products where picture_key = p.key)
        and not exists (select from stores where picture_key = p.key)
      returning key)
    insert into stray_pictures (key, since) select key, now() from forgotten
    on conflict (key) do update set since = excluded.since returning key`
  return rows.map(({ key }) => key)
}
