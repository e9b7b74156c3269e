import type { Sql } from 'postgres'
import { withMethods } from './wrapped-client.ts'

type Work = (tx: Sql) => unknown
type Unsafe = Parameters<Sql['unsafe']>

/** Each connection keeps its prepared statements in memory as long as it is open. */
const mostStatements = 300
/** So many texts are counted. Texts that occur once, such as an insert of many rows, must not fill the memory. */
const mostTexts = 2000
const usesBefore = 2

/**
 * Wraps the client so that statements which are sent often are prepared: PostgreSQL parses them once for each
 * connection, and they need one round trip instead of two.
 */
export function withPreparedStatements(sql: Sql, isOften = countUses()): Sql {
  const wrap = (work: Work) => (tx: unknown) => work(withPreparedStatements(tx as Sql, isOften))
  const own = {
    unsafe: (text: Unsafe[0], values?: Unsafe[1], options?: Unsafe[2]) =>
      // Without values it may be several statements, which cannot be prepared.
      sql.unsafe(text, values, values?.length && isOften(text) ? { ...options, prepare: true } : options),
    begin: (work: Work) => sql.begin(wrap(work)),
    savepoint: (work: Work) => (sql as unknown as { savepoint: Sql['begin'] }).savepoint(wrap(work)),
  }
  return withMethods(sql, own)
}

/** Whether a text was seen so often that it is worth being prepared. */
export function countUses(): (text: string) => boolean {
  const uses = new Map<string, number>()
  const often = new Set<string>()
  return (text) => {
    if (often.has(text)) return true
    if (often.size >= mostStatements) return false
    const count = (uses.get(text) ?? 0) + 1
    if (count > usesBefore) {
      uses.delete(text)
      often.add(text)
      return true
    }
    if (uses.size >= mostTexts) uses.clear()
    uses.set(text, count)
    return false
  }
}
