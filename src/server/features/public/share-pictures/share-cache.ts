import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureStore } from '#server/platform/images/picture-store.ts'

export interface ShareCache {
  read(pictureKey: string, version: string): Promise<Buffer | undefined>
  write(pictureKey: string, version: string, bytes: Buffer): Promise<void>
  /** The same store, which also removes what was drawn with a picture. */
  along(pictures: PictureStore): PictureStore
}

/** Some three thousand pictures. */
const mostBytes = 200_000_000
/** How often the folder is looked through, in writes. */
const writesBetween = 50

/** Drawn pictures on disk, the oldest of which are deleted. Everything in the folder can be drawn again. */
export function shareCache(folder: string, most = mostBytes, between = writesBetween): ShareCache {
  const placeOf = (key: string, version: string) => path.join(folder, `${key}.${version}.jpg`)
  let writes = 0

  async function removeWith(key: string): Promise<void> {
    const names = await namesIn(folder)
    const drawn = names.filter((name) => name.startsWith(`${key}.`))
    await Promise.all(drawn.map((name) => rm(path.join(folder, name), { force: true })))
  }

  return {
    async read(key, version) {
      const bytes = await readFile(placeOf(key, version)).catch(() => undefined)
      return bytes && isWhole(bytes) ? bytes : undefined
    },

    async write(key, version, bytes) {
      await mkdir(folder, { recursive: true })
      const unfinished = `${placeOf(key, version)}.${randomBytes(6).toString('hex')}.part`
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, placeOf(key, version))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      if (writes % between === 0) await trim(folder, most)
      writes += 1
    },

    along: (pictures) => ({
      read: (name) => pictures.read(name),
      has: (name) => pictures.has(name),
      write: (name, bytes) => pictures.write(name, bytes),
      async remove(key) {
        await pictures.remove(key)
        await removeWith(key)
      },
    }),
  }
}

/** A power cut may leave a file without its end. */
const isWhole = (bytes: Buffer) =>
  bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9

async function trim(folder: string, most: number): Promise<void> {
  const files = await Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const file = path.join(folder, name)
      const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }))
      return { file, size, mtimeMs }
    }),
  )
  files.sort((one, other) => other.mtimeMs - one.mtimeMs)
  let sum = 0
  for (const { file, size } of files) {
    sum += size
    if (sum > most) await rm(file, { force: true })
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => [])
