import { resolve } from 'node:path'
import { type Account, isRoot } from './account.ts'
import { runnableBinaries } from './binaries.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { waiting } from './lock-server.ts'
import { runningServer } from './postmaster-file.ts'
import { answers } from './server-lock.ts'
import { superviseServer } from './supervise-server.ts'

export interface EmbeddedDatabase {
  /** For the role that owns the database: it may create databases and trusted extensions, but is no superuser. */
  url: string
  stop(): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  dataDir: string
  /** Names the running program in the message that a second start gets: 'Zilbazar at http://localhost:3000'. */
  holder: string
  say: (sentence: string) => void
  /** What else there is to do while the server starts. */
  meanwhile?: (() => void) | undefined
  /** False for temporary data: faster, the server ends with this process, and nothing stays outside dataDir. */
  durable?: boolean
  /** Where root puts what PostgreSQL's own user could not reach otherwise. */
  sharedDir?: string
  /** A folder with bin/postgres that is used as it is; for the version that made the cluster. */
  native?: string
  /** The platform's package of PostgreSQL; found in node_modules by default. */
  packageDir?: string
}

/**
 * Starts PostgreSQL on this data folder, or takes over a running one whose program has died, and locks it until
 * stop().
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const settled = settle(options)
  return superviseServer(await openCluster(settled), settled)
}

/** For commands beside a running app: uses the running server and leaves it running, or starts one. */
export async function joinEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const settled = settle(options)
  const cluster = await openCluster(settled)
  for (;;) {
    const url = await urlOfRunning(cluster, settled.say)
    if (url) return { url, stop: async () => {} }
    try {
      return await superviseServer(cluster, settled)
    } catch (error) {
      const wasLate = error instanceof EmbeddedDatabaseError && error.code === 'in-use'
      if (!wasLate) throw error
    }
  }
}

async function urlOfRunning(cluster: Cluster, say: (sentence: string) => void): Promise<string | undefined> {
  const waitMore = waiting(cluster, say)
  for (;;) {
    const server = await runningServer(cluster.folder)
    if (!server) return undefined
    const url = cluster.url(server.port)
    if (server.state === 'ready' && (await answers(url))) return url
    await waitMore(server)
  }
}

function settle(options: EmbeddedDatabaseOptions) {
  const { durable = true, sharedDir = '/var/lib/zilbazar', packageDir, native, say } = options
  const dataDir = resolve(options.dataDir)
  const copiesIn = isRoot() ? [sharedDir, dataDir] : [dataDir]
  const binaries = async (account: Account) =>
    native ?? runnableBinaries({ account, copiesIn, packageDir, say })
  return { ...options, dataDir, durable, sharedDir, binaries }
}
