import path from 'node:path'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { ErasureJournal } from './erasure-journal.ts'
import { recordedBackup } from './recorded-backup.ts'
import { backupName, removeOldBackups } from './retention.ts'

export interface BackupSettings {
  folder: string
  /** How many are kept. */
  keep: number
  key: string | undefined
  /** The secret that we made ourselves: it would be lost with the data folder. */
  generatedSecret?: string | undefined
}

interface Deps {
  jobs: Pick<JobQueue, 'work' | 'every'>
  tables: Tables
  url: string
  pictures: PictureStore
  erasures: Pick<ErasureJournal, 'publish'>
  clock: Clock
  settings: BackupSettings
  signal: AbortSignal
}

const hour = 3600

/** Once a day, by one of all processes. */
export function backUpDaily({ jobs, tables, url, pictures, erasures, clock, settings, signal }: Deps): void {
  const { folder, keep, key, generatedSecret: sessionSecret } = settings
  jobs.work('backup', {
    async do() {
      await erasures.publish()
      const file = path.join(folder, backupName(clock()))
      await recordedBackup({
        tables,
        url,
        pictures,
        file,
        key,
        sessionSecret,
        clock,
        signal,
        isScheduled: true,
      })
      await removeOldBackups(folder, keep, clock())
    },
    pauseAfter: backOff({ firstSeconds: 600, longestSeconds: 2 * hour, tries: 10 }),
  })
  jobs.every('backup', 24 * hour, { atMostSeconds: 12 * hour })
}
