import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { watchForHang } from '../../scripts/watchdog.mjs'
import { spawnSupervisor } from './spawn-supervisor.ts'

/** The supervisor with an app that does this at its first start, at its second, and so on. */
async function supervised(...plans: [first: string, ...string[]]) {
  const spawned = await spawnSupervisor('sample-supervisor.mjs', plans)
  const starts = async () => (await readFile(path.join(spawned.folder, 'starts'), 'utf8')).length
  return { ...spawned, starts }
}

test('an app that is killed or fails is started again, and a signal ends it with its own exit code', async () => {
  const { supervisor, ended, said, started, hears } = await supervised('run', 'crash', 'untidy')
  // One that ends before it was ready is not started again.
  await hears(/told that 1 is ready/)
  process.kill(await started(1), 'SIGKILL')
  await started(3)
  expect(said()).toContain('The app was ended by SIGKILL and is started again in 0.2 seconds.')
  expect(said()).toContain('The app ended with code 3 and is started again in 1 seconds.')
  supervisor.kill('SIGTERM')
  expect(await ended).toBe(7)
})

test('an app whose event loop stands still is ended and started again', async () => {
  const { supervisor, ended, said, started } = await supervised('hang', 'run')
  await started(2)
  expect(said()).toContain('The app has stood still for 15 seconds and is ended.')
  supervisor.kill('SIGINT')
  expect(await ended).toBe(0)
})

test('a first start that fails is not repeated, and its exit code is kept', async () => {
  const { ended, starts } = await supervised('refuse', 'run')
  expect(await ended).toBe(2)
  expect(await starts()).toBe(1)
})

test.runIf(isLong)('an app that fails again and again is given up with a sentence', async () => {
  const { ended, said, starts } = await supervised('crash')
  expect(await ended).toBe(3)
  expect(await starts()).toBe(8)
  expect(said()).toContain('for the 8th time in a row. It is not started again: see above why.')
})

test('the app ends when its supervisor is killed', async () => {
  const { supervisor, started } = await supervised('run')
  const app = await started(1)
  supervisor.kill('SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(app, 0)).toThrow(), 30_000)
})

describe('the watchdog', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function watched() {
    const app = new EventEmitter() as ChildProcess
    const onHang = vi.fn()
    watchForHang(app, { looks: 15, lookEveryMs: 1000, onHang })
    return { app, onHang }
  }

  test('reports once, after as many looks without a beat as were allowed', () => {
    const { app, onHang } = watched()
    app.emit('message', 'beat')
    vi.advanceTimersByTime(15_000)
    expect(onHang).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(onHang).toHaveBeenCalledOnce()
  })

  test('says nothing about an app that beats late, nor about one that never beat', () => {
    const { app, onHang } = watched()
    vi.advanceTimersByTime(60_000)
    for (let minute = 0; minute < 5; minute += 1) {
      app.emit('message', 'beat')
      vi.advanceTimersByTime(14_000)
    }
    expect(onHang).not.toHaveBeenCalled()
  })

  test('counts no hours in which the machine was suspended, nor a clock that jumps', () => {
    const { app, onHang } = watched()
    app.emit('message', 'beat')
    vi.advanceTimersByTime(14_000)
    // Timers stop in a suspended machine; only the clock goes on.
    vi.setSystemTime(Date.now() + 8 * 60 * 60 * 1000)
    vi.advanceTimersByTime(1000)
    app.emit('message', 'beat')
    vi.advanceTimersByTime(15_000)
    expect(onHang).not.toHaveBeenCalled()
  })

  test('is off with a limit of 0', () => {
    const app = new EventEmitter() as ChildProcess
    const onHang = vi.fn()
    watchForHang(app, { looks: 0, lookEveryMs: 1000, onHang })
    app.emit('message', 'beat')
    vi.advanceTimersByTime(3600_000)
    expect(onHang).not.toHaveBeenCalled()
  })
})
