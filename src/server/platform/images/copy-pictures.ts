import { and, asc, count, gt, isNull } from 'drizzle-orm'
import type { Tables } from '../database/connect.ts'
import { pictures } from '../database/schema/index.ts'
import type { PictureStore } from './picture-store.ts'

interface Copying {
  tables: Tables
  from: PictureStore
  to: PictureStore
  onProgress: (done: number, total: number) => void
  signal?: AbortSignal
}

export interface Copied {
  copied: number
  /** They were there already. */
  present: number
  /** Keys of pictures whose file is missing where it is copied from. */
  missing: string[]
}

const keysAtOnce = 500
const copiesAtOnce = 8

/**
 * Copies every picture that is not there yet, so it can be stopped and run again, also while the site runs. Delivery
 * forms are not copied: they are made again when first asked for.
 */
export async function copyPictures({ tables, from, to, onProgress, signal }: Copying): Promise<Copied> {
  const [all] = await tables.select({ total: count() }).from(pictures).where(isNull(pictures.url))
  const total = all?.total ?? 0
  const result: Copied = { copied: 0, present: 0, missing: [] }
  let done = 0

  async function copy(key: string): Promise<void> {
    signal?.throwIfAborted()
    if (await to.has(key)) result.present += 1
    else {
      const bytes = await from.read(key)
      if (bytes) {
        await to.write(key, bytes)
        result.copied += 1
      } else result.missing.push(key)
    }
    done += 1
    onProgress(done, Math.max(total, done))
  }

  for (let after = ''; ; ) {
    const found = await tables
      .select({ key: pictures.key })
      .from(pictures)
      .where(and(isNull(pictures.url), gt(pictures.key, after)))
      .orderBy(asc(pictures.key))
      .limit(keysAtOnce)
    const keys = found.map(({ key }) => key)
    for (let at = 0; at < keys.length; at += copiesAtOnce)
      await Promise.all(keys.slice(at, at + copiesAtOnce).map(copy))
    const last = keys.at(-1)
    if (last === undefined || keys.length < keysAtOnce) return result
    after = last
  }
}
