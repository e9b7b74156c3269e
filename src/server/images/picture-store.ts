import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where pictures live, original and derived, by name. */
export interface PictureStore {
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  write(name: string, bytes: Buffer): Promise<void>
}

/** On disk, spread over folders by the start of the name; a file appears whole or not at all. */
export function diskPictures(folder: string): PictureStore {
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name)
  return {
    async read(name) {
      try {
        return await readFile(placeOf(name))
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
      await writeFile(unfinished, bytes)
      await rename(unfinished, place)
    },
  }
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
