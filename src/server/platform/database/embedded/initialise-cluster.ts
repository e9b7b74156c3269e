import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, run } from './account.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { asArguments, sizes } from './settings.ts'

export const databaseName = 'zilbazar'
export const passwordFile = 'zilbazar.password'

/** Text search splits words by this locale; plain C, which every system has, would join words at ’ and —. */
const wordLocales = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Only our role may log in, only from this machine, only with the password. */
const admission = `host all ${databaseName} 127.0.0.1/32 scram-sha-256\n`

interface NewCluster {
  native: string
  account: Account
  durable: boolean
}

/** Creates a complete cluster: server files, our role, our database and its password. */
export async function initialiseCluster(
  folder: string,
  { native, account, durable }: NewCluster,
): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
  await initdb(folder, { native, account, durable })
  await writeFile(join(folder, 'pg_hba.conf'), admission)
  const password = randomBytes(24).toString('base64url')
  await writePassword(join(folder, passwordFile), password, account)
  // Single-user mode: the superuser never needs a password or a network connection.
  const statements = [
    `create role ${databaseName} login createdb password '${password}'`,
    `create database ${databaseName} owner ${databaseName}`,
  ]
  const settings = {
    exit_on_error: 'on',
    fsync: durable ? 'on' : 'off',
    // Each connection hashes the password so often. It is random, so that guessing it is hopeless without that.
    scram_iterations: '1',
  }
  const single = ['--single', '-D', folder, ...asArguments(settings)]
  const made = await run(
    join(native, 'bin', 'postgres'),
    [...single, 'postgres'],
    account,
    `${statements.join('\n')}\n`,
  )
  if (!made.ok) throw creationFailed(made.stderr)
}

async function initdb(folder: string, { native, account, durable }: NewCluster): Promise<void> {
  let complaint = ''
  for (const locale of wordLocales) {
    const made = await run(
      join(native, 'bin', 'initdb'),
      [
        ...['-D', folder, '-U', 'postgres', '--auth=reject', '--encoding=UTF8'],
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${locale}`],
        ...(durable ? [] : ['--no-sync']),
        ...asArguments(sizes(durable)),
      ],
      account,
    )
    if (made.ok) return
    complaint = made.stderr
    if (!complaint.includes('locale')) break
    for (const entry of await readdir(folder)) await rm(join(folder, entry), { recursive: true })
  }
  throw creationFailed(complaint)
}

async function writePassword(path: string, password: string, account: Account): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(password)
    if (account) await file.chown(account.uid, account.gid)
    await file.sync()
  } finally {
    await file.close()
  }
}

function creationFailed(complaint: string): EmbeddedDatabaseError {
  const lines = complaint.trim().split('\n').slice(-4).join(' | ')
  return new EmbeddedDatabaseError('broken', `The database could not be created: ${lines}`)
}
