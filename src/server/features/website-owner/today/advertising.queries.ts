import { sql } from 'drizzle-orm'
import type { Today } from '#contract/website-owner/today.ts'
import { addDays, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  featuredPeriods,
  feeCycles,
  products,
  refundContacts,
  stores,
} from '#server/platform/database/schema/index.ts'

type Advertising = Today['advertising']
type Row<List> = List extends (infer Item)[] ? Item & Record<string, unknown> : never

const named = 10
const refundsNamed = 5

/** Equals the condition of the partial index. */
const refundDue = sql`store_id is null and closed_on < starts_on and paid_cents > 0`

export type AdvertisingQueries = ReturnType<typeof advertisingQueries>

export function advertisingQueries(tables: Tables) {
  return {
    startingTomorrow(today: string) {
      const [from, until] = [1, 2].map((days) => startOfMauritiusDay(addDays(today, days)).toISOString())
      return tables.execute<Row<Advertising['startingTomorrow']>>(sql`
        select ${products.id} as _id, ${products.title}, ${stores.name} as "storeName",
          p.cycle_id is not null as "isPaid"
        from ${featuredPeriods} p join ${products} on ${products.id} = p.product_id
        join ${stores} on ${stores.id} = ${products.storeId}
        where p.starts_at >= ${from} and p.starts_at < ${until}
        order by p.starts_at, p.id limit ${named}`)
    },

    withoutProduct(today: string) {
      return tables.execute<Row<Advertising['withoutProduct']>>(sql`
        select f.id as _id, json_build_object('_id', ${stores.id}, 'name', ${stores.name}) as store,
          f.starts_on as "startsOn", f.ends_on as "endsOn"
        from ${feeCycles} f join ${stores} on ${stores.id} = f.store_id
        where f.kind = 'personalised' and f.product_id is null and f.store_id is not null
          and f.paid_cents >= f.amount_cents and f.ends_on >= ${today}::date
        order by f.ends_on, f.id limit ${named}`)
    },

    async refunds(): Promise<Advertising['refunds']> {
      const [sum] = await tables.execute<{ count: number; cents: number }>(sql`
        select count(*)::int as count, coalesce(sum(paid_cents), 0)::float8 as cents from ${feeCycles}
        where ${refundDue}`)
      const first = await tables.execute<Row<Advertising['refunds']['first']>>(sql`
        select f.id as _id, f.store_name as "storeName", f.paid_cents as "refundDueCents",
          case when c.cycle_id is not null
            then json_build_object('name', c.name, 'email', c.email, 'phone', c.phone) end as contact
        from (select * from ${feeCycles} where ${refundDue} order by closed_on, id limit ${refundsNamed}) f
        left join ${refundContacts} c on c.cycle_id = f.id order by f.closed_on, f.id`)
      return { count: sum?.count ?? 0, cents: sum?.cents ?? 0, first: [...first] }
    },
  }
}
