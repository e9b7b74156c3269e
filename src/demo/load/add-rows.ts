import type { TransactionSql } from 'postgres'
import { copy } from './copy.ts'
import type { Row } from './row.ts'

/** Up to this many rows one statement is faster than a COPY. */
const few = 10_000

/** Inserts few rows with one statement and many with a COPY. Returns their number. */
export async function addRows(
  sql: TransactionSql,
  table: string,
  columns: readonly string[],
  rows: Iterable<Row>,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  const iterator = rows[Symbol.iterator]()
  const first: Row[] = []
  for (let next = iterator.next(); !next.done; next = iterator.next()) {
    first.push(next.value)
    if (first.length > few) return copy(sql, table, columns, joined(first, iterator), onProgress)
  }
  await insertAtOnce(sql, table, columns, first)
  onProgress(first.length)
  return first.length
}

function* joined(first: Row[], rest: Iterator<Row>): Generator<Row> {
  yield* first
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value
}

async function insertAtOnce(
  sql: TransactionSql,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const names = columns.join(', ')
  const objects = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
  await sql.unsafe(
    `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::text::json)`,
    [JSON.stringify(objects)],
  )
}
