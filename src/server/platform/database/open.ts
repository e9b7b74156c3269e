import type { Config } from '../config.ts'
import { connect, type Database } from './connect.ts'
import { joinEmbeddedDatabase, startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { migrateDatabase } from './migrate.ts'

export interface OpenDatabase {
  database: Database
  /** The server itself, for connections beside the pool. */
  url: string
  close(): Promise<void>
}

interface OpenOptions {
  config: Config
  say: (sentence: string) => void
  /** For a command that runs beside the app and shares its database. */
  beside?: string
  /** How many connections this process opens at most, when it shares the database with others. */
  connections?: number
  /** What else there is to do while an embedded server starts. */
  meanwhile?: () => void
}

/** The server at DATABASE_URL, or the embedded one under DATA_DIR; migrated and ready. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { config, say, beside, connections, meanwhile } = options
  const { databaseUrl, directUrl } = config
  if (databaseUrl) return ready({ url: databaseUrl, directUrl, connections, stop: async () => {} })
  const embedded = beside
    ? await joinEmbeddedDatabase({ dataDir: config.dataDir, holder: beside, say })
    : await startEmbeddedDatabase({
        dataDir: config.dataDir,
        holder: `Zilbazar at ${config.publicUrl}`,
        say,
        meanwhile,
      })
  return ready({ url: embedded.url, connections, stop: () => embedded.stop() })
}

interface Ready {
  url: string
  directUrl?: string | undefined
  connections: number | undefined
  stop: () => Promise<void>
}

async function ready({ url, directUrl = url, connections, stop }: Ready): Promise<OpenDatabase> {
  try {
    await migrateDatabase(directUrl)
  } catch (error) {
    await stop()
    throw error
  }
  const database = connect(url, {
    statementTimeoutMs: 15_000,
    directUrl,
    ...(connections && { connections }),
  })
  return {
    database,
    url: directUrl,
    async close() {
      await database.close()
      await stop()
    },
  }
}
