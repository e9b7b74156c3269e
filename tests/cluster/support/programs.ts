import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterFile } from '#tests/support/when-finished.ts'
import { folders } from '../debian-programs.ts'

const wide = { ...process.env, PATH: folders.join(path.delimiter) }

export interface Running {
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Runs a program until the file has finished. Everything it says is in the error when it ends too early. */
export function runProgram(
  command: string,
  words: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Running {
  const said: string[] = []
  const child: ChildProcess = spawn(command, words, {
    ...options,
    env: { ...wide, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said.push(String(bytes)))
  child.on('error', (error) => said.push(error.message))
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
    child.kill(signal)
    await once(child, 'exit')
  }
  afterFile(() => stop())
  return { stop, output: () => said.join('') }
}

/** Waits until the check no longer fails, at most a minute. */
export async function until(
  check: () => Promise<unknown>,
  what: string,
  log: () => string = () => '',
): Promise<void> {
  const end = Date.now() + 60_000
  for (;;) {
    try {
      return void (await check())
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} did not become ready. ${log()}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
