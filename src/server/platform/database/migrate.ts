import path from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { prepareJobs } from '../jobs/prepare-jobs.ts'
import { projectRoot } from '../project-root.ts'
import { DatabaseRefused } from './database-refused.ts'
import { openClient } from './servers.ts'
import { unfinishedRestore } from './unfinished-restore.ts'

const migrationsFolder = path.join(projectRoot, 'src/server/platform/database/migrations')

/** The same number in every process: the second to start waits here until the first has migrated. */
const migrationLock = 7_230_001

/** Applies the migrations; several processes may call it at once. */
export async function migrateDatabase(url: string, { isRestoring = false } = {}): Promise<void> {
  const sql = openClient(url, { max: 1, onnotice: () => {}, connect_timeout: 10 })
  try {
    await requireVersion15(sql)
    if (!isRestoring) await requireFinishedRestore(sql)
    await sql`select pg_advisory_lock(${migrationLock})`
    const known = readMigrationFiles({ migrationsFolder })
    await requireKnownVersion(sql, known)
    await apply(sql, known)
    await prepareJobs(url)
  } finally {
    await sql.end()
  }
}

/** Makes the tables of an earlier version: these migrations and no others. */
export async function applyMigrations(
  sql: Sql,
  wanted: readonly { hash: string; createdAt: number }[],
): Promise<void> {
  const known = new Map(readMigrationFiles({ migrationsFolder }).map((each) => [each.hash, each]))
  const migrations = wanted.flatMap(({ hash }) => known.get(hash) ?? [])
  if (migrations.length < wanted.length) throw new DatabaseRefused(newerThanThis('The backup was made'))
  await apply(sql, migrations)
}

interface Migrating {
  dialect: { migrate(migrations: MigrationMeta[], session: unknown, config: string): Promise<void> }
  session: unknown
}

/** What drizzle's own `migrate` does, with chosen migrations instead of a folder. */
function apply(sql: Sql, migrations: MigrationMeta[]): Promise<void> {
  const { dialect, session } = drizzle(sql) as unknown as Migrating
  return dialect.migrate(migrations, session, migrationsFolder)
}

async function requireVersion15(sql: Sql): Promise<void> {
  const [row] = await sql<{ number: number; shown: string }[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as shown`
  if (row && row.number < 150_000)
    throw new DatabaseRefused(
      `Zilbazar needs PostgreSQL 15 or newer; the server at DATABASE_URL is ${row.shown}.`,
    )
}

async function requireFinishedRestore(sql: Sql): Promise<void> {
  const [row] = await sql`select to_regnamespace(${unfinishedRestore}) as found`
  if (row?.found)
    throw new DatabaseRefused(
      'A backup is being restored into this database, or its restore was interrupted: wait for it, or run npm run restore (or npm run move) again.',
    )
}

/** An older program would read and write tables that it does not know. */
async function requireKnownVersion(sql: Sql, known: MigrationMeta[]): Promise<void> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as found`
  if (!table?.found) return
  const [row] = await sql<{ newest: number | null }[]>`
    select max(created_at)::float8 as newest from drizzle.__drizzle_migrations`
  if ((row?.newest ?? 0) > (known.at(-1)?.folderMillis ?? 0))
    throw new DatabaseRefused(newerThanThis('The database was last used'))
}

const newerThanThis = (what: string) =>
  `${what} by a newer version of Zilbazar than this one: update the program, nothing was changed.`
