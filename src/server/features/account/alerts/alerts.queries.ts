import { and, count, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import {
  alertsListed,
  mostFollowedStores,
  mostPushDevices,
  mostSavedSearches,
  mostWishAlerts,
} from '#domain/limits.ts'
import type { SavedFilters } from '#domain/search-filters.ts'
import { visibleStore } from '#server/lists/list.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  alerts,
  followedStores,
  products,
  pushDevices,
  savedSearches,
  sessions,
  stores,
  users,
  wishedProducts,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'

interface NewSearch {
  id: string
  userId: string
  q: string
  city: string | null
  filters: SavedFilters
  /** As JSON; see `search_query()`. The name of a product must match one of them. */
  wanted: string[]
  now: Date
}

interface NewDevice {
  id: string
  userId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
  now: Date
}

export type AlertQueries = ReturnType<typeof alertQueries>

export function alertQueries(tables: Tables) {
  return {
    stores: (userId: string) =>
      tables
        .select({ _id: stores.id, name: stores.name, since: followedStores.createdAt })
        .from(followedStores)
        .innerJoin(stores, eq(stores.id, followedStores.storeId))
        .where(eq(followedStores.userId, userId))
        .orderBy(desc(followedStores.createdAt), stores.id)
        .limit(mostFollowedStores),

    wishes: (userId: string) =>
      tables
        .select({
          _id: products.id,
          name: products.title,
          since: sql<Date>`${wishedProducts.alertsSince}`.mapWith(wishedProducts.createdAt),
        })
        .from(wishedProducts)
        .innerJoin(products, eq(products.id, wishedProducts.productId))
        .where(and(eq(wishedProducts.userId, userId), isNotNull(wishedProducts.alertsSince)))
        .orderBy(desc(wishedProducts.alertsSince), products.id)
        .limit(mostWishAlerts),

    searches: (userId: string) =>
      tables
        .select({
          _id: savedSearches.id,
          q: savedSearches.q,
          city: savedSearches.city,
          filters: savedSearches.filters,
          since: savedSearches.createdAt,
        })
        .from(savedSearches)
        .where(eq(savedSearches.userId, userId))
        .orderBy(desc(savedSearches.createdAt), savedSearches.id)
        .limit(mostSavedSearches),

    devices: (userId: string) =>
      tables
        .select({
          _id: pushDevices.id,
          device: sessions.device,
          since: pushDevices.createdAt,
          sessionId: pushDevices.sessionId,
        })
        .from(pushDevices)
        .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
        .where(eq(pushDevices.userId, userId))
        .orderBy(desc(pushDevices.createdAt), pushDevices.id)
        .limit(mostPushDevices),

    messages: (userId: string) =>
      tables
        .select({
          _id: alerts.id,
          kind: alerts.kind,
          productId: alerts.productId,
          data: alerts.data,
          createdAt: alerts.createdAt,
        })
        .from(alerts)
        .where(eq(alerts.userId, userId))
        .orderBy(desc(alerts.createdAt), desc(alerts.id))
        .limit(alertsListed),

    async isFollowed(userId: string, storeId: string): Promise<boolean> {
      const found = await tables
        .select({ storeId: followedStores.storeId })
        .from(followedStores)
        .where(and(eq(followedStores.userId, userId), eq(followedStores.storeId, storeId)))
      return found.length > 0
    },

    /** Held until the transaction ends, so that two calls at once cannot pass a limit. */
    async lockPerson(tx: Transaction, userId: string): Promise<void> {
      const person = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update')
      if (person.length === 0) throw sessionOver()
    },

    async followedCount(tx: Transaction, userId: string): Promise<number> {
      return tx.$count(followedStores, eq(followedStores.userId, userId))
    },

    async watchedCount(tx: Transaction, userId: string): Promise<number> {
      const [found] = await tx
        .select({ count: count() })
        .from(wishedProducts)
        .where(and(eq(wishedProducts.userId, userId), isNotNull(wishedProducts.alertsSince)))
      return found?.count ?? 0
    },

    async searchCount(tx: Transaction, userId: string): Promise<number> {
      return tx.$count(savedSearches, eq(savedSearches.userId, userId))
    },

    async isShownStore(tx: Transaction, storeId: string): Promise<boolean> {
      const found = await tx
        .select({ id: stores.id })
        .from(stores)
        .where(and(eq(stores.id, storeId), visibleStore))
        .for('key share')
      return found.length > 0
    },

    async follow(tx: Transaction, userId: string, storeId: string, now: Date): Promise<void> {
      await tx.insert(followedStores).values({ userId, storeId, createdAt: now }).onConflictDoNothing()
    },

    async unfollow(tx: Transaction, userId: string, storeId: string): Promise<void> {
      await tx
        .delete(followedStores)
        .where(and(eq(followedStores.userId, userId), eq(followedStores.storeId, storeId)))
    },

    /** False when the product is not on the wishlist. Watching twice changes nothing. */
    async watch(tx: Transaction, userId: string, productId: string, now: Date): Promise<boolean> {
      const watched = await tx
        .update(wishedProducts)
        .set({ alertsSince: sql`coalesce(${wishedProducts.alertsSince}, ${now.toISOString()}::timestamptz)` })
        .where(and(eq(wishedProducts.userId, userId), eq(wishedProducts.productId, productId)))
        .returning({ productId: wishedProducts.productId })
      return watched.length > 0
    },

    async unwatch(tx: Transaction, userId: string, productId: string): Promise<void> {
      await tx
        .update(wishedProducts)
        .set({ alertsSince: null })
        .where(and(eq(wishedProducts.userId, userId), eq(wishedProducts.productId, productId)))
    },

    /** False when none of the words can be in the name of a product. Saving twice changes nothing. */
    async saveSearch(tx: Transaction, { wanted, now, ...search }: NewSearch): Promise<boolean> {
      const queries = wanted.map((units) => sql`search_query(${units}::text::jsonb)`)
      const [made] = await tx.execute<{ query: string | null }>(
        sql`select nullif((${sql.join(queries, sql` || `)})::text, '') as query`,
      )
      if (!made?.query) return false
      await tx
        .insert(savedSearches)
        .values({ ...search, query: made.query, createdAt: now })
        .onConflictDoNothing()
      return true
    },

    async removeSearch(tx: Transaction, userId: string, id: string): Promise<boolean> {
      const removed = await tx
        .delete(savedSearches)
        .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)))
        .returning({ id: savedSearches.id })
      return removed.length > 0
    },

    /** A browser has one address, for all who use it. The oldest ones of a person are deleted. */
    async addDevice(tx: Transaction, { now, ...device }: NewDevice): Promise<void> {
      const { id: _id, endpoint: _endpoint, ...changed } = { ...device, createdAt: now }
      await tx
        .insert(pushDevices)
        .values({ ...device, createdAt: now })
        .onConflictDoUpdate({ target: pushDevices.endpoint, set: changed })
      const newest = tx
        .select({ id: pushDevices.id })
        .from(pushDevices)
        .where(eq(pushDevices.userId, device.userId))
        .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
        .limit(mostPushDevices)
      await tx
        .delete(pushDevices)
        .where(and(eq(pushDevices.userId, device.userId), notInArray(pushDevices.id, newest)))
    },

    async removeDevice(tx: Transaction, userId: string, id: string): Promise<boolean> {
      const removed = await tx
        .delete(pushDevices)
        .where(and(eq(pushDevices.userId, userId), eq(pushDevices.id, id)))
        .returning({ id: pushDevices.id })
      return removed.length > 0
    },
  }
}
