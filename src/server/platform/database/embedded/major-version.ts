import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, run } from './account.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

/** The major version of PostgreSQL that has made this cluster. */
export async function majorOfCluster(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => ''), 10)
}

export async function majorOfBinaries(native: string, account?: Account): Promise<number> {
  const { stdout } = await run(join(native, 'bin', 'postgres'), ['--version'], account)
  return Number(/PostgreSQL\) (\d+)/.exec(stdout)?.[1])
}

/** PostgreSQL cannot open the files of another major version. */
export async function requireSameMajor(folder: string, native: string, account: Account): Promise<void> {
  const [made, runs] = await Promise.all([majorOfCluster(folder), majorOfBinaries(native, account)])
  if (Number.isNaN(made) || Number.isNaN(runs) || made === runs) return
  throw new EmbeddedDatabaseError(
    'other-version',
    `The database in ${folder} was made by PostgreSQL ${made}, and this version of Zilbazar comes with PostgreSQL ${runs}: npm run upgrade-database moves it.`,
  )
}
