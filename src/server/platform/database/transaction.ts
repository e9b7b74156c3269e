import type { Tables } from './connect.ts'
import { codeOf } from './error-code.ts'

export type Transaction = Parameters<Parameters<Tables['transaction']>[0]>[0]

/** Two that waited for each other, of whom PostgreSQL let one go on; the other may simply try again. */
const triedInVain = /^(40P01|40001)$/
const mostTries = 4

/** All of the work or nothing. After a deadlock the work is done again, so it must touch nothing but the database. */
export async function inTransaction<Result>(
  tables: Tables,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tables.transaction(work)
    } catch (error) {
      if (tries === mostTries || !triedInVain.test(codeOf(error))) throw error
    }
  }
}
