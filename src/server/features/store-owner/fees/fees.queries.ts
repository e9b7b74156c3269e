import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { feeCycles } from '#server/platform/database/schema/index.ts'

export type OwnFeesQueries = ReturnType<typeof ownFeesQueries>

export function ownFeesQueries(tables: Tables) {
  return {
    /** The store's unpaid windows, the oldest first. */
    unpaid(storeId: string) {
      return tables
        .select()
        .from(feeCycles)
        .where(
          and(
            eq(feeCycles.storeId, storeId),
            eq(feeCycles.kind, 'monthly'),
            sql`${feeCycles.paidCents} < ${feeCycles.amountCents}`,
          ),
        )
        .orderBy(asc(feeCycles.dueOn))
    },
  }
}
