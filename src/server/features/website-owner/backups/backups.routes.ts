import { api } from '#contract/index.ts'
import type { Backups } from '#contract/website-owner/backups.ts'
import { backupState } from '#domain/backup-state.ts'
import type { BackupRuns } from '#server/platform/backups/backup-runs.ts'
import type { BackupSettings } from '#server/platform/backups/daily-backup.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Mount } from '#server/platform/http/mount.ts'

interface Deps {
  runs: BackupRuns
  settings: BackupSettings | undefined
  clock: Clock
}

export function backupsRoutes(mount: Mount, { runs, settings, clock }: Deps) {
  mount(api.ownerBackups.backups, async (): Promise<Backups> => {
    const [newest, made] = await Promise.all([runs.last(), runs.lastMade()])
    const failed = newest && newest.failure !== null ? newest : undefined
    return {
      state: backupState({
        lastMadeAt: made?.finishedAt,
        lastFailedAt: failed?.finishedAt,
        now: clock(),
      }),
      isScheduled: settings !== undefined,
      kept: settings?.keep ?? 0,
      last: made
        ? { at: made.finishedAt.toISOString(), bytes: made.bytes ?? 0, isEncrypted: made.isEncrypted }
        : null,
      failure: failed ? { at: failed.finishedAt.toISOString(), reason: failed.failure ?? '' } : null,
    }
  })
}
