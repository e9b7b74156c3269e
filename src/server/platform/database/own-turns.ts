import type { Sql } from 'postgres'
import { withForm, withMethods } from './wrapped-client.ts'

export interface Pool {
  /** How many connections there may be. */
  size: number
  /** How many statements and transactions need one now; the others wait. */
  underWay: number
}

type Work = (tx: Sql) => unknown

/**
 * Wraps the client so that each statement and each transaction has a connection to itself. The driver would send
 * further statements over a connection that is in use. When that is full, it sends a BEGIN without reserving the
 * connection: the transaction fails, stays open, and the next statements of others are never committed
 * (github.com/porsager/postgres/issues/1189).
 */
export function withOwnTurns(sql: Sql, pool: Pool): Sql {
  const waiting: (() => void)[] = []
  let running = 0

  /** Begins at once or when a connection is free. */
  function turn<Answer>(begin: () => PromiseLike<Answer>): Promise<Answer> {
    pool.underWay += 1
    return new Promise((resolve, reject) => {
      const start = () => {
        running += 1
        begin().then(resolve, reject).then(leave)
      }
      if (running < pool.size) start()
      else waiting.push(start)
    })
  }

  function leave(): void {
    pool.underWay -= 1
    running -= 1
    waiting.shift()?.()
  }

  const own = {
    unsafe(...statement: Parameters<Sql['unsafe']>) {
      const query = sql.unsafe(...statement)
      return withForm(
        query,
        turn(() => query),
      )
    },
    begin: (work: Work) => turn(() => sql.begin(work as never)),
  }
  return withMethods(sql, own)
}
