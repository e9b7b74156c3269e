import path from 'node:path'
import { BackupRefused } from '#server/platform/backups/backup-refused.ts'
import { requireUsableTarget } from '#server/platform/backups/database/target-server.ts'
import { moveDatabase } from '#server/platform/backups/move-database.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import {
  joinEmbeddedDatabase,
  startEmbeddedDatabase,
} from '#server/platform/database/embedded/embedded-database.ts'
import { majorOfCluster } from '#server/platform/database/embedded/major-version.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { moveUsage, readMoveArguments } from './arguments.ts'
import { command, progressInLines, say } from './command.ts'

/** npm run move: from the embedded database to a PostgreSQL server. */
command(moveUsage, async () => {
  const request = readMoveArguments(process.argv.slice(2))
  if (!request) return void say(moveUsage)
  const config = readConfig(process.env)
  const { dataDir, databaseUrl } = config
  if (databaseUrl)
    throw new BackupRefused('DATABASE_URL is set: unset it, the embedded database is what moves.')
  const place = path.join(dataDir, 'postgres')
  if (Number.isNaN(await majorOfCluster(place)))
    throw new BackupRefused(`There is no database in ${dataDir}: set DATA_DIR to the folder of the site.`)
  const target = await requireUsableTarget(request.to)
  const holder = 'npm run move'
  const open = request.isRehearsal ? joinEmbeddedDatabase : startEmbeddedDatabase
  const source = await open({ dataDir, holder, say })
  const stopping = new AbortController()
  const end = () => stopping.abort(new BackupRefused('Stopped. The database there is empty again.'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const inLines = progressInLines(say)
  try {
    const begun = performance.now()
    await migrateDatabase(source.url)
    const { rows, tables } = await moveDatabase({
      from: source.url,
      to: request.to,
      onProgress(stage, done, total) {
        stopping.signal.throwIfAborted()
        inLines(stage, done, total)
      },
    })
    const seconds = Math.round((performance.now() - begun) / 1000)
    say(
      `${rows} rows in ${tables} tables were copied to PostgreSQL ${target.version} in ${seconds} s. Every table has the same rows.`,
    )
    if (!['C', 'C.UTF-8', 'C.utf8'].includes(target.collation))
      say(
        `The database sorts by ${target.collation}, the embedded one by C.UTF-8: names are listed in another order.`,
      )
    say(request.isRehearsal ? afterRehearsal : nextSteps(config))
  } finally {
    await source.stop()
  }
})

const afterRehearsal =
  'This was a rehearsal: what people saved since it began is not in the copy. Empty the database there, stop the site, and move without --rehearse.'

const nextSteps = ({ dataDir, sessionSecret, pictures }: Config) =>
  [
    'Now start the site with:',
    '  DATABASE_URL     the address that was given with --to',
    sessionSecret
      ? '  SESSION_SECRET   as before'
      : `  SESSION_SECRET   what ${path.join(dataDir, 'session-secret')} has, so that nobody is logged out`,
    '  DATA_DIR         as before, for the journal of erased accounts',
    pictures.s3 || pictures.host
      ? 'Pictures stay where IMAGE_STORE says.'
      : `Pictures stay in ${path.join(dataDir, 'images')}. For several machines: npm run copy-pictures -- --to s3://…`,
    `The embedded database is unchanged. When all is well, make a backup and remove ${path.join(dataDir, 'postgres')}.`,
  ].join('\n')
