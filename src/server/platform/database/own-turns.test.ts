import { setImmediate as nextTick } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { connect } from './connect.ts'
import { inTransaction } from './transaction.ts'

async function smallPool(connections: number) {
  const { url, sql: plain } = await testDatabase()
  await plain`create table cups (id int)`
  const database = connect(url, { connections, name: 'under-test' })
  whenFinished(() => database.close())
  return { ...database, plain }
}

test('a transaction that is begun behind many statements has a connection to itself, and nothing written is lost', async () => {
  const { tables, pool, plain } = await smallPool(2)
  const add = sql`insert into cups values (1)`
  const ask = async (statement: SQL) => void (await tables.execute(statement))
  await Promise.all([ask(sql`select pg_sleep(0.1)`), ask(sql`select pg_sleep(0.1)`)])
  // Each connection is in use, and the driver sends at most 100 further statements over it.
  const statements = Array.from({ length: 2 * 100 }, () => ask(sql`select pg_sleep(0.002)`))
  await nextTick()
  const transaction = inTransaction(tables, (tx) => tx.execute(add))
  const later = Array.from({ length: 20 }, () => ask(add))
  const outcomes = await Promise.allSettled([...statements, transaction, ...later])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await plain`select from cups`).toHaveLength(21)
  // A result arrives before its connection is idle.
  await expect
    .poll(() => plain`select from pg_stat_activity where application_name = 'under-test' and state <> 'idle'`)
    .toHaveLength(0)
  expect(pool.underWay).toBe(0)
})

test('what fails or cannot be sent gives its place to the next', async () => {
  const { tables, pool } = await smallPool(1)
  const wrong = [
    tables.execute(sql`select 1 / 0`),
    tables.execute(sql`select ${Symbol('nothing that can be sent')}`),
    inTransaction(tables, (tx) => tx.execute(sql`select 1 / 0`)),
    inTransaction(tables, async () => {
      throw new Error('changed my mind')
    }),
  ]
  const outcomes = await Promise.allSettled(wrong)
  expect(outcomes.map(({ status }) => status)).toEqual(wrong.map(() => 'rejected'))
  expect(await tables.execute(sql`select 1 as one`)).toEqual([{ one: 1 }])
  expect(pool.underWay).toBe(0)
})
