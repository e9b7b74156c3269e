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

/**
 * How many connections the only process opens to an embedded database. More at once would not be quicker on the cores that
 * both share, and leave the app less of them.
 */
export const connectionsAlone = (cores = availableParallelism()): number =>
  Math.min(mostConnections, connectionsByCore * cores)

/** How many connections to the database each worker opens at most. */
export const connectionsOfEach = (workers: number): number =>
  Math.max(fewestConnections, Math.floor(connectionsOfAll / (workers + 1)))

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
