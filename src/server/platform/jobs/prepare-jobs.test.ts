import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { prepareJobs } from './prepare-jobs.ts'
import { queues } from './queues.ts'

test('several processes that start at once prepare the queues once', async () => {
  const { sql, url } = await testDatabase()
  await sql`drop schema if exists pgboss cascade`
  await Promise.all(Array.from({ length: 5 }, () => prepareJobs(url)))
  expect((await sql`select name from pgboss.queue`).map(({ name }) => name).toSorted()).toEqual(
    queues.toSorted(),
  )
  expect(await sql`select from pgboss.version`).toHaveLength(1)
})
