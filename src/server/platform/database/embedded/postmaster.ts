import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, plainEnvironment } from './account.ts'
import { isServerOf, removeStalePidFile } from './postmaster-file.ts'
import { openServerLog } from './server-log.ts'
import { asArguments, startSettings } from './settings.ts'

export interface Launch {
  hasEnded(): boolean
  /** Why it ended, from PostgreSQL's log. */
  lastLines(): Promise<string>
}

export interface LaunchOptions {
  native: string
  cluster: string
  dataDir: string
  account: Account
  port: number
  durable: boolean
}

/**
 * The app answers from memory and refuses what is too much. It must not wait for the statements of others. Where Linux
 * shares cores between sessions, this has no effect, and `lower-backends.ts` does it.
 */
const afterTheApp = 5

/**
 * Starts the server in its own process group, so that Ctrl-C in our terminal reaches only us and we stop it in order.
 */
export async function launch({
  native,
  cluster,
  dataDir,
  account,
  port,
  durable,
}: LaunchOptions): Promise<Launch> {
  await removeStalePidFile(cluster)
  const log = await openServerLog(dataDir)
  let ended = false
  let refusal = ''
  try {
    const child = spawn(
      join(native, 'bin', 'postgres'),
      ['-D', cluster, ...asArguments(startSettings(port, durable))],
      {
        ...account,
        detached: true,
        cwd: '/',
        env: plainEnvironment,
        stdio: ['ignore', log.file.fd, log.file.fd],
      },
    )
    child.on('error', (error) => {
      ended = true
      refusal = error.message
    })
    child.on('exit', () => {
      ended = true
    })
    child.unref()
    if (child.pid) setPriority(child.pid, afterTheApp)
  } finally {
    await log.file.close()
  }
  return { hasEnded: () => ended, lastLines: async () => refusal || (await log.lastLines()) }
}

/** A fast shutdown: open transactions are rolled back, and everything acknowledged is on disk. */
export async function shutDown(pid: number, cluster: string): Promise<void> {
  signal(pid, 'SIGINT')
  if (await hasGone(pid, cluster, 60_000)) return
  // Safe for the data as well: the next start replays the log.
  signal(pid, 'SIGQUIT')
  await hasGone(pid, cluster, 10_000)
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone.
  }
}

async function hasGone(pid: number, cluster: string, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs
  while (await isServerOf(pid, cluster)) {
    if (Date.now() > end) return false
    await pause(15)
  }
  return true
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
