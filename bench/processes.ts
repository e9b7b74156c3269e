import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { cores, pinned } from '#tests/support/cores.ts'

export interface Started {
  child: ChildProcess
  stop(): Promise<void>
}

/** What must end with the bench, also when it is interrupted. */
const running = new Set<Started>()

/**
 * Starts a program on the server's core; `stop` ends it and waits for that. It writes its log to a file, as it does in
 * production.
 */
export function start(args: readonly string[], env: Record<string, string>, logFile = '/dev/null'): Started {
  const [command, parts] = pinned(cores.server, process.execPath, args)
  const log = openSync(logFile, 'w')
  const child = spawn(command, parts, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const started: Started = {
    child,
    async stop() {
      running.delete(started)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
  running.add(started)
  return started
}

/** Those started last end first, because they may use the database of an earlier one. */
export async function stopAll(): Promise<void> {
  for (const started of [...running].reverse()) await started.stop()
}

/** Runs a program to its end and returns what it printed. */
export async function output(
  command: string,
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let printed = ''
  let complaints = ''
  child.stdout.on('data', (part) => {
    printed += part
  })
  child.stderr.on('data', (part) => {
    complaints += part
  })
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${complaints || printed}`)
  return printed
}

/** Waits until the address answers, or until the process ends. */
export async function untilReady(address: string, { child }: Started, logFile = ''): Promise<void> {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode} before it was ready. ${logFile}`)
    const isReady = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
