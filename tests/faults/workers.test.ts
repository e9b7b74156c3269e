import { expect, test } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { spawnSupervisor } from './spawn-supervisor.ts'

/** Two workers beside a database process. The worker does this at its first start, at its second, and so on. */
async function supervised(databasePlan: string, ...plans: string[]) {
  const spawned = await spawnSupervisor('sample-workers.mjs', [databasePlan, ...plans])
  const idOf = (who: 'database' | 'worker', nth: number) => spawned.started(nth, `${who} `)
  return { ...spawned, idOf }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('SIGHUP replaces each worker by one that is ready, and SIGTERM ends workers first, then the database', async () => {
  const { supervisor, ended, hears, idOf, said } = await supervised('run', 'run')
  await hears(/2 workers are ready\./)
  const old = [await idOf('worker', 1), await idOf('worker', 2)]
  supervisor.kill('SIGHUP')
  await hears(/The workers have been replaced\./)
  expect(old.map(isAlive)).toEqual([false, false])
  // The third was ready before the first ended.
  expect(said().indexOf('worker started 3')).toBeLessThan(said().indexOf(`worker ${old[0]} ends`))
  const fresh = [await idOf('worker', 3), await idOf('worker', 4)]
  expect(fresh.map(isAlive)).toEqual([true, true])
  supervisor.kill('SIGTERM')
  expect(await ended).toBe(0)
  for (const pid of fresh)
    expect(said().indexOf(`worker ${pid} ends`)).toBeLessThan(said().search(/database \d+ ends/))
})

test.runIf(isLong)(
  'a worker that is killed is started again, and so is the database process, after which workers are replaced',
  async () => {
    const { hears, idOf } = await supervised('run', 'run')
    await hears(/2 workers are ready\./)
    process.kill(await idOf('worker', 1), 'SIGKILL')
    await idOf('worker', 3)
    process.kill(await idOf('database', 1), 'SIGKILL')
    await idOf('database', 2)
    await hears(/The workers have been replaced\./)
  },
)

test('a new worker that does not start leaves the others as they are', async () => {
  const { supervisor, hears, idOf } = await supervised('run', 'run', 'run', 'refuse')
  await hears(/2 workers are ready\./)
  supervisor.kill('SIGHUP')
  await hears(/A new worker did not start, so the others go on\./)
  expect([await idOf('worker', 1), await idOf('worker', 2)].map(isAlive)).toEqual([true, true])
})

test('a database that cannot be prepared ends the start with its exit code', async () => {
  const { ended, said } = await supervised('refuse', 'run')
  expect(await ended).toBe(2)
  expect(said()).not.toContain('worker')
})

test('a database process with nothing to hold may end', async () => {
  const { supervisor, ended, hears } = await supervised('done', 'run')
  await hears(/2 workers are ready\./)
  supervisor.kill('SIGTERM')
  expect(await ended).toBe(0)
})
