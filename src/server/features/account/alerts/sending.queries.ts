import { and, eq, lte, sql } from 'drizzle-orm'
import type { AlertData, AlertKind } from '#domain/alerts.ts'
import type { Language } from '#domain/language.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { alerts, products, pushDevices, sessions, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export interface DueAlert extends Record<string, unknown> {
  id: string
  kind: AlertKind
  productId: string
  data: AlertData
  userId: string
  name: string
  email: string
  language: Language
  isShown: boolean
}

export type Way = 'mail' | 'push'

export type SendingQueries = ReturnType<typeof sendingQueries>

export function sendingQueries(tables: Tables) {
  return {
    /**
     * Takes what is due for some people, newest first. One process at a time, so that a person gets one message for all
     * of it: the lock lasts until the transaction ends.
     */
    async claimDue(tx: Transaction, way: Way, now: Date, mostPeople: number): Promise<DueAlert[]> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`alerts by ${way}`}))`)
      const at = sql.identifier(`${way}_at`)
      const isDue = sql`${at} <= ${now.toISOString()}`
      const rows = await tx.execute<DueAlert>(sql`
        with people as (select distinct user_id from ${alerts} where ${isDue} limit ${mostPeople}),
        claimed as (
          update ${alerts} set ${at} = null where ${isDue} and user_id in (select user_id from people)
          returning id, kind, product_id, data, user_id, created_at)
        select c.id, c.kind, c.product_id as "productId", c.data, u.id as "userId", u.name, u.email, u.language,
          p.is_visible and u.email_verified_at is not null as "isShown"
        from claimed c join ${users} u on u.id = c.user_id join ${products} p on p.id = c.product_id
        order by c.created_at desc, c.id`)
      return [...rows]
    },

    /** The browsers of these people that are still logged in. */
    async devices(tx: Transaction, userIds: readonly string[], now: Date) {
      return tx.execute<{ id: string; userId: string }>(sql`
        select d.id, d.user_id as "userId" from ${pushDevices} d join ${sessions} s on s.id = d.session_id
        where d.user_id = any(${sql.param([...userIds])}::uuid[]) and s.expires_at > ${now.toISOString()}`)
    },

    async device(id: string) {
      const [found] = await tables.select().from(pushDevices).where(eq(pushDevices.id, id))
      return found
    },

    /** The browser may have subscribed again in the meantime. */
    async dropDevice(id: string, endpoint: string): Promise<void> {
      await tables.delete(pushDevices).where(and(eq(pushDevices.id, id), eq(pushDevices.endpoint, endpoint)))
    },

    async deleteBefore(moment: Date): Promise<void> {
      await tables.delete(alerts).where(lte(alerts.createdAt, moment))
    },
  }
}
