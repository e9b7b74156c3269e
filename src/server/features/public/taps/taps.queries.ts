import { sql } from 'drizzle-orm'
import type { Tap } from '#contract/public/taps.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { products, stores, tapCounts } from '#server/platform/database/schema/index.ts'

export interface CountedTap extends Tap {
  day: string
  count: number
}

export type TapQueries = ReturnType<typeof tapQueries>

export function tapQueries(tables: Tables) {
  return {
    /**
     * All of them in one statement, in one order, so that processes that write at once do not wait for each other in a
     * circle. What nobody can see is passed over.
     */
    async add(taps: readonly CountedTap[]): Promise<void> {
      const rows = taps.map(({ day, storeId, productId, kind, count }) => ({
        day,
        store_id: storeId,
        product_id: productId,
        kind,
        count,
      }))
      await tables.execute(sql`
        insert into ${tapCounts} (day, store_id, product_id, kind, count)
        select t.day, t.store_id, t.product_id, t.kind, t.count
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (day date, store_id uuid, product_id uuid, kind tap_kind, count int)
        join ${stores} s on s.id = t.store_id and s.status = 'active'
        where t.product_id is null or exists (
          select from ${products} p where p.id = t.product_id and p.store_id = t.store_id and p.is_visible)
        order by t.store_id, t.day, t.kind, t.product_id
        on conflict on constraint tap_counts_once do update set count = tap_counts.count + excluded.count`)
    },
  }
}
