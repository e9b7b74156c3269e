import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { erasureJournal, hashOf, journalName, readJournal } from '#server/platform/backups/erasure-journal.ts'
import { backupFolder } from '#tests/support/backups.ts'
import { knownPassword as password } from '#tests/support/given.ts'
import { testApp } from '#tests/support/test-app.ts'
import { eraseAgain } from './erase-again.ts'

const log = { error: vi.fn() }
const clock = () => new Date('2026-11-16T08:00:00Z')
let shop: Awaited<ReturnType<typeof testApp>>
let folder: string
beforeAll(async () => {
  folder = await backupFolder()
  shop = await testApp({ journalFolders: [folder] })
})

test('deleting an account writes a hash of its id, and nothing else about the person, into the journal at once', async () => {
  const person = await shop.given.user()
  const { client } = shop.visitor()
  await client.account.login({ email: person.email, password })
  await client.account.deleteAccount({ userId: person.id })
  const file = path.join(folder, journalName)
  expect(JSON.parse((await readFile(file, 'utf8')).trim())).toEqual({
    person: hashOf(person.id),
    at: '2026-11-14T08:00:00.000Z',
  })
  expect([...(await readJournal(file)).keys()]).toEqual([hashOf(person.id)])
})

test('people of the journal are erased again with the store they had, everybody else stays', async () => {
  const { tables, sql } = shop.database
  const [store, stays] = [await shop.given.store(), await shop.given.user()]
  const gone = { id: store.userId }
  const product = await shop.given.product({ store })
  const journal = erasureJournal(tables, [], log)
  const erased = new Map([
    [hashOf(gone.id), clock()],
    [hashOf('somebody else'), clock()],
  ])
  expect(await eraseAgain({ tables, journal, clock }, erased)).toMatchObject({ people: 1 })
  expect(await sql`select id from users where id in ${sql([gone.id, stays.id])}`).toEqual([{ id: stays.id }])
  expect(await sql`select from stores where id = ${store.id}`).toHaveLength(0)
  expect(await sql`select from products where id = ${product.id}`).toHaveLength(0)
  expect(await sql`select from erased_people where person_hash = ${hashOf(gone.id)}`).toHaveLength(1)
  expect(await eraseAgain({ tables, journal, clock }, erased)).toMatchObject({ people: 0 })
})

test('a journal with a line that was cut off is read, and completed at the next time', async () => {
  const other = await backupFolder()
  const journal = erasureJournal(shop.database.tables, [other, path.join(other, 'new folder')], log)
  await journal.publish()
  await journal.publish()
  const lines = (await readFile(path.join(other, journalName), 'utf8')).trim().split('\n')
  const [row] = await shop.database.sql`select count(*)::int from erased_people`
  expect(lines).toHaveLength(row?.count)
  expect(await readJournal(path.join(other, 'none.jsonl'))).toEqual(new Map())
})
