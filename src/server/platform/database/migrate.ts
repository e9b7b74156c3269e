import path from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { prepareJobs } from '../jobs/prepare-jobs.ts'
import { projectRoot } from '../project-root.ts'

const migrationsFolder = path.join(projectRoot, 'src/server/platform/database/migrations')

/** The same number in every process: the second to start waits here until the first has migrated. */
const migrationLock = 7_230_001

/** Applies the migrations; several processes may call it at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 })
  try {
    await requireVersion15(sql)
    await sql`select pg_advisory_lock(${migrationLock})`
    await migrate(drizzle(sql), { migrationsFolder })
    await prepareJobs(url)
  } finally {
    await sql.end()
  }
}

async function requireVersion15(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ number: number; shown: string }[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as shown`
  if (row && row.number < 150_000) {
    throw new Error(`Zilbazar needs PostgreSQL 15 or newer; the server at DATABASE_URL is ${row.shown}.`)
  }
}
