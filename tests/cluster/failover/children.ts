import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A program that hangs is killed after this time. */
const patienceMs = 10_000

/** Programs that end with us, the last started first. */
export function childProcesses() {
  const running: ChildProcess[] = []

  function start(command: string, args: readonly string[], logFile: string, options: SpawnOptions = {}) {
    const log = openSync(logFile, 'a')
    const child = spawn(command, args, { ...options, stdio: ['ignore', log, log] })
    closeSync(log)
    child.on('error', (error) => process.stderr.write(`${command}: ${error.message}\n`))
    running.push(child)
    return child
  }

  async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!isRunning(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    const killing = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    await ended
    clearTimeout(killing)
  }

  return {
    start,
    end,
    async endAll(): Promise<void> {
      for (const child of running.reverse()) await end(child)
    },
  }
}

export type Children = ReturnType<typeof childProcesses>

export const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Tries until the look succeeds, and fails after the time with what it waited for. */
export async function until(what: string, look: () => Promise<boolean>, mostMs = 60_000): Promise<void> {
  const end = performance.now() + mostMs
  while (performance.now() < end) {
    if (await look().catch(() => false)) return
    await pause(100)
  }
  throw new Error(`Waited ${mostMs / 1000} s in vain for ${what}.`)
}
