import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from 'postgres'

const longestMs = 120_000
const lookEveryMs = 500

/**
 * Waits until the app has counted and indexed what was written, which it does in the background: no measurement pays for
 * the writes before it.
 */
export async function untilCounted(sql: Sql): Promise<void> {
  const end = performance.now() + longestMs
  while (performance.now() < end) {
    const [left] = await sql<{ isSome: boolean }[]>`
      select exists (select from search_changes) or exists (select from list_changes) as "isSome"`
    if (!left?.isSome) return
    await wait(lookEveryMs)
  }
  throw new Error(`After ${longestMs / 1000} s the app has not counted all changes.`)
}
