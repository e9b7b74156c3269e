import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { api } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import { announceChange } from '#server/cache/changes.ts'
import { diskPictures } from '#server/images/picture-store.ts'
import { createClient, type Send } from '#web/api/client.ts'
import { given } from './given.ts'
import { testDatabase } from './test-database.ts'
import { whenFinished } from './when-finished.ts'

/** The whole server on a database of its own, with a typed client and a clock that the test sets. */
export async function testApp() {
  const database = await testDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zilbazar-test-'))
  const pictures = diskPictures(path.join(dataDir, 'images'))
  let now = new Date('2026-11-14T08:00:00Z')

  const app = await createApp({ database, pictures, clock: () => now, publicUrl: 'http://localhost:3000' })
  whenFinished(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const send: Send = async ({ method, url, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: response.statusCode, body: response.json() }
  }

  return {
    app,
    database,
    pictures,
    client: createClient(api, send),
    given: given(database.tables, () => now),
    /** From now on it is this moment. */
    at(moment: string) {
      now = new Date(moment)
    },
    /** What a feature's write does: every kept answer is made anew. */
    changed: () => announceChange(database.sql, ['products', 'stores', 'categories', 'ratings']),
  }
}
