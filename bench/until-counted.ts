import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from 'postgres'

const longestMs = 120_000
const lookEveryMs = 200

/** Counts and indexes what was written, as the app does in the background: no measurement pays for the writes before it. */
export async function untilCounted(sql: Sql): Promise<void> {
  const end = performance.now() + longestMs
  while (performance.now() < end) {
    const [left] = await sql<{ isSome: boolean }[]>`
      select exists (select from search_changes) or exists (select from list_changes) as "isSome"`
    if (!left?.isSome) return
    const [taken] = await sql<{ some: number | null }[]>`
      select coalesce(fold_search_changes(), 0) + coalesce(count_list_changes(now()), 0) as some`
    // Where the app is at it, its turn will soon be over.
    if (!taken?.some) await wait(lookEveryMs)
  }
  throw new Error(`After ${longestMs / 1000} s not all changes are counted.`)
}
