import { randomBytes } from 'node:crypto'
import type { OwnFeed } from '#contract/store-owner/feed.ts'
import { feedPath } from '#domain/product-feed.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { lockStore } from '../lock-store.ts'
import type { FeedQueries } from './feed.queries.ts'
import { say } from './feed.sentences.ts'

interface Deps {
  queries: FeedQueries
  change: Change
  clock: Clock
  publicUrl: string
}

/** Too many to be guessed. */
const keyBytes = 24

export function ownFeed({ queries, change, clock, publicUrl }: Deps) {
  const { origin } = new URL(publicUrl)
  const shown = (storeId: string, { key, createdAt }: { key: string; createdAt: Date }): OwnFeed => ({
    google: origin + feedPath({ storeId, key, format: 'xml' }),
    meta: origin + feedPath({ storeId, key, format: 'csv' }),
    createdAt: createdAt.toISOString(),
  })

  return {
    async own({ storeId }: StoreOwner): Promise<{ feed: OwnFeed | null }> {
      const found = await queries.find(storeId)
      return { feed: found ? shown(storeId, found) : null }
    },

    async renew({ storeId }: StoreOwner) {
      const feed = { key: randomBytes(keyBytes).toString('base64url'), createdAt: clock() }
      await change(async (tx) => {
        await lockStore(tx, storeId)
        await queries.set(tx, { storeId, ...feed })
      })
      return { message: say.renewed, feed: shown(storeId, feed) }
    },

    async end({ storeId }: StoreOwner) {
      await change(async (tx) => {
        await lockStore(tx, storeId)
        await queries.remove(tx, storeId)
      })
      return { message: say.ended }
    },
  }
}
