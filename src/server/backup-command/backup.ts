import { stat } from 'node:fs/promises'
import path from 'node:path'
import { BackupRefused } from '#server/platform/backups/backup-refused.ts'
import { erasureJournal } from '#server/platform/backups/erasure-journal.ts'
import { recordedBackup, unlessTooOld } from '#server/platform/backups/recorded-backup.ts'
import { backupName } from '#server/platform/backups/retention.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { connect } from '#server/platform/database/connect.ts'
import { openPictures } from '#server/platform/images/open-pictures.ts'
import { consoleLog } from '#server/platform/logging/console-log.ts'
import { sessionSecret } from '#server/platform/process/session-secret.ts'
import { backupUsage, readBackupArguments } from './arguments.ts'
import { command, megabytes, progressInLines, say } from './command.ts'
import { savedDatabase } from './saved-database.ts'

/** npm run backup: beside a running app or on its own. */
command(backupUsage, async () => {
  const request = readBackupArguments(process.argv.slice(2))
  if (!request) return void say(backupUsage)
  const config = readConfig(process.env)
  const { key } = config.backups
  const file = await newFile(request.to)
  const { url, stop } = await savedDatabase(config, { holder: 'npm run backup', say })
  const database = connect(url, { connections: 2 })
  const stopping = new AbortController()
  const end = () => stopping.abort(new BackupRefused('Stopped. No backup was made.'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  try {
    const { tables } = database
    const made = await recordedBackup({
      tables,
      url,
      pictures: await openPictures(config),
      file,
      key,
      sessionSecret: config.sessionSecret || config.databaseUrl ? undefined : await sessionSecret(config),
      clock: systemClock,
      isScheduled: false,
      onProgress: progressInLines(say),
      signal: stopping.signal,
    })
    await erasureJournal(tables, [path.dirname(file)], consoleLog)
      .publish()
      .catch(unlessTooOld)
    say(
      `${made.file} holds ${made.rows} rows and ${made.pictures} pictures (${megabytes(made.bytes)}, ${made.isEncrypted ? 'encrypted' : 'not encrypted: BACKUP_KEY does that'}).`,
    )
    if (made.missingPictures.length > 0)
      say(`${made.missingPictures.length} pictures have no file and are not in it.`)
  } finally {
    await database.close()
    await stop()
  }
})

/** A folder gets a file named after the time; an existing file is never overwritten. */
async function newFile(to: string): Promise<string> {
  const place = path.resolve(to)
  const found = await stat(place).catch(() => undefined)
  if (found?.isDirectory() || /[\\/]$/.test(to)) return path.join(place, backupName(systemClock()))
  if (found) throw new BackupRefused(`${place} is there already: name a new file, or a folder.`)
  return place
}
