import { expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { sizes } from '../database/embedded/settings.ts'
import { connectionsOfEach, refuseTooManyWorkers, workersIn } from './workers.ts'

test('a worker knows how many there are, and other processes know that they are none', () => {
  expect(workersIn(['node', 'main.js', '--worker-of=3'])).toBe(3)
  expect(workersIn(['node', 'main.js'])).toBeUndefined()
})

test.each([
  [1, 1, 4],
  [1, 2, 8],
  [1, 64, 16],
  [3, 1, 3],
  [2, 4, 8],
])(
  'each of %i processes on %i cores opens %i connections to the embedded database',
  (workers, cores, connections) => {
    expect(connectionsOfEach({ workers, cores, isEmbedded: true })).toBe(connections)
  },
)

test('a database elsewhere has cores of its own', () => {
  expect(connectionsOfEach({ cores: 1, isEmbedded: false })).toBe(16)
  expect(connectionsOfEach({ workers: 3, cores: 1, isEmbedded: false })).toBe(8)
})

test.each([2, 3, 4, 8])('%i workers and one that replaces another fit the embedded database', (workers) => {
  // Besides its pool, a worker listens to changes, runs jobs and has one connection for what must not wait.
  const each = connectionsOfEach({ workers, isEmbedded: true, cores: 64 }) + 4
  const reserved = 3
  expect(each * (workers + 1)).toBeLessThanOrEqual(Number(sizes(true).max_connections) - reserved)
})

test('more workers than the embedded database serves are refused with a sentence', () => {
  expect(() => refuseTooManyWorkers(['--workers=9'], undefined)).toThrow(ConfigError)
  expect(() => refuseTooManyWorkers(['--workers=9'], 'postgres://db/zilbazar')).not.toThrow()
  expect(() => refuseTooManyWorkers(['--workers=8'], undefined)).not.toThrow()
})
