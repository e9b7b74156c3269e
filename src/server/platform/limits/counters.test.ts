import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { createCounters, isOver } from './counters.ts'

const secrets = { current: 'the secret of these tests' }
const visits = { name: 'visits', most: 2, withinMs: 60_000 }

test('a key that comes too often is told apart from others, until its time is over', async () => {
  const visitsFrom = createCounters()(visits)
  const tries = []
  for (const now of [1, 2, 3]) tries.push(await isOver(visitsFrom, '10.0.0.1', now))
  expect(tries).toEqual([false, false, true])
  expect(await isOver(visitsFrom, '10.0.0.2', 4)).toBe(false)
  expect(await isOver(visitsFrom, '10.0.0.1', 60_001)).toBe(false)
})

test('no more keys than fit are remembered', async () => {
  const once = createCounters()({ name: 'views', most: 1, withinMs: 60_000, remembered: 2 })
  expect(await once(['a', 'b', 'c'], 1)).toEqual(['a', 'b', 'c'])
  expect(await once(['c', 'a'], 2)).toEqual(['a'])
})

test('several processes count together, each kind apart, also when they count at once', async () => {
  const { tables, sql } = await testDatabase()
  const processes = [
    createCounters({ tables, secrets }),
    createCounters({ tables, secrets }),
    createCounters({ tables, secrets }),
  ]
  const visitsOf = processes.map((createCounter) => createCounter(visits))
  const asked = visitsOf.flatMap((within) => [within(['b', 'a'], 1), within(['a', 'b'], 1)])
  expect((await Promise.all(asked)).flat().sort()).toEqual(['a', 'a', 'b', 'b'])
  expect(await visitsOf[0]?.(['a', 'c'], 2)).toEqual(['c'])
  expect(await visitsOf[1]?.(['a'], 60_001)).toEqual(['a'])
  expect(await processes[2]?.({ ...visits, name: 'taps' })(['a'], 2)).toEqual(['a'])
  const keys = await sql<{ key: string }[]>`select key from rate_counts`
  expect(keys.every(({ key }) => /^(visits|taps):[\w-]{43}$/.test(key))).toBe(true)
})

test('without the database each process counts for itself', async () => {
  const { tables, close } = await testDatabase()
  await close()
  const within = createCounters({ tables, secrets })(visits)
  expect([await within(['a'], 1), await within(['a'], 1), await within(['a'], 1)]).toEqual([['a'], ['a'], []])
})

test('what is written cannot be told from the address without the secret', async () => {
  const { tables, sql } = await testDatabase()
  const looked = async (current: string) => {
    await createCounters({ tables, secrets: { current } })(visits)(['10.0.0.1'], 1)
    return sql<{ key: string }[]>`select key from rate_counts`
  }
  expect(await looked('one secret')).toHaveLength(1)
  expect(await looked('another secret')).toHaveLength(2)
})
