import { expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { heardChanges } from './heard-changes.ts'

async function site() {
  const { sql, apart } = await testDatabase()
  const evictAll = vi.fn()
  const heardByStandbys = vi.fn()
  const changes = heardChanges({ cache: { evictAll }, standbys: { heard: heardByStandbys }, apart })
  const committed = async () => {
    const [row] = await sql`select pg_current_xact_id()::text as tx`
    return String(row?.tx)
  }
  return { changes, evictAll, heardByStandbys, committed }
}

test('who wrote elsewhere is answered when the change was heard, and standbys must show it', async () => {
  const { changes, evictAll, heardByStandbys, committed } = await site()
  const tx = await committed()
  expect(changes.isHeard(tx)).toBe(false)
  const waiting = changes.untilHeard(tx)
  changes.heard(tx)
  await waiting
  expect(changes.isHeard(tx)).toBe(true)
  expect(heardByStandbys).toHaveBeenCalledWith(tx)
  expect(evictAll).not.toHaveBeenCalled()
})

test('a change that is committed but was never heard evicts everything', async () => {
  const { changes, evictAll, heardByStandbys, committed } = await site()
  const tx = await committed()
  await changes.untilHeard(tx)
  expect(evictAll).toHaveBeenCalledOnce()
  expect(heardByStandbys).toHaveBeenCalledWith()
  await changes.untilHeard(tx)
  expect(evictAll).toHaveBeenCalledOnce()
})

test('a number that a caller made up evicts nothing', async () => {
  const { changes, evictAll } = await site()
  await changes.untilHeard('999999999999')
  expect(evictAll).not.toHaveBeenCalled()
})

test('a request is told the last change that it made, and no other request is', async () => {
  const { changes } = await site()
  const [writes, reads] = await Promise.all([
    changes.noting(async () => changes.made('7')),
    changes.noting(async () => {}),
  ])
  expect([writes.made, reads.made]).toEqual(['7', undefined])
})
