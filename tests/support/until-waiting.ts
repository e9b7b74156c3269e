import { expect, vi } from 'vitest'
import type { TestDatabase } from './test-database.ts'

/** Waits until this many statements are blocked by a row lock of the test. */
export async function untilWaiting({ sql }: TestDatabase, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const [waiting] = await sql`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      expect(waiting).toEqual({ count })
    },
    { timeout: 15_000 },
  )
}
