import { lt, sql } from 'drizzle-orm'
import type { MeasuredPage, Vital } from '#domain/vitals.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { vitalCounts } from '#server/platform/database/schema/index.ts'

export interface CountedVital {
  day: string
  page: MeasuredPage
  vital: Vital
  bucket: number
  count: number
}

export type VitalsQueries = ReturnType<typeof vitalsQueries>

export function vitalsQueries(tables: Tables) {
  return {
    /** All of them in one statement, in one order, so that processes that write at once do not deadlock. */
    async add(counts: readonly CountedVital[]): Promise<void> {
      await tables.execute(sql`
        insert into ${vitalCounts} (day, page, vital, bucket, count)
        select day, page, vital, bucket, count
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
          as t (day date, page text, vital text, bucket smallint, count int)
        order by day, page, vital, bucket
        on conflict (day, page, vital, bucket) do update set count = vital_counts.count + excluded.count`)
    },
    async removeBefore(day: string): Promise<void> {
      await tables.delete(vitalCounts).where(lt(vitalCounts.day, day))
    },
  }
}
