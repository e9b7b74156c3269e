import postgres, { type Sql, type TransactionSql } from 'postgres'

export interface OwnConnection {
  sql: Sql
  transaction<Result>(work: (sql: TransactionSql) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** A connection beside the pool, so that a long load does not block others. */
export function ownConnection(url: string): OwnConnection {
  let isLost = false
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 10,
    connection: { application_name: 'zilbazar demo', TimeZone: 'UTC' },
    onnotice: () => {},
    onclose: () => {
      isLost = true
    },
  })

  async function transaction<Result>(work: (sql: TransactionSql) => Promise<Result>): Promise<Result> {
    isLost = false
    const outcome = await sql.begin(async (tx) => {
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
