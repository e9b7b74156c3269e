import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#server/platform/process/free-port.ts'

export interface Program {
  child: ChildProcess
  url: string
  /** The output so far. */
  said(): string
  /** Waits for this output, or for the end of the process. */
  untilOutput(words: string): Promise<void>
  ended: Promise<number | null>
}

/** A data folder for one test, readable by PostgreSQL's account. */
export async function dataFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-program-'))
  await chmod(folder, 0o755)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The built app as in production, with an empty catalogue; of this checkout unless another is named. */
export async function startProgram(
  environment: Record<string, string>,
  { folder, command }: { folder?: string; command: string[] } = { command: ['dist/server/main.js'] },
): Promise<Program> {
  const port = environment.PORT ?? String(await freePort('127.0.0.1', 0))
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      PORT: port,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  child.stderr.on('data', (chunk) => {
    text += chunk
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    said: () => text,
    ended,
    async untilOutput(words) {
      while (!text.includes(words) && child.exitCode === null && child.signalCode === null) {
        await Promise.race([once(child.stdout, 'data'), ended])
      }
    },
  }
}
