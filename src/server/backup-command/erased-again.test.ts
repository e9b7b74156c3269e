import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { journalName } from '#server/platform/backups/erasure-journal.ts'
import { projectRoot } from '#server/platform/project-root.ts'
import { backupFolder, emptyDatabase } from '#tests/support/backups.ts'
import { knownPassword as password } from '#tests/support/given.ts'
import { isLong } from '#tests/support/long.ts'
import { testApp } from '#tests/support/test-app.ts'

const run = promisify(execFile)

/** Runs the command as `npm run` would, from the sources. */
async function npmRun(name: 'backup' | 'restore', place: string, environment: Record<string, string>) {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', `src/server/backup-command/${name}.ts`, place],
    { cwd: projectRoot, env: { PATH: process.env.PATH, ...environment } },
  )
  return stdout
}

test.runIf(isLong)(
  'people who deleted their account after the backup are deleted again by the restore, with store and reviews',
  async () => {
    const folder = await backupFolder()
    const shop = await testApp({ journalFolders: [folder] })
    const [store, stays] = [await shop.given.store(), await shop.given.user()]
    const [owner] = await shop.database.sql`select email from users where id = ${store.userId}`
    const gone = { id: store.userId, email: String(owner?.email) }
    const product = await shop.given.product({ store })
    const elsewhere = await shop.given.product()
    const login = (app: typeof shop, { email }: { email: string }) =>
      app.visitor().client.account.login({ email, password })
    for (const { email } of [gone, stays]) {
      const { client } = shop.visitor()
      await client.account.login({ email, password })
      await client.rating.rateProduct({ productId: elsewhere.id, rating: 4 })
    }

    const source = { DATABASE_URL: shop.database.url, DATA_DIR: await backupFolder() }
    expect(await npmRun('backup', folder, source)).toMatch(/ holds \d+ rows /)
    const leaving = shop.visitor()
    await leaving.client.account.login({ email: gone.email, password })
    await leaving.client.storeOwner.login({ email: store.email, password })
    await leaving.client.storeOwner.deleteStore({})
    await leaving.client.account.deleteAccount({ userId: gone.id })
    const files = (await readdir(folder)).filter((name) => name !== journalName)
    expect(files).toHaveLength(1)

    const database = await emptyDatabase()
    const target = { DATABASE_URL: database.url, DATA_DIR: await backupFolder() }
    const said = await npmRun('restore', path.join(folder, files[0] ?? ''), target)
    expect(said).toContain('1 accounts that were deleted after the backup are deleted again.')

    const { sql } = database
    const people = [gone.id, stays.id]
    expect(await sql`select id from users where id in ${sql(people)}`).toEqual([{ id: stays.id }])
    expect(await sql`select from stores where id = ${store.id}`).toHaveLength(0)
    expect(await sql`select from products where id = ${product.id}`).toHaveLength(0)
    expect(await sql`select user_id from product_ratings where product_id = ${elsewhere.id}`).toEqual([
      { user_id: stays.id },
    ])
    const again = await testApp({ database })
    await expect(login(again, gone)).rejects.toMatchObject({ status: 401 })
    expect(await login(again, stays)).toBeTruthy()

    // The journal is in the new data folder, too, for the next restore from the same backup.
    expect(await readdir(target.DATA_DIR)).toContain(journalName)
  },
)
