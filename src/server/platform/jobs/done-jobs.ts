import { sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import type { QueueName } from './queues.ts'

export interface DoneJob {
  id: string
  data: unknown
  doneAt: Date
}

interface Row extends Record<string, unknown> {
  id: string
  data: unknown
  doneAt: string
}

const isDone = sql`state = 'completed'`

/** What was done within about a day: after that pg-boss forgets it. It lists no jobs itself (decision 021). */
export function doneJobs(tables: Tables) {
  return {
    async count(queue: QueueName): Promise<number> {
      const [counted] = await tables.execute<{ total: number }>(
        sql`select count(*)::int as total from pgboss.job where name = ${queue} and ${isDone}`,
      )
      return counted?.total ?? 0
    },

    /** The last one first. */
    async page(queue: QueueName, limit: number, offset: number): Promise<DoneJob[]> {
      const rows = await tables.execute<Row>(sql`
        select id, data, completed_on as "doneAt" from pgboss.job where name = ${queue} and ${isDone}
        order by completed_on desc, id desc limit ${limit} offset ${offset}`)
      return rows.map(({ doneAt, ...job }) => ({ ...job, doneAt: new Date(doneAt) }))
    },
  }
}

export type DoneJobs = ReturnType<typeof doneJobs>
