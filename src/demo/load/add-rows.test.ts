import { beforeEach, expect, test } from 'vitest'
import { ownConnection } from '#server/platform/database/own-connection.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { addRows } from './add-rows.ts'
import type { Row } from './row.ts'

const { sql, url } = await testDatabase()
const columns = ['id', 'words', 'moment', 'is_open']
const odd = 'a\ttab, a\nline, a \\ backslash, \\N, "quotes", l\'île 🏝'
const moment = new Date('2026-11-14T19:59:00Z')

beforeEach(() => sql`drop table if exists shelf`)

async function add(rows: Iterable<Row>): Promise<number> {
  const own = ownConnection(url, 'zilbazar demo')
  try {
    return await own.transaction(async (tx) => {
      await tx`create table shelf (id int check (id >= 0), words text, moment timestamptz, is_open boolean)`
      return addRows(tx, 'shelf', columns, rows)
    })
  } finally {
    await own.close()
  }
}

function* shelf(count: number, last: Row = [0, odd, moment, true]): Generator<Row> {
  for (let index = 1; index < count; index++) yield [index, null, null, false]
  yield last
}

test.each([3, 30_000])('%i rows arrive whole, whatever their words contain', async (count) => {
  expect(await add(shelf(count))).toBe(count)
  const [row] = await sql`select count(*)::int, count(words)::int as words, max(words) as odd,
    bool_or(is_open) as "isOpen", max(moment) = ${moment.toISOString()} as "isOnTime" from shelf`
  expect(row).toEqual({ count, words: 1, odd, isOpen: true, isOnTime: true })
})

test.each([3, 30_000])(
  'of %i rows one that breaks a rule is reported in the words of PostgreSQL',
  async (count) => {
    await expect(add(shelf(count, [-1, null, null, false]))).rejects.toThrow('shelf_id_check')
    expect(await sql`select from pg_tables where tablename = 'shelf'`).toHaveLength(0)
  },
)

test('rows that cannot be made stop the stream and say why', async () => {
  function* broken(): Generator<Row> {
    yield* shelf(30_000)
    throw new Error('The shelf is empty.')
  }
  await expect(add(broken())).rejects.toThrow('The shelf is empty.')
})
