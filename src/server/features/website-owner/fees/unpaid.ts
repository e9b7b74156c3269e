import { sql } from 'drizzle-orm'
import { feeCycles } from '#server/platform/database/schema/index.ts'

/** The monthly windows that are not paid for; the condition equals that of the partial index. */
export const unpaid = sql`${feeCycles.kind} = 'monthly' and ${feeCycles.storeId} is not null
  and ${feeCycles.paidCents} < ${feeCycles.amountCents}`

/** Every store that owes something: since when, and how much. */
export const owing = sql`
  select ${feeCycles.storeId} as store_id, min(${feeCycles.dueOn}) as due_on,
    sum(${feeCycles.amountCents} - ${feeCycles.paidCents})::int as owed_cents
  from ${feeCycles} where ${unpaid} group by ${feeCycles.storeId}`
