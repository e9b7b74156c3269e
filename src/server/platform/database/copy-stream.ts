import type { Writable } from 'node:stream'
import type { TransactionSql } from 'postgres'

/** Opens a COPY … FROM STDIN. `failure` rejects when the server refuses a row. */
export async function openCopy(
  sql: TransactionSql,
  statement: string,
): Promise<{ stream: Writable; failure: Promise<never> }> {
  const query = sql.unsafe(statement)
  const failure = new Promise<never>((_, reject) => {
    // Once the stream is open, the client reports no error that comes after the last row, so this listens for it.
    Object.assign(query, { reject })
  })
  failure.catch(() => {})
  const stream = await Promise.race([query.writable(), failure])
  stream.on('error', () => {})
  return { stream, failure }
}

export function write(stream: Writable, text: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()))
  })
}

export function end(stream: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject)
    stream.end(resolve)
  })
}
