import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { connect, type Tables } from './connect.ts'
import { inTransaction, type Transaction } from './transaction.ts'

const isDatabaseUnavailable = /CONNECTION_|57P01|terminating connection/

async function cutOff(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
}

test('a transaction whose connection is cut fails, and the next one works', async () => {
  const { tables } = await testDatabase()
  const outcome = await inTransaction(tables, cutOff).catch((error: unknown) => error)
  expect(`${outcome} ${(outcome as Error).cause} ${JSON.stringify(outcome)}`).toMatch(isDatabaseUnavailable)
  expect(await inTransaction(tables, async () => 'done')).toBe('done')
})

test('a transaction cut from outside, between two statements, fails, and the next one works', async () => {
  const { tables, sql: plain } = await testDatabase()
  const outcome = await inTransaction(tables, async (tx) => {
    const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await plain`select pg_terminate_backend(${row?.pid ?? 0})`
    await expect.poll(() => plain`select from pg_stat_activity where pid = ${row?.pid ?? 0}`).toHaveLength(0)
    await tx.execute(sql`select 1`)
  }).catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(Error)
  expect(await inTransaction(tables, async () => 'done')).toBe('done')
})

/**
 * A pool of one connection, which is cut during the work of a transaction and is open again when the work goes on.
 */
async function cutUnder(
  work: (tx: Transaction) => Promise<unknown>,
  meanwhile: (tables: Tables) => Promise<unknown> = async () => {},
) {
  const { url, sql: plain } = await testDatabase()
  await plain`create table cups (id int)`
  const { tables, close } = connect(url, { connections: 1 })
  whenFinished(close)
  const { promise: untilOpen, resolve: goOn } = deferred()
  const { promise: untilBegun, resolve: begun } = deferred()
  const outcome = inTransaction(tables, async (tx) => {
    const [row] = await tx.execute<{ pid: number }>(
      sql`insert into cups values (1) returning pg_backend_pid() as pid`,
    )
    await plain`select pg_terminate_backend(${row?.pid ?? 0})`
    await untilOpen
    const working = work(tx)
    begun()
    await working
  })
  await expect(outcome).rejects.toThrow()
  const ask = () => tables.execute(sql`select 1`).then(Boolean, () => false)
  await expect.poll(ask).toBe(true)
  const others = meanwhile(tables)
  goOn()
  await others
  await untilBegun
  // The pool has one connection: this comes after what the work has sent.
  await ask()
  return plain`select id from cups`
}

test('statements after a cut connection are not run on the connection that replaces it', async () => {
  const left = await cutUnder((tx) => tx.execute(sql`insert into cups values (2)`))
  expect(left).toEqual([])
})

test('work that ends after its connection was cut commits nothing of another transaction', async () => {
  const { promise: untilInserted, resolve: inserted } = deferred()
  const { promise: untilEnded, resolve: ended } = deferred()
  const meanwhile = async (tables: Tables) => {
    const other = inTransaction(tables, async (tx) => {
      await tx.execute(sql`insert into cups values (3)`)
      inserted()
      await untilEnded
      // What the ended work sends comes before the answer to this.
      await tx.execute(sql`select 1`)
      throw new Error('changed my mind')
    })
    await expect(other).rejects.toThrow('changed my mind')
  }
  expect(await cutUnder(() => untilInserted.then(ended), meanwhile)).toEqual([])
})

test('the pool stays usable however often connections are cut', async () => {
  const { tables } = await testDatabase()
  for (let times = 0; times < 20; times += 1) await inTransaction(tables, cutOff).catch(() => {})
  // The driver may repeat the old error once on each of its eight connections.
  const outcomes = await Promise.allSettled(
    Array.from({ length: 16 }, () => inTransaction(tables, async () => 'done')),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(8)
  expect(await inTransaction(tables, async () => 'done')).toBe('done')
})

test('work that throws is undone, and its error is passed on', async () => {
  const { tables } = await testDatabase()
  const failing = inTransaction(tables, async () => {
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
})

test('two transactions in a deadlock both succeed in the end', async () => {
  const { tables, sql: plain } = await testDatabase()
  await plain`create table cups (id int primary key, sips int not null)`
  await plain`insert into cups values (1, 0), (2, 0)`
  const sipFrom = async (tx: Transaction, id: number) =>
    tx.execute(sql`update cups set sips = sips + 1 where id = ${id}`)
  const { promise: bothHold, resolve: goOn } = deferred()
  let sips = 0
  const drink = (first: number, second: number) =>
    inTransaction(tables, async (tx) => {
      await sipFrom(tx, first)
      sips += 1
      if (sips === 2) goOn()
      await bothHold
      await sipFrom(tx, second)
    })
  await Promise.all([drink(1, 2), drink(2, 1)])
  expect(await plain`select sips from cups`).toEqual([{ sips: 2 }, { sips: 2 }])
})
