import type { Config } from '../config.ts'
import { connect, type Database } from './connect.ts'
import { joinEmbeddedDatabase, startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { migrateDatabase } from './migrate.ts'

export interface OpenDatabase {
  database: Database
  url: string
  close(): Promise<void>
}

interface OpenOptions {
  config: Config
  say: (sentence: string) => void
  /** For a command that runs beside the app and shares its database. */
  beside?: string
}

/** The server at DATABASE_URL, or the embedded one under DATA_DIR; migrated and ready. */
export async function openDatabase({ config, say, beside }: OpenOptions): Promise<OpenDatabase> {
  if (config.databaseUrl) return ready(config.databaseUrl, async () => {})
  const embedded = beside
    ? await joinEmbeddedDatabase({ dataDir: config.dataDir, holder: beside, say })
    : await startEmbeddedDatabase({ dataDir: config.dataDir, holder: `Zilbazar at ${config.publicUrl}`, say })
  return ready(embedded.url, () => embedded.stop())
}

async function ready(url: string, stop: () => Promise<void>): Promise<OpenDatabase> {
  try {
    await migrateDatabase(url)
  } catch (error) {
    await stop()
    throw error
  }
  const database = connect(url, { statementTimeoutMs: 15_000 })
  return {
    database,
    url,
    async close() {
      await database.close()
      await stop()
    },
  }
}
