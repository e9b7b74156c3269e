import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { hashOf, readJournal } from '#server/platform/backups/erasure-journal.ts'
import { openBackup } from '#server/platform/backups/file/read-backup.ts'
import { backupFolder } from '#tests/support/backups.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'

const key = 'a key that only the tests know'
let shop: Awaited<ReturnType<typeof testApp>>
let folder: string
beforeAll(async () => {
  folder = path.join(await backupFolder(), 'backups')
  shop = await testApp({
    backups: { folder, keep: 2, key, generatedSecret: 'made at the first start' },
    journalFolders: [folder],
    scheduledJobs: true,
  })
})
const state = async () => {
  const { client } = await shop.signedIn('owner', await shop.given.owner())
  return client.ownerBackups.backups({})
}
const saved = async () => (await readdir(folder)).filter((name) => name.endsWith('.tar')).sort()

test('only the website owner sees the backups', async () => {
  expect((await refusal(shop.client.ownerBackups.backups({}))).status).toBe(401)
  const { client } = await shop.signedIn('user', await shop.given.user())
  expect((await refusal(client.ownerBackups.backups({}))).status).toBe(401)
})

test('a backup is made every day, encrypted, the oldest are removed, and the console shows its age', async () => {
  expect(await state()).toEqual({ state: 'none', isScheduled: true, kept: 2, last: null, failure: null })
  const { sql } = shop.database
  const person = hashOf('0192d3a0-0000-7000-8000-000000000000')
  await sql`insert into erased_people values (${person}, now())`
  await mkdir(folder, { recursive: true })
  const older = ['zilbazar-2026-11-01T08-00-00Z.tar', 'zilbazar-2026-11-13T08-00-00Z.tar']
  for (const name of [...older, 'mine.tar']) await writeFile(path.join(folder, name), '')
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const made = 'zilbazar-2026-11-14T08-00-00Z.tar'
  await vi.waitFor(async () => expect(await saved()).toEqual(['mine.tar', older[1], made]))
  expect(await state()).toMatchObject({
    state: 'fine',
    last: { at: '2026-11-14T08:00:00.000Z', isEncrypted: true },
    failure: null,
  })
  const backup = await openBackup(path.join(folder, made), key)
  expect((await backup.read('session-secret')).toString()).toBe('made at the first start')
  await backup.close()
  expect([...(await readJournal(path.join(folder, 'erased-people.jsonl'))).keys()]).toEqual([person])

  shop.at('2026-11-16T08:00:01Z')
  expect((await state()).state).toBe('late')
})

test('a backup that failed is shown with its reason', async () => {
  await shop.database
    .sql`insert into backup_runs (id, started_at, finished_at, is_scheduled, is_encrypted, failure)
    values (gen_random_uuid(), '2026-11-16T07:00:00Z', '2026-11-16T07:01:00Z', true, true, 'The disk is full.')`
  expect(await state()).toMatchObject({
    state: 'failed',
    last: { at: '2026-11-14T08:00:00.000Z' },
    failure: { at: '2026-11-16T07:01:00.000Z', reason: 'The disk is full.' },
  })
})
