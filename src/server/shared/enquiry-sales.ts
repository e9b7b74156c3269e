import { and, count, eq, gte, lt } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { enquiries } from '#server/platform/database/schema/index.ts'

export interface Period {
  from: Date
  until: Date
}

/** How many enquiries of a store became a sale in a period, by when the owner said so. */
export async function salesOfStore(
  tables: Tables,
  storeId: string,
  { from, until }: Period,
): Promise<number> {
  const [found] = await tables
    .select({ count: count() })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.storeId, storeId),
        gte(enquiries.becameSaleAt, from),
        lt(enquiries.becameSaleAt, until),
      ),
    )
  return found?.count ?? 0
}
