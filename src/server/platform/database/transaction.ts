import type { Tables } from './connect.ts'
import { codeOf } from './error-code.ts'

export type Transaction = Parameters<Parameters<Tables['transaction']>[0]>[0]

/** Codes of a deadlock and of a serialization failure: the transaction can be repeated. */
const retryableCodes = /^(40P01|40001)$/
const mostTries = 4

/**
 * Runs the work in one transaction. After a deadlock it runs again, so the work must touch nothing but the database.
 */
export async function inTransaction<Result>(
  tables: Tables,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tables.transaction(work)
    } catch (error) {
      if (tries === mostTries || !retryableCodes.test(codeOf(error))) throw error
    }
  }
}
