import type { Sql } from 'postgres'
import { codeOf } from './error-code.ts'

/** A connection that the server or the network cut, as postgres.js and PostgreSQL name it. */
const connectionLost = /^(CONNECTION_|ECONNRESET|EPIPE|57P0[123])/

type Work = (tx: Sql) => unknown
type Nested = Sql & { savepoint(work: Work): Promise<unknown> }

const never = () => new Promise<never>(() => {})

/**
 * The same client, with transactions that end when their connection does. The driver fails the transaction then, but lets
 * its work go on: later statements, and the COMMIT or ROLLBACK, would reach a closed socket, which brings the process down,
 * or the connection that was opened in its place, where they are nobody's or another transaction's. So the work stops.
 */
export function withWholeTransactions(sql: Sql): Sql {
  const begin = (work: Work) => {
    let isLost = false
    const transaction = sql.begin(async (tx) => {
      try {
        const result = await work(whileConnected(tx as unknown as Nested, () => isLost))
        return isLost ? await never() : result
      } catch (error) {
        // A failed statement is told of before the end of its connection is.
        if (isLost || connectionLost.test(codeOf(error))) await never()
        throw error
      }
    })
    return transaction.catch((error: unknown) => {
      isLost = true
      throw error
    })
  }
  return new Proxy(sql, {
    get: (client, name) => (name === 'begin' ? begin : Reflect.get(client, name)),
  })
}

function whileConnected(tx: Nested, isLost: () => boolean): Sql {
  const own = {
    unsafe: (...statement: Parameters<Sql['unsafe']>) =>
      isLost() ? Object.assign(never(), { values: never }) : tx.unsafe(...statement),
    savepoint: (work: Work) =>
      isLost() ? never() : tx.savepoint((inner) => work(whileConnected(inner as Nested, isLost))),
  }
  return new Proxy(tx, {
    get: (client, name) => Reflect.get(Object.hasOwn(own, name) ? own : client, name),
  })
}
