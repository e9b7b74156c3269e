import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { withDeadlines } from './deadlines.ts'
import * as schema from './schema/index.ts'
import { inTransaction } from './transaction.ts'

test('a health check whose own connection is cut leaves no transaction open', async () => {
  const { url, sql: plain } = await testDatabase()
  await plain`create table cups (id int)`
  const client = postgres(url, { max: 1, connection: { application_name: 'under-test' } })
  whenFinished(() => client.end({ timeout: 1 }))
  const cut = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' })
  const healthCheck = { check: () => Promise.reject(cut), isFailing: () => true }
  const tables = drizzle(withDeadlines(client, { healthCheck, statementMs: 15_000 }), { schema })

  const fill = inTransaction(tables, async (tx) => {
    await tx.execute(sql`insert into cups values (1)`)
    await tx.execute(sql`select pg_sleep(1)`)
  })
  await expect(fill).rejects.toMatchObject({ code: 'DATABASE_SILENT' })

  const open = () =>
    plain`select state from pg_stat_activity where application_name = 'under-test' and state <> 'idle'`
  await expect.poll(open).toHaveLength(0)
  expect(await plain`select from cups`).toHaveLength(0)
  expect(await client`select 1 as one`).toEqual([{ one: 1 }])
})
