import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { deletionStops, feeCycles, feeNotices, stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { unpaid } from './unpaid.ts'

export interface DeletionRow extends Record<string, unknown> {
  id: string
  name: string
  dueOn: string
  owedCents: number
  warnedAt: string | null
  stoppedAt: string | null
}

interface ReadyToDelete {
  dueBy: string
  warnedBefore: Date
  after: string
  limit: number
}

type Runs = Pick<Tables, 'execute'>

/** Stores whose oldest unpaid window was due by a day, with the notices sent about that window. */
function overdueStores(dueBy: string, only: SQL) {
  return sql`
    with late as (
      select ${feeCycles.storeId} as store_id, min(${feeCycles.dueOn}) as due_on,
        (array_agg(${feeCycles.id} order by ${feeCycles.dueOn}))[1] as cycle_id
      from ${feeCycles} where ${unpaid} and ${feeCycles.dueOn} <= ${dueBy}::date and ${only}
      group by ${feeCycles.storeId})
    select ${stores.id}, ${stores.name}, late.due_on as "dueOn", n.sent_at as "warnedAt",
      ${deletionStops.createdAt} as "stoppedAt",
      (select sum(${feeCycles.amountCents} - ${feeCycles.paidCents})::int from ${feeCycles}
        where ${unpaid} and ${feeCycles.storeId} = ${stores.id}) as "owedCents"
    from late join ${stores} on ${stores.id} = late.store_id
    left join ${feeNotices} n on n.cycle_id = late.cycle_id and n.kind = 'deletion-warning'
    left join ${deletionStops} on ${deletionStops.storeId} = late.store_id`
}

export type DeletionQueries = ReturnType<typeof deletionQueries>

export function deletionQueries(tables: Tables) {
  return {
    all(dueBy: string, { limit, offset }: { limit: number; offset: number }) {
      return tables.execute<DeletionRow>(
        sql`${overdueStores(dueBy, sql`true`)} order by late.due_on, ${stores.id} limit ${limit} offset ${offset}`,
      )
    },

    async count(dueBy: string): Promise<number> {
      const [row] = await tables.execute<{ count: number }>(sql`
        select count(distinct ${feeCycles.storeId})::int as count from ${feeCycles}
        where ${unpaid} and ${feeCycles.dueOn} <= ${dueBy}::date`)
      return row?.count ?? 0
    },

    /**
     * Stores that were warned before a moment and whose deletion the website owner has not stopped: the next few by
     * id.
     */
    readyToDelete({ dueBy, warnedBefore, after, limit }: ReadyToDelete) {
      return tables.execute<DeletionRow>(sql`
        select * from (${overdueStores(dueBy, sql`true`)}) e
        where e."stoppedAt" is null and e."warnedAt" < ${warnedBefore.toISOString()} and e.id > ${after}
        order by e.id limit ${limit}`)
    },

    async ofStore(dueBy: string, storeId: string, within: Runs = tables) {
      const [found] = await within.execute<DeletionRow>(
        overdueStores(dueBy, sql`${feeCycles.storeId} = ${storeId}`),
      )
      return found
    },

    /** Locks the unpaid windows, so that nobody pays for them before the transaction ends. */
    lockUnpaid(tx: Transaction, storeId: string) {
      return tx
        .select({
          startsOn: feeCycles.startsOn,
          amountCents: feeCycles.amountCents,
          paidCents: feeCycles.paidCents,
        })
        .from(feeCycles)
        .where(and(unpaid, eq(feeCycles.storeId, storeId)))
        .orderBy(asc(feeCycles.id))
        .for('update')
    },

    async lockStore(tx: Transaction, storeId: string) {
      const [found] = await tx
        .select({ name: stores.name })
        .from(stores)
        .where(eq(stores.id, storeId))
        .for('no key update')
      return found
    },

    /** False when the deletion was stopped before. */
    async stop(tx: Transaction, storeId: string, now: Date): Promise<boolean> {
      const added = await tx
        .insert(deletionStops)
        .values({ storeId, createdAt: now })
        .onConflictDoNothing()
        .returning({ storeId: deletionStops.storeId })
      return added.length === 1
    },

    /** Since when it was stopped. */
    async resume(tx: Transaction, storeId: string): Promise<Date | undefined> {
      const [removed] = await tx
        .delete(deletionStops)
        .where(eq(deletionStops.storeId, storeId))
        .returning({ createdAt: deletionStops.createdAt })
      return removed?.createdAt
    },

    async forgetWarnings(tx: Transaction, storeId: string) {
      const cycles = tx.select({ id: feeCycles.id }).from(feeCycles).where(eq(feeCycles.storeId, storeId))
      await tx
        .delete(feeNotices)
        .where(and(eq(feeNotices.kind, 'deletion-warning'), inArray(feeNotices.cycleId, cycles)))
    },
  }
}
