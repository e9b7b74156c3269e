import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { BackupRefused } from '#server/platform/backups/backup-refused.ts'
import type { Config } from '#server/platform/config.ts'
import { joinEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts'

export interface SavedDatabase {
  url: string
  stop(): Promise<void>
}

/** The database as it is, not migrated: the running one, or one started for the command. */
export async function savedDatabase(
  { databaseUrl, directUrl, dataDir }: Pick<Config, 'databaseUrl' | 'directUrl' | 'dataDir'>,
  options: { holder: string; say: (sentence: string) => void },
): Promise<SavedDatabase> {
  if (databaseUrl) return { url: directUrl ?? databaseUrl, stop: async () => {} }
  const found = await readdir(path.join(dataDir, 'postgres')).catch(() => [])
  if (found.length === 0)
    throw new BackupRefused(
      `There is no database in ${dataDir}: set DATA_DIR to the folder of the site, or DATABASE_URL to its server.`,
    )
  return joinEmbeddedDatabase({ dataDir, ...options })
}
