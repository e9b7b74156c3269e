import { eq } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { productFeeds } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type FeedQueries = ReturnType<typeof feedQueries>

export function feedQueries(tables: Tables) {
  return {
    async find(storeId: string) {
      const [found] = await tables
        .select({ key: productFeeds.key, createdAt: productFeeds.createdAt })
        .from(productFeeds)
        .where(eq(productFeeds.storeId, storeId))
      return found
    },

    /** Takes the place of the key before. */
    async set(tx: Transaction, feed: { storeId: string; key: string; createdAt: Date }) {
      const { storeId, ...values } = feed
      await tx
        .insert(productFeeds)
        .values(feed)
        .onConflictDoUpdate({ target: productFeeds.storeId, set: values })
    },

    async remove(tx: Transaction, storeId: string) {
      await tx.delete(productFeeds).where(eq(productFeeds.storeId, storeId))
    },
  }
}
