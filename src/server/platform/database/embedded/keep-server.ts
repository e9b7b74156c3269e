import { type Cluster, discardIfElsewhere } from './cluster.ts'
import { type HeldServer, type HoldOptions, holdServer } from './hold-server.ts'
import { shutDown, signal } from './postmaster.ts'

export interface KeptServer {
  url: string
  stop(): Promise<void>
}

/** Holds the server until stop(), and brings it back on the same port when it is killed under us. */
export async function keepServer(
  cluster: Cluster,
  options: Omit<HoldOptions, 'port' | 'signal'>,
): Promise<KeptServer> {
  const ending = new AbortController()
  let held: HeldServer | undefined = await holdServer(cluster, { ...options, signal: ending.signal })
  const { port } = held.server
  let revival = Promise.resolve()
  watch(held)

  function watch({ hold }: HeldServer) {
    hold.lost.then(() => {
      if (ending.signal.aborted) return
      held = undefined
      revival = revive()
    })
  }

  async function revive() {
    try {
      held = await holdServer(cluster, { ...options, port, signal: ending.signal })
      watch(held)
      options.say('The database was interrupted and is back.')
    } catch (error) {
      if (!ending.signal.aborted) options.say(error instanceof Error ? error.message : String(error))
    }
  }

  // Throw-away data needs no order at the end, only an end.
  const atExit = () => held && signal(held.server.pid, 'SIGQUIT')
  if (!options.durable) process.once('exit', atExit)

  async function stop() {
    ending.abort()
    await revival
    process.off('exit', atExit)
    if (!held) return
    // The lock is kept to the last, so that nobody takes over a server that is closing.
    await shutDown(held.server.pid, cluster.folder)
    await held.hold.release()
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
