/** A day without a backup may happen; after two somebody must look. */
export const lateAfterHours = 48

export type BackupState = 'none' | 'fine' | 'late' | 'failed'

interface Moments {
  lastMadeAt: Date | undefined
  lastFailedAt: Date | undefined
  now: Date
}

export function backupState({ lastMadeAt, lastFailedAt, now }: Moments): BackupState {
  if (lastFailedAt && (!lastMadeAt || lastFailedAt > lastMadeAt)) return 'failed'
  if (!lastMadeAt) return 'none'
  return now.getTime() - lastMadeAt.getTime() > lateAfterHours * 3_600_000 ? 'late' : 'fine'
}
