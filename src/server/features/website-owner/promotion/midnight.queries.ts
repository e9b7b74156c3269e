import { sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { featuredPeriods, products, stores, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

interface EndedRow extends Record<string, unknown> {
  productId: string
  title: string
  storeName: string
  name: string
  email: string
  startsAt: string
  endsAt: string
}

export type MidnightQueries = typeof midnightQueries

export const midnightQueries = {
  /** Products whose copied period is over while another one runs or comes. */
  async toCopy(within: Pick<Tables, 'execute'>, now: Date, limit: number): Promise<string[]> {
    const moment = now.toISOString()
    const rows = await within.execute<{ id: string }>(sql`
      select ${products.id} from ${products}
      where ${products.featuredFrom} is not null and ${products.featuredUntil} <= ${moment}
        and exists (select from ${featuredPeriods} p where p.product_id = ${products.id}
          and (p.ends_at is null or p.ends_at > ${moment}))
      order by ${products.id} limit ${limit}`)
    return rows.map(({ id }) => id)
  },

  /** Marks paid periods that are over, and returns whom to tell. Several processes never return the same one. */
  async markEnded(tx: Transaction, now: Date, limit: number): Promise<EndedRow[]> {
    const moment = now.toISOString()
    return tx.execute<EndedRow>(sql`
      with ended as (
        select id from ${featuredPeriods}
        where cycle_id is not null and told_at is null and ends_at <= ${moment}
        order by ends_at limit ${limit} for update skip locked)
      update ${featuredPeriods} p set told_at = ${moment}
      from ended, ${products}, ${stores}, ${users}
      where p.id = ended.id and ${products.id} = p.product_id and ${stores.id} = ${products.storeId}
        and ${users.id} = ${stores.userId}
      returning ${products.id} as "productId", ${products.title}, ${stores.name} as "storeName",
        ${users.name} as name, ${users.email} as email, p.starts_at as "startsAt", p.ends_at as "endsAt"`)
  },
}
