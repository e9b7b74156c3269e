import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { fingerprints } from './fingerprint.ts'

test('a fingerprint names the tables that were written, by a changed value too', async () => {
  const { database, given } = await testApp()
  const changedTables = fingerprints(database)
  await changedTables()
  expect(await changedTables()).toEqual([])
  const { id } = await given.user()
  expect(await changedTables()).toEqual(['users'])
  await database.sql`update users set name = 'Anjali' where id = ${id}`
  expect(await changedTables()).toEqual(['users'])
  await database.sql`insert into rate_counts values ('try', 1, 0)`
  expect(await changedTables()).toEqual([])
})
