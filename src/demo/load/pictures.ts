import type { Sql } from 'postgres'
import { demoPictures, renderPictures } from '../catalogue.ts'
import { pictureHeight, pictureWidth } from '../pictures/look.ts'

export interface DemoPictureStore {
  has(key: string): Promise<boolean>
  write(key: string, jpeg: Buffer): Promise<void>
}

/** Makes missing pictures. Each is recorded as soon as it is stored, so that an interrupted load continues there. */
export async function makePictures(
  sql: Sql,
  store: DemoPictureStore,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const all = demoPictures()
  const rows = await sql<
    { key: string }[]
  >`select key from pictures where key = any (${all.map(({ key }) => key)})`
  const recorded = new Set(rows.map(({ key }) => key))
  const missing = []
  for (const picture of all) {
    if (!recorded.has(picture.key) || !(await store.has(picture.key))) missing.push(picture)
  }
  if (missing.length === 0) return
  const placeholders = new Map(missing.map(({ key, placeholder }) => [key, placeholder]))
  const write = async (key: string, jpeg: Buffer) => {
    await store.write(key, jpeg)
    await sql`insert into pictures (key, width, height, bytes, placeholder)
      values (${key}, ${pictureWidth}, ${pictureHeight}, ${jpeg.length}, ${placeholders.get(key) ?? null})
      on conflict (key) do update set bytes = excluded.bytes, placeholder = excluded.placeholder`
  }
  await renderPictures(missing, write, onProgress)
}
