import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { connect } from './connect.ts'
import { countUses } from './prepared-statements.ts'
import { inTransaction } from './transaction.ts'

async function oneConnection() {
  const { url } = await testDatabase()
  const { tables, close } = connect(url, { connections: 1 })
  whenFinished(close)
  return {
    tables,
    async prepared() {
      const found = await tables.execute<{ statement: string }>(
        sql`select statement from pg_prepared_statements where statement like '%::int%' order by prepare_time`,
      )
      return found.map(({ statement }) => statement)
    },
  }
}

test('a statement that is sent often is prepared, also within transactions', async () => {
  const { tables, prepared } = await oneConnection()
  const outside = (n: number) => tables.execute(sql`select ${n}::int as outside`)
  const inside = (n: number) => inTransaction(tables, (tx) => tx.execute(sql`select ${n}::int as inside`))
  const nested = (n: number) =>
    inTransaction(tables, (tx) => tx.transaction((inner) => inner.execute(sql`select ${n}::int as nested`)))
  for (const send of [outside, inside, nested])
    for (const n of [1, 2]) expect(Object.values((await send(n))[0] ?? {})).toEqual([n])
  expect(await prepared()).toEqual([])
  for (const send of [outside, inside, nested])
    for (const n of [3, 4]) expect(Object.values((await send(n))[0] ?? {})).toEqual([n])
  expect(await prepared()).toEqual([
    'select $1::int as outside',
    'select $1::int as inside',
    'select $1::int as nested',
  ])
})

test('a prepared statement still works after its table has changed', async () => {
  const { tables } = await oneConnection()
  await tables.execute(sql`create table cups (id int)`)
  const add = (id: number) => tables.execute(sql`insert into cups values (${id}) returning *`)
  for (const id of [1, 2, 3, 4]) await add(id)
  await tables.execute(sql`alter table cups add column colour text default 'blue'`)
  expect(await add(5)).toEqual([{ id: 5, colour: 'blue' }])
})

test('texts that occur once or twice are not prepared, and no more than 300 are', () => {
  const isOften = countUses()
  for (let n = 0; n < 10_000; n += 1) expect(isOften(`insert ${n}`)).toBe(false)
  const uses = (text: string) => [1, 2, 3].map(() => isOften(text))
  expect(uses('select 1')).toEqual([false, false, true])
  for (let n = 0; n < 299; n += 1) uses(`select ${n} of many`)
  expect(uses('one too many')).toEqual([false, false, false])
  expect(isOften('select 1')).toBe(true)
})
