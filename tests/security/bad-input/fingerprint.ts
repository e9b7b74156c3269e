import { getTableName, isTable } from 'drizzle-orm'
import * as schema from '#server/platform/database/schema/index.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

const counted = 'counts what visitors did in earlier requests, some time after the answer'

/** Tables that a refused request may write, and why. */
const mayBeWritten: Record<string, string> = {
  rate_counts: 'counts tries, refused ones above all',
  security_events: 'counts failed logins, some time after the answer',
  tap_counts: counted,
  wish_counts: counted,
  search_words: counted,
  store_hours: counted,
  store_days: counted,
  stray_pictures: 'notes a file before it is written, so that the sweep finds what an upload left',
}

const names = Object.values(schema)
  .filter((table) => isTable(table))
  .map((table) => getTableName(table))
  .filter((name) => !(name in mayBeWritten))

const statement = names
  .map(
    (name) =>
      `select '${name}' as name, count(*)::text || ' ' || coalesce(sum(xmin::text::bigint), 0)::text as rows from ${name}`,
  )
  .join(' union all ')

/** Tells whether anything was written since it was last asked. */
export function fingerprints({ sql }: TestDatabase) {
  let transactions = ''
  let rows: Record<string, string> = {}

  async function read() {
    const found = await sql.unsafe<{ name: string; rows: string }[]>(statement)
    return Object.fromEntries(found.map(({ name, rows }) => [name, rows]))
  }

  /** The tables with rows that were added, changed or deleted. */
  return async function changedTables(): Promise<string[]> {
    // No transaction that writes has begun, which is much cheaper to ask.
    const [now] = await sql<{ next: string }[]>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`
    if (now?.next === transactions) return []
    const before = rows
    rows = await read()
    transactions = now?.next ?? ''
    return Object.keys(rows).filter((name) => rows[name] !== before[name])
  }
}
