import { availableParallelism } from 'node:os'
import { ConfigError } from '../config.ts'

/** Together, and with one more worker while they are replaced, they stay below what the embedded database allows. */
const connectionsOfAll = 32
const connectionsToStandbyOfAll = 12
const fewestConnections = 3
const mostOnEmbedded = 8
const connectionsByCore = 4
const mostConnections = 16

/** How many workers there are, when this process is one of them. */
export function workersIn(args: readonly string[]): number | undefined {
  const [, count] = args.map((argument) => /^--worker-of=(\d+)$/.exec(argument)).find(Boolean) ?? []
  return count === undefined ? undefined : Number(count)
}

interface Sharing {
  workers?: number | undefined
  /** The database runs on the cores of the app. */
  isEmbedded: boolean
  cores?: number
}

/**
 * How many connections to the database each process opens at most. On cores that app and database share, more at once
 * would not be quicker and leave the app less of them.
 */
export function connectionsOfEach({
  workers = 1,
  isEmbedded,
  cores = availableParallelism(),
}: Sharing): number {
  const allowed = workers === 1 ? mostConnections : Math.floor(connectionsOfAll / (workers + 1))
  const useful = isEmbedded ? Math.ceil((connectionsByCore * cores) / workers) : allowed
  return Math.max(fewestConnections, Math.min(allowed, useful))
}

/** The same for each standby: public reads are short, and most are answered from memory. */
export const connectionsToStandby = (workers = 1): number =>
  Math.max(fewestConnections, Math.floor(connectionsToStandbyOfAll / workers))

export function refuseTooManyWorkers(args: readonly string[], databaseUrl: string | undefined): void {
  const [, count] = args.map((argument) => /^--workers=(\d+)$/.exec(argument)).find(Boolean) ?? []
  if (!databaseUrl && Number(count ?? 0) > mostOnEmbedded)
    throw new ConfigError(
      `The embedded database serves up to ${mostOnEmbedded} workers. For ${count}, set DATABASE_URL to a PostgreSQL server.`,
    )
}
