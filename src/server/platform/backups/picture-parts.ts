import type { PictureStore } from '#server/platform/images/picture-store.ts'
import type { OnProgress } from './progress.ts'

/** A bucket answers slowly, one after the other. */
const atOnce = 8

export const pictureName = (key: string) => `pictures/${key}`

/** Originals only: the forms that pages show are derived from them on request. Returns the keys that have no file. */
export async function eachPicture(
  store: PictureStore,
  keys: readonly string[],
  take: (key: string, bytes: Buffer) => Promise<void>,
  onProgress: OnProgress,
): Promise<string[]> {
  const missing: string[] = []
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce)
    const found = await Promise.all(some.map((key) => store.read(key)))
    for (const [index, key] of some.entries()) {
      const bytes = found[index]
      if (bytes) await take(key, bytes)
      else missing.push(key)
    }
    onProgress('pictures', from + some.length, keys.length)
  }
  return missing
}
