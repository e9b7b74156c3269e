import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

/** Stores pictures, original and derived, by name. */
export interface PictureStore {
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  write(name: string, bytes: Buffer): Promise<void>
  /**
   * Removes the original before what was derived from it: a request that derives another form then finds no original.
   */
  remove(key: string): Promise<void>
}

/** A file that was read, and what tells whether another one has taken its place. */
interface KeptFile {
  bytes: Buffer
  inode: number
  changedMs: number
  lookedAt: number
}

/** What another process has removed or written is seen this late, as with every answer. */
const lookAgainMs = 1_000

const mostBytesKept = 8 * 1024 ** 2
const longestKept = 256 * 1024

/** On disk, in folders by the start of the name. A write is atomic. */
export function diskPictures(folder: string): PictureStore {
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name)
  /** Those read last. */
  const recent = new LRUCache<string, KeptFile>({
    maxSize: mostBytesKept,
    maxEntrySize: longestKept,
    sizeCalculation: ({ bytes }) => bytes.length + 1024,
  })
  /** How often something was written or removed here: what is read meanwhile may be gone. */
  let changes = 0

  function forget(key: string): void {
    changes += 1
    for (const name of recent.keys()) if (name === key || name.startsWith(`${key}.`)) recent.delete(name)
  }

  return {
    async read(name) {
      const lookedAt = performance.now()
      const last = recent.get(name)
      if (last && lookedAt < last.lookedAt + lookAgainMs) return last.bytes
      const changesBefore = changes
      try {
        const { ino: inode, ctimeMs: changedMs } = await stat(placeOf(name))
        const isSame = last?.inode === inode && last.changedMs === changedMs
        const bytes = isSame ? last.bytes : await readFile(placeOf(name))
        if (changes === changesBefore) recent.set(name, { bytes, inode, changedMs, lookedAt })
        return bytes
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw error
      }
    },
    async has(name) {
      try {
        await stat(placeOf(name))
        return true
      } catch (error) {
        if (isAbsent(error)) return false
        throw error
      }
    },
    async write(name, bytes) {
      const place = placeOf(name)
      await mkdir(path.dirname(place), { recursive: true })
      const unfinished = `${place}.${randomBytes(6).toString('hex')}.part`
      // Synced before and after the rename, because a power cut must lose nothing that was acknowledged.
      try {
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, place)
        forget(name)
      } catch (error) {
        // On a full disk the unfinished file would use up the remaining space.
        await rm(unfinished, { force: true })
        throw error
      }
      await settle(path.dirname(place))
    },
    async remove(key) {
      const place = placeOf(key)
      await rm(place, { force: true })
      forget(key)
      const beside = await readdir(path.dirname(place)).catch((error: unknown) => {
        if (isAbsent(error)) return []
        throw error
      })
      const derived = beside.filter((name) => name.startsWith(`${key}.`))
      await Promise.all(derived.map((name) => rm(placeOf(name), { force: true })))
      forget(key)
    },
  }
}

async function settle(folder: string): Promise<void> {
  const entries = await open(folder)
  try {
    await entries.sync()
  } finally {
    await entries.close()
  }
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
