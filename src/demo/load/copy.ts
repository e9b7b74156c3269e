import type { TransactionSql } from 'postgres'
import { end, openCopy, write } from '#server/platform/database/copy-stream.ts'
import type { Row, RowValue } from './row.ts'

const chunkCharacters = 128 * 1024

/** Streams rows into a table with COPY; no more than two chunks are in memory at a time. */
export async function copy(
  sql: TransactionSql,
  table: string,
  columns: readonly string[],
  rows: Iterable<Row>,
  onProgress: (done: number) => void,
): Promise<number> {
  const { stream, failure } = await openCopy(sql, `copy ${table} (${columns.join(', ')}) from stdin`)
  let done = 0
  let text = ''
  let sent: Promise<void> = Promise.resolve()
  const send = async () => {
    const earlier = sent
    sent = write(stream, text)
    sent.catch(() => {})
    text = ''
    // The next chunk is generated while this one is sent.
    await Promise.race([earlier, failure])
    onProgress(done)
  }
  try {
    for (const row of rows) {
      text += line(row)
      done++
      if (text.length >= chunkCharacters) await send()
    }
    if (text) await send()
    await Promise.race([end(stream), failure])
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
  return done
}

function line(row: Row): string {
  let text = field(row[0] ?? null)
  for (let column = 1; column < row.length; column++) text += `\t${field(row[column] ?? null)}`
  return `${text}\n`
}

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function field(value: RowValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') {
    return special.test(value) ? value.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : value
  }
  return value instanceof Date ? value.toISOString() : String(value)
}
