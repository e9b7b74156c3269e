import type { Sql } from 'postgres'
import type { HealthCheck } from './health-check.ts'
import { DatabaseSilent } from './unavailable.ts'
import { withForm, withMethods } from './wrapped-client.ts'

interface Deadlines {
  healthCheck: HealthCheck
  /** PostgreSQL cancels a statement after this time by itself. */
  statementMs: number
}

/** A slow statement may go on, but after this time the server's health is checked. */
const slowMs = 3000
/** The same while the health check is failing. */
const slowWhileFailingMs = 200
/** Added to PostgreSQL's own limit, because a statement may have waited for a connection. */
const spareMs = 2000

/** Calls back when the server does not respond. Returns a function that ends the watch. */
function watch({ healthCheck, statementMs }: Deadlines, onSilence: (error: Error) => void): () => void {
  let isOver = false
  const end = () => {
    isOver = true
    clearTimeout(next)
    clearTimeout(last)
  }
  const giveUp = (error: Error) => {
    if (isOver) return
    end()
    onSilence(error)
  }
  const look = () =>
    healthCheck.check().then(
      () => {
        if (!isOver) next = setTimeout(look, slowMs)
      },
      // An error of its own, because the error of the health check's connection says nothing about the statement's
      // connection.
      (error) => giveUp(new DatabaseSilent(error)),
    )
  let next = setTimeout(look, healthCheck.isFailing() ? slowWhileFailingMs : slowMs)
  const last = setTimeout(() => giveUp(new DatabaseSilent()), statementMs + spareMs)
  return end
}

function answered<Answer>(
  deadlines: Deadlines,
  statement: PromiseLike<Answer>,
  onSilence: (error: Error) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = watch(deadlines, (error) => {
      reject(error)
      onSilence(error)
    })
    statement.then(resolve, reject).then(end)
  })
}

type Work = (tx: Sql) => unknown

/**
 * Wraps the client so that statements and transactions fail when the server does not respond. What was sent is not
 * undone: if the server goes on, it rolls back an abandoned transaction, and finishes a single statement or a COMMIT.
 */
export function withDeadlines(sql: Sql, deadlines: Deadlines, onSilence = (_: Error) => {}): Sql {
  const own = {
    unsafe(...call: Parameters<Sql['unsafe']>) {
      const query = sql.unsafe(...call)
      return withForm(query, answered(deadlines, query, onSilence))
    },

    begin: (work: Work) =>
      new Promise((resolve, reject) => {
        let isGivenUp = false
        const giveUp = (error: Error) => {
          isGivenUp = true
          reject(error)
        }
        let end = watch(deadlines, giveUp)
        const transaction = sql.begin(async (tx) => {
          end()
          if (isGivenUp) throw new DatabaseSilent()
          try {
            return await work(withDeadlines(tx as unknown as Sql, deadlines, giveUp))
          } finally {
            end = watch(deadlines, giveUp)
          }
        })
        transaction.then(resolve, reject).then(() => end())
      }),

    savepoint: (work: Work) =>
      (sql as unknown as { savepoint(work: Work): Promise<unknown> }).savepoint((tx) =>
        work(withDeadlines(tx, deadlines, onSilence)),
      ),
  }
  return withMethods(sql, own)
}
