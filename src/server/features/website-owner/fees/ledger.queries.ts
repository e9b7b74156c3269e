import { and, asc, count, desc, eq, inArray, min, type SQL, sql } from 'drizzle-orm'
import { dueDaysIn } from '#domain/advertising-fees.ts'
import type { FeeState } from '#domain/fee-states.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  feeCycles,
  feePayments,
  refundContacts,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import { owing } from './unpaid.ts'

interface LedgerFilter {
  search: string
  day: string
}

interface Slice {
  limit: number
  offset: number
}

export interface StandingRow {
  id: string
  name: string
  isSuspended: boolean
  /** Of the oldest unpaid window. */
  dueOn: string | null
  owedCents: number
  /** Of the last announced window. */
  endsOn: string | null
}

const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

const storeNamed = (words: string) =>
  words ? sql`sounds_like(${stores.name}) like sounds_like(${containing(words)})` : sql`true`

function inState(state: FeeState | undefined, day: string): SQL {
  if (!state) return sql`true`
  if (state === 'paid') return sql`o.due_on is null`
  const { from, until } = dueDaysIn(state, day)
  return sql`o.due_on between ${from}::date and ${until}::date`
}

const standing = sql`${stores.id}, ${stores.name}, ${stores.status} = 'suspended' as "isSuspended",
  o.due_on as "dueOn", coalesce(o.owed_cents, 0) as "owedCents",
  (select max(${feeCycles.endsOn}) from ${feeCycles}
    where ${feeCycles.storeId} = ${stores.id} and ${feeCycles.kind} = 'monthly') as "endsOn"`

export type LedgerQueries = ReturnType<typeof ledgerQueries>

export function ledgerQueries(tables: Tables) {
  return {
    async counts({ search, day }: LedgerFilter): Promise<Record<FeeState, number>> {
      const number = (state: FeeState) => sql`count(*) filter (where ${inState(state, day)})::int`
      const [row] = await tables.execute<Record<FeeState, number>>(sql`
        with o as (${owing})
        select ${number('paid')} as paid, ${number('due')} as due, ${number('grace')} as grace,
          ${number('overdue')} as overdue, ${number('to-be-deleted')} as "to-be-deleted"
        from ${stores} left join o on o.store_id = ${stores.id} where ${storeNamed(search)}`)
      return row ?? { paid: 0, due: 0, grace: 0, overdue: 0, 'to-be-deleted': 0 }
    },

    stores({ search, day, state, limit, offset }: LedgerFilter & Slice & { state: FeeState | undefined }) {
      return tables.execute<StandingRow & Record<string, unknown>>(sql`
        with o as (${owing})
        select ${standing} from ${stores} left join o on o.store_id = ${stores.id}
        where ${storeNamed(search)} and ${inState(state, day)}
        order by o.due_on nulls last, ${stores.id} desc limit ${limit} offset ${offset}`)
    },

    async store(storeId: string) {
      const [found] = await tables.execute<
        StandingRow & { email: string; personName: string; personEmail: string } & Record<string, unknown>
      >(sql`
        select ${standing}, ${stores.email}, ${users.name} as "personName", ${users.email} as "personEmail"
        from ${stores} join ${users} on ${users.id} = ${stores.userId}
        left join lateral (select * from (${owing}) o where o.store_id = ${stores.id}) o on true
        where ${stores.id} = ${storeId}`)
      return found
    },

    cycles(storeId: string, { limit, offset }: Slice) {
      return tables
        .select()
        .from(feeCycles)
        .where(eq(feeCycles.storeId, storeId))
        .orderBy(desc(feeCycles.startsOn), desc(feeCycles.id))
        .limit(limit)
        .offset(offset)
    },

    async cycleCount(storeId: string) {
      const [found] = await tables
        .select({ total: count(), firstDueOn: min(feeCycles.dueOn) })
        .from(feeCycles)
        .where(eq(feeCycles.storeId, storeId))
      return found ?? { total: 0, firstDueOn: null }
    },

    closed({ search, onlyRefunds }: { search: string; onlyRefunds: boolean }, { limit, offset }: Slice) {
      return tables
        .select({ cycle: feeCycles, contact: refundContacts })
        .from(feeCycles)
        .leftJoin(refundContacts, eq(refundContacts.cycleId, feeCycles.id))
        .where(closedCycles(search, onlyRefunds))
        .orderBy(desc(feeCycles.closedOn), asc(feeCycles.id))
        .limit(limit)
        .offset(offset)
    },

    closedCount({ search, onlyRefunds }: { search: string; onlyRefunds: boolean }) {
      return tables.$count(feeCycles, closedCycles(search, onlyRefunds))
    },

    async payments(cycleIds: readonly string[]) {
      if (cycleIds.length === 0) return []
      return tables
        .select()
        .from(feePayments)
        .where(inArray(feePayments.cycleId, [...cycleIds]))
        .orderBy(asc(feePayments.receiptNumber))
    },
  }
}

function closedCycles(search: string, onlyRefunds: boolean) {
  return and(
    sql`${feeCycles.storeId} is null`,
    search ? sql`plain_text(${feeCycles.storeName}) like plain_text(${containing(search)})` : undefined,
    onlyRefunds
      ? sql`${feeCycles.closedOn} < ${feeCycles.startsOn} and ${feeCycles.paidCents} > 0`
      : undefined,
  )
}
