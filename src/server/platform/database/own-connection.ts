import { connect } from 'node:net'
import postgres, { type Sql, type TransactionSql } from 'postgres'

export interface OwnConnection {
  sql: Sql
  /** `begin` is what follows BEGIN, such as an isolation level. */
  transaction<Result>(work: (sql: TransactionSql) => Promise<Result>, begin?: string): Promise<Result>
  close(): Promise<void>
}

/** What the driver has read from the URL. */
interface Address {
  host: string[]
  port: number[]
  path?: string | false
}

/** A connection beside the pool, so that long work does not block others. */
export function ownConnection(url: string, name: string): OwnConnection {
  let isLost = false
  const options = {
    max: 1,
    connect_timeout: 10,
    connection: { application_name: name, TimeZone: 'UTC' },
    onnotice: () => {},
    // The driver's own sockets wait for full packets, which delays the end of each COPY by 80 ms.
    socket: ({ host, port, path }: Address) =>
      path ? connect({ path }) : connect({ host: host[0], port: port[0] ?? 5432, noDelay: true }),
    onclose: () => {
      isLost = true
    },
  }
  // `socket` is not in the driver's types.
  const sql = postgres(url, options)

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
