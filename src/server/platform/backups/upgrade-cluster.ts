import { randomBytes } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
} from '#server/platform/database/embedded/embedded-database.ts'
import { majorOfBinaries, majorOfCluster } from '#server/platform/database/embedded/major-version.ts'
import { BackupRefused } from './backup-refused.ts'
import { loadSnapshot } from './database/load-snapshot.ts'
import { withSnapshot } from './database/snapshot.ts'
import type { OnProgress } from './progress.ts'

interface Upgrade extends Pick<EmbeddedDatabaseOptions, 'say' | 'durable' | 'sharedDir'> {
  dataDir: string
  /** The folder with bin/postgres of the version that made the database. */
  oldBinaries: string
  onProgress: OnProgress
}

/** Copies the database into a cluster of the embedded PostgreSQL. The old one is set aside, never changed. */
export async function upgradeCluster({ dataDir, oldBinaries, onProgress, ...options }: Upgrade) {
  const holder = 'npm run upgrade-database'
  const place = path.join(dataDir, 'postgres')
  const major = await majorOfCluster(place)
  const aside = path.join(dataDir, `postgres-${major}`)
  const draft = path.join(dataDir, `upgrade-${randomBytes(4).toString('hex')}`)
  const old = await startEmbeddedDatabase({ ...options, dataDir, holder, native: oldBinaries })
  try {
    const fresh = await startEmbeddedDatabase({ ...options, dataDir: draft, holder })
    try {
      await withSnapshot(old.url, (snapshot) => loadSnapshot({ url: fresh.url, snapshot, onProgress }))
    } catch (error) {
      await fresh.stop()
      await rm(draft, { recursive: true, force: true })
      throw error
    }
    await fresh.stop()
  } finally {
    await old.stop()
  }
  await rename(place, aside)
  await rename(path.join(draft, 'postgres'), place)
  await rm(draft, { recursive: true, force: true })
  return { major, aside }
}

const debian = '/usr/lib/postgresql'

/** Programs of this major version: those named, Debian's, or a copy that an earlier start made. */
export async function findOldBinaries(
  major: number,
  named: string | undefined,
  copiesIn: readonly string[],
): Promise<string> {
  const copies = await Promise.all(
    copiesIn.map(async (folder) =>
      (await readdir(folder).catch(() => []))
        .filter((name) => name.startsWith(`postgres-${major}.`))
        .map((name) => path.join(folder, name, 'native')),
    ),
  )
  const candidates = named ? [path.resolve(named)] : [`${debian}/${major}`, ...copies.flat()]
  for (const candidate of candidates) if ((await majorOfBinaries(candidate)) === major) return candidate
  throw new BackupRefused(
    named
      ? `${named} has no bin/postgres of version ${major}.`
      : `The programs of PostgreSQL ${major} are not here. Install them (on Debian: apt install postgresql-${major}), or name their folder with --binaries; or start the version of Zilbazar from before, make a backup with it, and restore that with this one.`,
  )
}
