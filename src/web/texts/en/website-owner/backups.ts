/** The state of the backups, on the console's first view. */
export const ownerBackups = {
  title: 'Backups',
  failed: 'The state of the backups could not be loaded.',
  daily: (kept: number) => `One is made every day, and the last ${kept} are kept.`,
  notDaily: 'None is made by itself: BACKUP_DIR says where to, see docs/operations.md.',
  warnings: {
    none: 'There is no backup yet. A broken disk would lose everything.',
    late: 'The last backup is older than two days.',
    failed: 'The last backup failed.',
  },
  last: 'Last backup',
  size: 'Size',
  encrypted: 'Encrypted',
  isEncrypted: { true: 'Yes', false: 'No: BACKUP_KEY does that' },
  failedAt: 'Failed',
  reason: 'Reason',
  hoursAgo: (hours: number) =>
    hours < 1 ? 'less than an hour ago' : hours === 1 ? 'an hour ago' : `${hours} hours ago`,
  daysAgo: (days: number) => `${days} days ago`,
  megabytes: (value: string) => `${value} MB`,
}
