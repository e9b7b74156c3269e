import { type Cluster, discardIfElsewhere } from './cluster.ts'
import { type LockedServer, type LockOptions, lockServer } from './lock-server.ts'
import { lowerBackends } from './lower-backends.ts'
import { shutDown, signal } from './postmaster.ts'

export interface SupervisedServer {
  url: string
  stop(): Promise<void>
}

/** Locks the server until stop(), and restarts it on the same port when it is killed. */
export async function superviseServer(
  cluster: Cluster,
  options: Omit<LockOptions, 'port' | 'signal'>,
): Promise<SupervisedServer> {
  const ending = new AbortController()
  let locked: LockedServer | undefined = await lockServer(cluster, { ...options, signal: ending.signal })
  const { port } = locked.server
  let revival = Promise.resolve()
  watch(locked)

  function watch({ lock, server }: LockedServer) {
    // Throw-away data is that of tests, which compete with nobody.
    const endLowering = options.durable ? lowerBackends(server.pid) : () => {}
    lock.lost.then(() => {
      endLowering()
      if (ending.signal.aborted) return
      locked = undefined
      revival = revive()
    })
  }

  async function revive() {
    try {
      locked = await lockServer(cluster, { ...options, port, signal: ending.signal })
      watch(locked)
      options.say('The database was interrupted and is back.')
    } catch (error) {
      if (!ending.signal.aborted) options.say(error instanceof Error ? error.message : String(error))
    }
  }

  // Temporary data needs no orderly shutdown.
  const atExit = () => locked && signal(locked.server.pid, 'SIGQUIT')
  if (!options.durable) process.once('exit', atExit)

  async function stop() {
    ending.abort()
    await revival
    process.off('exit', atExit)
    if (!locked) return
    // The lock is released last, so that nobody takes over a server that is closing.
    await shutDown(locked.server.pid, cluster.folder)
    await locked.lock.release()
    if (!options.durable) await discardIfElsewhere(cluster)
  }
  let stopped: Promise<void> | undefined
  return {
    url: cluster.url(port),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
