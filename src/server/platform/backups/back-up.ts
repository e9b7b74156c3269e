import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { version } from '#server/platform/version.ts'
import { linesIn } from './database/load-snapshot.ts'
import { type Snapshot, type SnapshotTable, withSnapshot } from './database/snapshot.ts'
import type { Manifest } from './file/manifest.ts'
import { type BackupFile, createBackupFile } from './file/write-backup.ts'
import { eachPicture, pictureName } from './picture-parts.ts'
import type { OnProgress } from './progress.ts'

export interface BackupRequest {
  /** The database, which may be in use. */
  url: string
  pictures: PictureStore
  file: string
  key: string | undefined
  now: Date
  /** Signs sessions and encrypts second factors. Stored in encrypted backups alone. */
  sessionSecret?: string | undefined
  onProgress?: OnProgress
  signal?: AbortSignal | undefined
}

export interface FinishedBackup {
  file: string
  bytes: number
  isEncrypted: boolean
  rows: number
  pictures: number
  /** Pictures that the database names and whose files are not there. */
  missingPictures: string[]
}

export const secretName = 'session-secret'
export const partName = (table: string, number: number) =>
  `database/${table}.${String(number).padStart(5, '0')}.copy.gz`

const compress = promisify(gzip)

/** Database and pictures of one moment, in one file, while the site runs. */
export async function backUp(request: BackupRequest): Promise<FinishedBackup> {
  const { url, file, sessionSecret, signal } = request
  const backup = await createBackupFile({ ...request, program: version, signal })
  try {
    if (sessionSecret && backup.isEncrypted) await backup.add(secretName, Buffer.from(sessionSecret))
    // Pictures first: one that is removed while rows are copied is in the snapshot, and must be in the backup.
    const saved = new Set<string>()
    await savePictures(backup, request, await withSnapshot(url, (now) => now.pictureKeys()), saved)
    const contents = await withSnapshot(url, async (snapshot) => {
      const pictures = await snapshot.pictureKeys()
      const added = pictures.filter((key) => !saved.has(key))
      const missingPictures = await savePictures(backup, request, added, saved)
      const tables = await saveTables(backup, snapshot, request.onProgress)
      const { migrations, sequences } = snapshot
      const inBackup = pictures.filter((key) => saved.has(key))
      return { migrations, sequences, tables, pictures: inBackup, missingPictures }
    })
    const bytes = await backup.finish(contents)
    const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0)
    const { pictures, missingPictures } = contents
    return { file, bytes, isEncrypted: backup.isEncrypted, rows, pictures: pictures.length, missingPictures }
  } catch (error) {
    await backup.discard()
    throw error
  }
}

async function savePictures(
  backup: BackupFile,
  { pictures, onProgress = () => {} }: BackupRequest,
  keys: readonly string[],
  saved: Set<string>,
): Promise<string[]> {
  const save = async (key: string, bytes: Buffer) => {
    await backup.add(pictureName(key), bytes)
    saved.add(key)
  }
  return eachPicture(pictures, keys, save, onProgress)
}

async function saveTables(
  backup: BackupFile,
  snapshot: Snapshot,
  onProgress: OnProgress = () => {},
): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = []
  let done = 0
  for (const table of snapshot.tables) {
    const rows = await saveTable(backup, snapshot, table)
    tables.push({ ...table, rows })
    done += rows
    onProgress('rows', done, Math.max(done, snapshot.expectedRows))
  }
  return tables
}

async function saveTable(backup: BackupFile, snapshot: Snapshot, table: SnapshotTable): Promise<number> {
  let rows = 0
  let number = 0
  for await (const chunk of snapshot.rows(table)) {
    number += 1
    rows += linesIn(chunk)
    await backup.add(partName(table.name, number), await compress(chunk, { level: 6 }))
  }
  return rows
}
