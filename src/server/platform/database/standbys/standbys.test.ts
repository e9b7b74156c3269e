import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { readAt } from './read-at.ts'
import { createStandbys } from './standbys.ts'

test('a server that is gone and one that is no standby are left out: the primary answers', async () => {
  const database = await testDatabase()
  const standbys = createStandbys({
    urls: ['postgres://me@127.0.0.1:1/none', database.url],
    primary: database,
    connections: 1,
  })
  whenFinished(() => standbys.close())
  const read = await standbys.read(() => database.tables.execute(sql`select 1 as one`))
  expect(read).toMatchObject({ answer: [{ one: 1 }], isBehind: false })
  expect(standbys.canRead()).toBe(false)
  expect(standbys.figures().map(({ reads }) => reads)).toEqual([1, 0, 0])
})

test('statements of a read go elsewhere, its transactions and what outlives it to the primary', async () => {
  const [primary, other] = [await testDatabase(), await testDatabase()]
  const name = sql`select current_database() as name`
  const databaseOf = async (rows: PromiseLike<Iterable<Record<string, unknown>>>) =>
    [...(await rows)][0]?.name
  const primaryName = await databaseOf(primary.tables.execute(name))
  const otherName = await databaseOf(other.tables.execute(name))
  let later: (() => Promise<unknown>) | undefined
  const found = await readAt(other.sql, async () => {
    later = () => databaseOf(primary.tables.execute(name))
    return [
      await databaseOf(primary.tables.execute(name)),
      await primary.tables.transaction((tx) => databaseOf(tx.execute(name))),
    ]
  })
  expect(found).toEqual([otherName, primaryName])
  expect(await later?.()).toBe(primaryName)
})
