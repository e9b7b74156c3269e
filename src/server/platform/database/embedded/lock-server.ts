import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Cluster } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { requireSameMajor } from './major-version.ts'
import { freePort, type Launch, launch } from './postmaster.ts'
import { type RunningServer, runningServer } from './postmaster-file.ts'
import { type ServerLock, tryLock } from './server-lock.ts'

/**
 * Problems that end by themselves: a port just taken, children of a killed server, another start at the same moment.
 */
const transientProblems =
  /Address already in use|pre-existing shared memory block|lock file .* (already exists|is empty)/
const longestWaitMs = 180_000
const untilSaidMs = 3_000
/** A lock may outlive a process that was just killed for this long. */
const graceMs = 1_000

export interface LockOptions {
  holder: string
  durable: boolean
  /** The port to return to after an interruption; any free one otherwise. */
  port?: number
  say: (sentence: string) => void
  binaries: (account: Account) => Promise<string>
  signal: AbortSignal
  /** What else there is to do while the server starts. */
  meanwhile?: (() => void) | undefined
}

export interface LockedServer {
  server: RunningServer
  lock: ServerLock
}

/** Locks the server on this cluster. A running one that nobody has locked is taken over; otherwise one is started. */
export async function lockServer(cluster: Cluster, options: LockOptions): Promise<LockedServer> {
  const { holder, durable, binaries, say, signal } = options
  const waitMore = waiting(cluster, say)
  let launched: Launch | undefined
  let refusedSince: number | undefined
  for (;;) {
    const server = await runningServer(cluster.folder)
    if (server?.state === 'ready') {
      const attempt = await tryLock(cluster.url(server.port), holder)
      if (attempt !== 'not ready' && 'lock' in attempt) return { server, lock: attempt.lock }
      if (attempt !== 'not ready') {
        refusedSince ??= Date.now()
        if (Date.now() - refusedSince > graceMs) throw inUse(cluster, attempt.heldBy)
      }
    } else if (!server && (!launched || launched.hasEnded())) {
      if (launched) await explain(launched, cluster)
      // Checked only here: a server that was started is waited for, so that it can be stopped in order.
      signal.throwIfAborted()
      const port = options.port ?? (await freePort())
      const native = await binaries(cluster.account)
      await requireSameMajor(cluster.folder, native, cluster.account)
      launched = await launch({
        ...cluster,
        cluster: cluster.folder,
        native,
        port,
        durable,
      })
      options.meanwhile?.()
    }
    await waitMore(server)
  }
}

/** Waits a little before the next check; says why when it takes long, and gives up in the end. */
export function waiting(cluster: Cluster, say: (sentence: string) => void) {
  const began = Date.now()
  let said = false
  return async (server: RunningServer | undefined) => {
    const waited = Date.now() - began
    if (waited > longestWaitMs) {
      throw new EmbeddedDatabaseError(
        'not-ready',
        `The database in ${cluster.folder} is still not ready after ${longestWaitMs / 60_000} minutes; its log is ${cluster.dataDir}/postgres.log.`,
      )
    }
    if (!said && waited > untilSaidMs) {
      said = true
      say(
        server?.state === 'stopping'
          ? 'Waiting for the database to finish closing after an earlier run.'
          : 'Waiting for the database to recover from an interrupted run.',
      )
    }
    await pause(waited < 1_000 ? 10 : 100)
  }
}

async function explain(launched: Launch, cluster: Cluster): Promise<void> {
  const lines = await launched.lastLines()
  if (transientProblems.test(lines)) return
  throw new EmbeddedDatabaseError('broken', `The database in ${cluster.folder} did not start: ${lines}`)
}

function inUse(cluster: Cluster, heldBy: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'in-use',
    `The data folder ${cluster.dataDir} is in use by ${heldBy}. Stop it first, or set DATA_DIR to another folder.`,
  )
}
