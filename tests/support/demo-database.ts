import { defaultSize, demoPictures } from '#demo/catalogue.ts'
import { type DemoOptions, loadDemo } from '#demo/load-demo.ts'
import { testDatabase } from './test-database.ts'

/** A fresh database that already has the pictures, because other tests draw them. */
export async function demoDatabase() {
  const database = await testDatabase()
  const { sql, url } = database
  const keys = demoPictures().map(({ key }) => key)
  await sql`insert into pictures (key, width, height, bytes) select key, 1200, 900, 1000 from unnest(${keys}::text[]) as key`
  const load = (options: Partial<DemoOptions> = {}) =>
    loadDemo({
      database,
      url,
      pictures: { has: async () => true, write: () => Promise.reject(new Error('Every picture is there.')) },
      size: defaultSize,
      now: new Date(),
      onProgress: () => {},
      ...options,
    })
  return { database, sql, load }
}
