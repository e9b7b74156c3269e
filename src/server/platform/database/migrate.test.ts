import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { urlOf } from '#tests/support/database-names.ts'
import { dropDatabase } from '#tests/support/drop-database.ts'
import { connect } from './connect.ts'
import { migrateDatabase } from './migrate.ts'

const name = `test_${randomBytes(8).toString('hex')}`
const admin = connect(inject('databaseServer'), { connections: 1 })
const url = urlOf(inject('databaseServer'), name)
beforeAll(() => admin.sql.unsafe(`create database ${name}`))
afterAll(async () => {
  await dropDatabase(admin, name)
  await admin.close()
})

test('ten processes that start at once migrate an empty database once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => migrateDatabase(url)))
  const { sql, close } = connect(url, { connections: 1 })
  const applied =
    await sql`select count(*)::int, count(distinct hash)::int as different from drizzle.__drizzle_migrations`
  expect(applied[0]?.count).toBe(applied[0]?.different)
  expect(applied[0]?.count).toBeGreaterThanOrEqual(3)
  await close()
})

test('a database that a newer version has used is refused with a sentence, and left as it is', async () => {
  await migrateDatabase(url)
  const { sql, close } = connect(url, { connections: 1 })
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 4102444800000)`
  await expect(migrateDatabase(url)).rejects.toThrow(
    'The database was last used by a newer version of Zilbazar than this one: update the program, nothing was changed.',
  )
  await sql`delete from drizzle.__drizzle_migrations where hash = 'from the future'`
  await migrateDatabase(url)
  await close()
})
