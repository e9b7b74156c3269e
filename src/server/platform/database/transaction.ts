import type { Tables } from './connect.ts'

export type Transaction = Parameters<Parameters<Tables['transaction']>[0]>[0]

/** A connection that the server or the network cut, as postgres.js and PostgreSQL name it. */
const connectionLost = /^(CONNECTION_|ECONNRESET|EPIPE|57P0[123])/

/** Two that waited for each other, of whom PostgreSQL let one go on; the other may simply try again. */
const triedInVain = /^(40P01|40001)$/
const mostTries = 4

/**
 * All of the work or nothing. Features use this one: it survives a connection that is cut in the middle, and does the work
 * again after a deadlock, so the work must touch nothing but the database.
 */
export async function inTransaction<Result>(
  tables: Tables,
  work: (inside: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(tables, work)
    } catch (error) {
      if (tries === mostTries || !triedInVain.test(codeOf(error))) throw error
    }
  }
}

function once<Result>(tables: Tables, work: (inside: Transaction) => Promise<Result>): Promise<Result> {
  return tables.transaction(async (inside) => {
    try {
      return await work(inside)
    } catch (error) {
      // postgres.js fails the whole by itself then; a ROLLBACK into the void would bring down the process.
      if (connectionLost.test(codeOf(error))) await new Promise(() => {})
      throw error
    }
  })
}

/** What PostgreSQL, postgres.js or the operating system calls an error; drizzle wraps what the driver threw. */
export function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}
