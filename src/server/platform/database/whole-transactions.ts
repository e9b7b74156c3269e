import type { Sql } from 'postgres'
import { codeOf } from './error-code.ts'
import { withMethods } from './wrapped-client.ts'

/** Codes of postgres.js and PostgreSQL for a connection that the server or the network has cut. */
const connectionLost = /^(CONNECTION_|ECONNRESET|EPIPE|57P0[123])/

type Work = (tx: Sql) => unknown
type Nested = Sql & { savepoint(work: Work): Promise<unknown> }

const never = () => new Promise<never>(() => {})

/**
 * Wraps the client so that the work of a transaction stops when its connection is lost. The driver fails the
 * transaction but lets its work go on: later statements, and the COMMIT or ROLLBACK, would reach a closed socket,
 * which ends the process, or the connection opened in its place, where they belong to no transaction or to another
 * one.
 */
export function withWholeTransactions(sql: Sql): Sql {
  const begin = (work: Work) => {
    let isLost = false
    const transaction = sql.begin(async (tx) => {
      try {
        const result = await work(whileConnected(tx as unknown as Nested, () => isLost))
        return isLost ? await never() : result
      } catch (error) {
        // The driver reports a failed statement before it reports the lost connection.
        if (isLost || connectionLost.test(codeOf(error))) await never()
        throw error
      }
    })
    return transaction.catch((error: unknown) => {
      isLost = true
      throw error
    })
  }
  return withMethods(sql, { begin })
}

function whileConnected(tx: Nested, isLost: () => boolean): Sql {
  const own = {
    unsafe: (...statement: Parameters<Sql['unsafe']>) =>
      isLost() ? Object.assign(never(), { values: never }) : tx.unsafe(...statement),
    savepoint: (work: Work) =>
      isLost() ? never() : tx.savepoint((inner) => work(whileConnected(inner as Nested, isLost))),
  }
  return withMethods(tx, own)
}
