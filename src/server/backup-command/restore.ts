import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { erasureJournal, journalName, readJournal } from '#server/platform/backups/erasure-journal.ts'
import { restore } from '#server/platform/backups/restore.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { connect } from '#server/platform/database/connect.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts'
import { openPictures } from '#server/platform/images/open-pictures.ts'
import { consoleLog } from '#server/platform/logging/console-log.ts'
import { eraseAgain } from '#server/shared/erasure/erase-again.ts'
import { readRestoreArguments, restoreUsage } from './arguments.ts'
import { command, progressInLines, say } from './command.ts'

/** npm run restore: into a place where nothing is. */
command(restoreUsage, async () => {
  const request = readRestoreArguments(process.argv.slice(2))
  if (!request) return void say(restoreUsage)
  const config = readConfig(process.env)
  const { dataDir, databaseUrl, directUrl, backups } = config
  const file = path.resolve(request.from)
  const pictures = await openPictures(config)
  const journals = request.erased
    ? [path.resolve(request.erased)]
    : [path.dirname(file), dataDir, ...(backups.folder ? [backups.folder] : [])].map((folder) =>
        path.join(folder, journalName),
      )
  let stop = async () => {}
  const open = async () => {
    if (databaseUrl) return directUrl ?? databaseUrl
    const started = await startEmbeddedDatabase({ dataDir, holder: 'npm run restore', say })
    stop = () => started.stop()
    return started.url
  }
  try {
    const outcome = await restore({
      file,
      key: backups.key,
      open,
      pictures,
      onProgress: progressInLines(say),
      keepSecret: (secret) => keepSecret(config, secret),
      afterwards: (url) => erase(url, journals),
    })
    say(
      `Restored as of ${outcome.createdAt.toISOString()}: ${outcome.rows} rows and ${outcome.pictures} pictures. npm start opens the site.`,
    )
    if (outcome.missingPictures.length > 0)
      say(`${outcome.missingPictures.length} pictures were missing when the backup was made.`)
  } finally {
    await stop()
  }

  async function erase(url: string, files: readonly string[]): Promise<void> {
    const erased = new Map<string, Date>()
    for (const journal of files) for (const [id, at] of await readJournal(journal)) erased.set(id, at)
    const database = connect(url, { connections: 2 })
    try {
      const { tables } = database
      const folders = [dataDir, ...(backups.folder ? [backups.folder] : [])]
      const journal = erasureJournal(tables, folders, consoleLog)
      const { people, pictureKeys } = await eraseAgain({ tables, journal, clock: systemClock }, erased)
      for (const key of pictureKeys) await pictures.remove(key)
      await journal.publish()
      say(
        erased.size === 0
          ? `No journal of erased accounts was found (${journalName}): accounts that were deleted after the backup are back.`
          : `${people} accounts that were deleted after the backup are deleted again.`,
      )
    } finally {
      await database.close()
    }
  }
})

/** Second factors cannot be read without the secret that encrypted them. */
async function keepSecret({ dataDir, sessionSecret }: Config, secret: string): Promise<void> {
  if (sessionSecret) return
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, 'session-secret')
  await writeFile(file, secret, { mode: 0o600 })
  await chmod(file, 0o600)
}
