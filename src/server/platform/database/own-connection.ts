import type { Sql, TransactionSql } from 'postgres'
import { openClient } from './servers.ts'

export interface OwnConnection {
  sql: Sql
  /** `begin` is what follows BEGIN, such as an isolation level. */
  transaction<Result>(work: (sql: TransactionSql) => Promise<Result>, begin?: string): Promise<Result>
  close(): Promise<void>
}

/** A connection beside the pool, so that long work does not block others. */
export function ownConnection(url: string, name: string): OwnConnection {
  let isLost = false
  const sql = openClient(url, {
    max: 1,
    connect_timeout: 10,
    connection: { application_name: name, TimeZone: 'UTC' },
    onnotice: () => {},
    onclose: () => {
      isLost = true
    },
  })

  async function transaction<Result>(
    work: (sql: TransactionSql) => Promise<Result>,
    begin = '',
  ): Promise<Result> {
    isLost = false
    const outcome = await sql.begin(begin, async (tx) => {
      try {
        return { result: await work(tx) }
      } catch (error) {
        // When the connection is lost, begin() fails by itself; a ROLLBACK on a closed connection would end the
        // process.
        if (isLost) await new Promise(() => {})
        throw error
      }
    })
    return outcome.result
  }
  return { sql, transaction, close: () => sql.end({ timeout: 1 }) }
}
