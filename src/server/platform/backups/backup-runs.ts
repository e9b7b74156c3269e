import { desc, isNotNull, lt } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Tables } from '#server/platform/database/connect.ts'
import { backupRuns } from '#server/platform/database/schema/index.ts'

export interface BackupRun {
  startedAt: Date
  finishedAt: Date
  isScheduled: boolean
  isEncrypted: boolean
  bytes: number | null
  failure: string | null
}

const rememberedDays = 90

export type BackupRuns = ReturnType<typeof backupRunQueries>

/** What became of each backup, for the console. */
export function backupRunQueries(tables: Tables) {
  const newest = desc(backupRuns.finishedAt)
  return {
    async record(run: BackupRun): Promise<void> {
      const old = new Date(run.finishedAt.getTime() - rememberedDays * 24 * 3600 * 1000)
      await tables.delete(backupRuns).where(lt(backupRuns.finishedAt, old))
      await tables.insert(backupRuns).values({ id: v7(), ...run })
    },
    async last(): Promise<BackupRun | undefined> {
      const [run] = await tables.select().from(backupRuns).orderBy(newest).limit(1)
      return run
    },
    async lastMade(): Promise<BackupRun | undefined> {
      const made = tables.select().from(backupRuns).where(isNotNull(backupRuns.bytes))
      const [run] = await made.orderBy(newest).limit(1)
      return run
    },
  }
}
