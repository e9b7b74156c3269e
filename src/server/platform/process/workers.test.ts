import { expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { sizes } from '../database/embedded/settings.ts'
import { connectionsAlone, connectionsOfEach, refuseTooManyWorkers, workersIn } from './workers.ts'

test('a worker knows how many there are, and other processes know that they are none', () => {
  expect(workersIn(['node', 'main.js', '--worker-of=3'])).toBe(3)
  expect(workersIn(['node', 'main.js'])).toBeUndefined()
})

test.each([
  [1, 4],
  [2, 8],
  [64, 16],
])('on %i cores the only process opens %i connections to its own database', (cores, connections) => {
  expect(connectionsAlone(cores)).toBe(connections)
})

test.each([2, 3, 4, 8])('%i workers and one that replaces another fit the embedded database', (workers) => {
  // Besides its pool, a worker listens to changes, runs jobs and has one connection for what must not wait.
  const each = connectionsOfEach(workers) + 4
  const reserved = 3
  expect(each * (workers + 1)).toBeLessThanOrEqual(Number(sizes(true).max_connections) - reserved)
})

test('more workers than the embedded database serves are refused with a sentence', () => {
  expect(() => refuseTooManyWorkers(['--workers=9'], undefined)).toThrow(ConfigError)
  expect(() => refuseTooManyWorkers(['--workers=9'], 'postgres://db/zilbazar')).not.toThrow()
  expect(() => refuseTooManyWorkers(['--workers=8'], undefined)).not.toThrow()
})
