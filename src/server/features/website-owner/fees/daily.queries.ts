import { sql } from 'drizzle-orm'
import type { NoticeKind } from '#domain/advertising-fees.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  deletionStops,
  feeCycles,
  feeNotices,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { unpaid } from './unpaid.ts'

export interface UnpaidRow extends Record<string, unknown> {
  id: string
  storeId: string
  storeName: string
  startsOn: string
  endsOn: string
  dueOn: string
  openedAt: string
  referenceNumber: number
  owedCents: number
  name: string
  email: string
  told: NoticeKind[]
  isKept: boolean
}

interface Part {
  after: string
  limit: number
}

export type DailyQueries = ReturnType<typeof dailyQueries>

export function dailyQueries(tables: Tables) {
  return {
    /** Stores whose last window ends by a day, and those without any. Suspended stores are not charged. */
    storesToCharge(endsBy: string, { after, limit }: Part) {
      return tables.execute<{ id: string; name: string; first: string | null; last: string | null }>(sql`
        select ${stores.id}, ${stores.name}, min(${feeCycles.startsOn}) as first, max(${feeCycles.startsOn}) as last
        from ${stores} left join ${feeCycles}
          on ${feeCycles.storeId} = ${stores.id} and ${feeCycles.kind} = 'monthly'
        where ${stores.status} = 'active' and ${stores.id} > ${after}
        group by ${stores.id} having coalesce(max(${feeCycles.endsOn}) <= ${endsBy}::date, true)
        order by ${stores.id} limit ${limit}`)
    },

    /** Unpaid windows that were due by a day, with the recipient and the reminders already sent. */
    unpaid(dueBy: string, { after, limit }: Part) {
      return tables.execute<UnpaidRow>(sql`
        select ${feeCycles.id}, ${feeCycles.storeId} as "storeId", ${feeCycles.storeName} as "storeName", ${feeCycles.startsOn} as "startsOn",
          ${feeCycles.endsOn} as "endsOn", ${feeCycles.dueOn} as "dueOn", ${feeCycles.createdAt} as "openedAt",
          ${feeCycles.referenceNumber} as "referenceNumber",
          ${feeCycles.amountCents} - ${feeCycles.paidCents} as "owedCents", ${users.name}, ${users.email},
          array(select n.kind::text from ${feeNotices} n where n.cycle_id = ${feeCycles.id}) as told,
          ${deletionStops.storeId} is not null as "isKept"
        from ${feeCycles} join ${stores} on ${stores.id} = ${feeCycles.storeId}
        join ${users} on ${users.id} = ${stores.userId}
        left join ${deletionStops} on ${deletionStops.storeId} = ${stores.id}
        where ${unpaid} and ${feeCycles.dueOn} <= ${dueBy}::date and ${feeCycles.id} > ${after}
        order by ${feeCycles.id} limit ${limit}`)
    },

    /**
     * True when the window is still unpaid and this notice was not sent yet. Locks the window, so that a payment
     * comes before or after.
     */
    async note(tx: Transaction, cycleId: string, kind: NoticeKind, now: Date): Promise<boolean> {
      const noted = await tx.execute(sql`
        with locked as (
          select ${feeCycles.id} from ${feeCycles} where ${unpaid} and ${feeCycles.id} = ${cycleId} for no key update)
        insert into ${feeNotices} (cycle_id, kind, sent_at)
        select id, ${kind}, ${now.toISOString()} from locked on conflict do nothing returning cycle_id`)
      return noted.length === 1
    },
  }
}
