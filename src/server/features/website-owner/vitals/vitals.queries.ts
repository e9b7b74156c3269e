import { gte, sql } from 'drizzle-orm'
import type { MeasuredPage, Vital } from '#domain/vitals.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { vitalCounts } from '#server/platform/database/schema/index.ts'

export type VitalsQueries = ReturnType<typeof vitalsQueries>

export function vitalsQueries(tables: Tables) {
  return {
    /** The counts of the buckets since this day. */
    since: (day: string) =>
      tables
        .select({
          page: sql<MeasuredPage>`${vitalCounts.page}`,
          vital: sql<Vital>`${vitalCounts.vital}`,
          bucket: vitalCounts.bucket,
          count: sql<number>`sum(${vitalCounts.count})::int`,
        })
        .from(vitalCounts)
        .where(gte(vitalCounts.day, day))
        .groupBy(vitalCounts.page, vitalCounts.vital, vitalCounts.bucket),
  }
}
