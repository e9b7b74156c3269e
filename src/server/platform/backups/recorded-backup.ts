import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { codeOf } from '#server/platform/database/error-code.ts'
import { type BackupRequest, backUp, type FinishedBackup } from './back-up.ts'
import { backupRunQueries } from './backup-runs.ts'

interface Recorded extends Omit<BackupRequest, 'now'> {
  tables: Tables
  clock: Clock
  isScheduled: boolean
}

/** A database that is not migrated yet has no such table: its backup is as good. */
export function unlessTooOld(error: unknown): void {
  if (codeOf(error) !== '42P01') throw error
}

/** Makes a backup and tells the console what became of it. */
export async function recordedBackup(request: Recorded): Promise<FinishedBackup> {
  const { tables, clock, isScheduled, key } = request
  const startedAt = clock()
  const record = (outcome: { bytes: number | null; failure: string | null }) =>
    backupRunQueries(tables)
      .record({ startedAt, finishedAt: clock(), isScheduled, isEncrypted: key !== undefined, ...outcome })
      .catch(unlessTooOld)
  try {
    const made = await backUp({ ...request, now: startedAt })
    await record({ bytes: made.bytes, failure: null })
    return made
  } catch (error) {
    // An orderly stop is no failure: the next process makes the backup.
    if (!request.signal?.aborted)
      await record({ bytes: null, failure: error instanceof Error ? error.message : String(error) }).catch(
        () => {},
      )
    throw error
  }
}
