import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefused } from '#server/platform/backups/backup-refused.ts'
import { findOldBinaries, upgradeCluster } from '#server/platform/backups/upgrade-cluster.ts'
import { readConfig } from '#server/platform/config.ts'
import { findPackage } from '#server/platform/database/embedded/binaries.ts'
import { majorOfBinaries, majorOfCluster } from '#server/platform/database/embedded/major-version.ts'
import { upgradeUsage, WrongArguments } from './arguments.ts'
import { command, progressInLines, say } from './command.ts'

/** npm run upgrade-database: to the major version of PostgreSQL that this program comes with. */
command(upgradeUsage, async () => {
  const { binaries, help } = readOptions()
  if (help) return void say(upgradeUsage)
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl)
    throw new BackupRefused('DATABASE_URL names a server of your own: upgrade it with its own tools.')
  const major = await majorOfCluster(path.join(dataDir, 'postgres'))
  if (Number.isNaN(major)) throw new BackupRefused(`There is no database in ${dataDir}.`)
  const embedded = await majorOfBinaries(path.join(findPackage(), 'native'))
  if (major === embedded)
    return void say(`The database in ${dataDir} is of PostgreSQL ${major} already: nothing to do.`)
  const oldBinaries = await findOldBinaries(major, binaries, ['/var/lib/zilbazar', dataDir])
  const { aside } = await upgradeCluster({ dataDir, oldBinaries, say, onProgress: progressInLines(say) })
  say(
    `The database is of PostgreSQL ${embedded} now. The old one is in ${aside}: remove it when all is well.`,
  )
})

function readOptions() {
  try {
    const options = { binaries: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ options }).values
  } catch {
    throw new WrongArguments('upgrade-database takes nothing but --binaries FOLDER.')
  }
}
