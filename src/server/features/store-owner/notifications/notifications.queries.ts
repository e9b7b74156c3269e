import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { NotificationData, NotificationKind } from '#domain/store-notifications.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  productRatings,
  storeNotifications,
  storeRatings,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

/** A rating that is held after all is not told about, nor that it is held. */
const isShown = sql`(
  (product_rating_id is null or exists (
    select from ${productRatings} r where r.id = product_rating_id and r.status = 'counted'))
  and (store_rating_id is null or exists (
    select from ${storeRatings} r where r.id = store_rating_id and r.status = 'counted')))`

export interface DueRow extends Record<string, unknown> {
  storeId: string
  kind: NotificationKind
  data: NotificationData
}

export type NotificationQueries = ReturnType<typeof notificationQueries>

export function notificationQueries(tables: Tables) {
  const isOf = (storeId: string) => and(eq(storeNotifications.storeId, storeId), isShown)

  return {
    count: (storeId: string) => tables.$count(storeNotifications, isOf(storeId)),

    /** Counts no further than to `most`. */
    async unread(storeId: string, most: number): Promise<number> {
      const few = tables
        .select({ id: storeNotifications.id })
        .from(storeNotifications)
        .where(and(isOf(storeId), isNull(storeNotifications.readAt)))
        .limit(most)
        .as('few')
      return tables.$count(few)
    },

    page: (storeId: string, limit: number, offset: number) =>
      tables
        .select({
          id: storeNotifications.id,
          kind: storeNotifications.kind,
          data: storeNotifications.data,
          createdAt: storeNotifications.createdAt,
          readAt: storeNotifications.readAt,
        })
        .from(storeNotifications)
        .where(isOf(storeId))
        .orderBy(desc(storeNotifications.createdAt), desc(storeNotifications.id))
        .limit(limit)
        .offset(offset),

    async markRead(storeId: string, until: Date, now: Date) {
      await tables
        .update(storeNotifications)
        .set({ readAt: now })
        .where(
          and(
            eq(storeNotifications.storeId, storeId),
            isNull(storeNotifications.readAt),
            lte(storeNotifications.createdAt, until),
          ),
        )
    },

    /**
     * Takes what waits for the daily mail of some stores. One process at a time, so that a store gets one mail: the lock
     * lasts until the transaction ends.
     */
    async claimDue(tx: Transaction, until: Date, mostStores: number): Promise<DueRow[]> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('daily store notifications'))`)
      const waits = sql`is_mail_due and created_at < ${until.toISOString()} and ${isShown}`
      const rows = await tx.execute<DueRow>(sql`
        with claimed as (
          update ${storeNotifications} set is_mail_due = false
          where ${waits} and store_id in (
            select distinct store_id from ${storeNotifications} where ${waits} order by store_id limit ${mostStores})
          returning id, store_id, kind, data, created_at)
        select store_id as "storeId", kind, data from claimed order by created_at desc, id desc`)
      return [...rows]
    },

    /** The people to write to, without those whose store is suspended. */
    recipients(tx: Transaction, storeIds: readonly string[]) {
      return tx.execute<{
        storeId: string
        storeName: string
        userId: string
        name: string
        email: string
        language: Language
      }>(sql`
        select s.id as "storeId", s.name as "storeName", u.id as "userId", u.name, u.email, u.language
        from ${stores} s join ${users} u on u.id = s.user_id
        where s.id = any(${sql.param([...storeIds])}::uuid[]) and s.status = 'active' order by s.id`)
    },

    async deleteBefore(moment: Date) {
      await tables.delete(storeNotifications).where(lte(storeNotifications.createdAt, moment))
    },
  }
}
