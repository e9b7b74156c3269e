import { sql } from 'drizzle-orm'
import { feeCycles } from '#server/platform/database/schema/index.ts'

/** Monthly windows that a store has yet to pay for: exactly what the index of unpaid ones holds. */
export const unpaid = sql`${feeCycles.kind} = 'monthly' and ${feeCycles.storeId} is not null
  and ${feeCycles.paidCents} < ${feeCycles.amountCents}`

/** Each store that owes something: since when, and how much. */
export const owing = sql`
  select ${feeCycles.storeId} as store_id, min(${feeCycles.dueOn}) as due_on,
    sum(${feeCycles.amountCents} - ${feeCycles.paidCents})::int as owed_cents
  from ${feeCycles} where ${unpaid} group by ${feeCycles.storeId}`
