import { inArray, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { feeCycles, feePayments, stores, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import type { OpenCycle } from './bank-plan.ts'
import { unpaid } from './unpaid.ts'

type OpenRow = OpenCycle & Record<string, unknown>

const openCycle = sql`${feeCycles.id} as "cycleId", ${feeCycles.storeId} as "storeId", ${feeCycles.storeName} as "storeName",
  ${users.name} as "personName", ${feeCycles.referenceNumber} as "referenceNumber", ${feeCycles.startsOn} as "startsOn",
  ${feeCycles.endsOn} as "endsOn", ${feeCycles.dueOn} as "dueOn",
  ${feeCycles.amountCents} - ${feeCycles.paidCents} as "owedCents"`
const withPerson = sql`${feeCycles} join ${stores} on ${stores.id} = ${feeCycles.storeId}
  join ${users} on ${users.id} = ${stores.userId}`

/** More open windows than that are not compared by their names. */
const mostByName = 2000
export const mostOptions = 10

const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

export type BankQueries = ReturnType<typeof bankQueries>

export function bankQueries(tables: Tables) {
  return {
    /** The windows with these references, paid or not. */
    async references(numbers: readonly number[]) {
      if (numbers.length === 0) return []
      return tables
        .select({ number: feeCycles.referenceNumber, storeId: feeCycles.storeId })
        .from(feeCycles)
        .where(inArray(feeCycles.referenceNumber, [...numbers]))
    },

    openOf(storeIds: readonly string[]) {
      return tables.execute<OpenRow>(sql`
        select ${openCycle} from ${withPerson}
        where ${unpaid} and ${feeCycles.storeId} = any (${sql.param([...storeIds])}::uuid[])
        order by ${feeCycles.dueOn}, ${feeCycles.id}`)
    },

    /** Unpaid windows whose store or person has one of these words in the name. */
    openNamed(words: readonly string[]) {
      return tables.execute<OpenRow>(sql`
        select ${openCycle} from ${withPerson}
        where ${unpaid} and regexp_split_to_array(plain_text(${stores.name} || ' ' || ${users.name}), '[^[:alnum:]]+')
          && ${sql.param([...words])}::text[]
        order by ${feeCycles.dueOn}, ${feeCycles.id} limit ${mostByName}`)
    },

    openFound(words: string, numbers: readonly number[]) {
      return tables.execute<OpenRow>(sql`
        select ${openCycle} from ${withPerson}
        where ${unpaid} and (${feeCycles.referenceNumber} = any (${sql.param([...numbers])}::int[])
          or plain_text(${stores.name} || ' ' || ${users.name}) like plain_text(${containing(words)}))
        order by ${feeCycles.dueOn}, ${feeCycles.id} limit ${mostOptions}`)
    },

    async recorded(ids: readonly string[], within: Pick<Tables, 'select'> = tables) {
      if (ids.length === 0) return []
      return within
        .select({ id: feePayments.id, number: feePayments.receiptNumber })
        .from(feePayments)
        .where(sql`${feePayments.id} = any (${sql.param([...ids])}::uuid[])`)
        .orderBy(feePayments.receiptNumber)
    },

    /** Two owners who confirm the same row come one after the other. */
    async lockTransfer(tx: Transaction, id: string) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
    },
  }
}
