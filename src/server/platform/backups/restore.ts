import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { partName, secretName } from './back-up.ts'
import { loadSnapshot } from './database/load-snapshot.ts'
import type { Snapshot } from './database/snapshot.ts'
import { openBackup, type ReadableBackup } from './file/read-backup.ts'
import { pictureName } from './picture-parts.ts'
import type { OnProgress } from './progress.ts'

export interface RestoreRequest {
  file: string
  key: string | undefined
  /** Opens the empty database; called once the backup has been checked. */
  open: () => Promise<string>
  pictures: PictureStore
  onProgress?: OnProgress
  /** Given the secret that signed sessions, when the backup has one. */
  keepSecret?: (secret: string) => Promise<void>
  /** Runs on the restored database; when it fails, nothing is restored. */
  afterwards?: (url: string) => Promise<void>
}

export interface Restored {
  createdAt: Date
  rows: number
  pictures: number
  missingPictures: string[]
}

const decompress = promisify(gunzip)

/** Reads the whole backup first, so that a damaged one changes nothing. */
export async function restore(request: RestoreRequest): Promise<Restored> {
  const { file, key, open, pictures, onProgress = () => {}, keepSecret, afterwards } = request
  const backup = await openBackup(file, key)
  try {
    await backup.verify(onProgress)
    const { manifest } = backup
    const url = await open()
    await loadSnapshot({
      url,
      snapshot: snapshotOf(backup),
      onProgress,
      async afterwards() {
        await restorePictures(backup, pictures, onProgress)
        if (manifest.parts.some(({ name }) => name === secretName))
          await keepSecret?.((await backup.read(secretName)).toString())
        await afterwards?.(url)
      },
    })
    return {
      createdAt: new Date(manifest.header.createdAt),
      rows: rowsIn(backup),
      pictures: manifest.pictures.length,
      missingPictures: manifest.missingPictures,
    }
  } finally {
    await backup.close()
  }
}

const rowsIn = ({ manifest }: ReadableBackup) => manifest.tables.reduce((sum, { rows }) => sum + rows, 0)

/** The backup read as if it were a database. */
function snapshotOf(backup: ReadableBackup): Snapshot {
  const { manifest } = backup
  const names = new Set(manifest.parts.map(({ name }) => name))
  return {
    ...manifest,
    expectedRows: rowsIn(backup),
    pictureKeys: async () => manifest.pictures,
    async *rows({ name }) {
      for (let number = 1; names.has(partName(name, number)); number += 1)
        yield decompress(await backup.read(partName(name, number)))
    },
  }
}

async function restorePictures(backup: ReadableBackup, store: PictureStore, onProgress: OnProgress) {
  const keys = backup.manifest.pictures
  for (const [index, key] of keys.entries()) {
    await store.write(key, await backup.read(pictureName(key)))
    onProgress('pictures', index + 1, keys.length)
  }
}
