import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { readDatabaseUrl } from './database-url.ts'
import { withDeadlines } from './deadlines.ts'
import { healthCheck } from './health-check.ts'
import { type Pool, withOwnTurns } from './own-turns.ts'
import { withPreparedStatements } from './prepared-statements.ts'
import * as schema from './schema/index.ts'
import { openClient, serversAt, withLeaving } from './servers.ts'
import { withReadsElsewhere } from './standbys/read-at.ts'
import { withWholeTransactions } from './whole-transactions.ts'

/** Its `$client` sends statements as text. */
export type Tables = PostgresJsDatabase<typeof schema> & { $client: Sql }

export interface Database {
  /** Typed statements over the schema. */
  tables: Tables
  /** The plain client, for bulk copy and LISTEN; never through a pgbouncer. */
  sql: Sql
  /** A connection of its own, for what must not wait for the pool. */
  apart: Sql
  pool: Pool
  /** Rejects when the server does not answer, however busy the pool is. */
  check(): Promise<void>
  /** Closes all connections, because the server is no longer the primary. */
  leave(): void
  close(): Promise<void>
}

interface ConnectOptions {
  connections?: number
  name?: string
  /** PostgreSQL cancels a statement after this time; when the server does not respond, we give up soon after. */
  statementTimeoutMs?: number
  /** Called for every statement that is sent. */
  onStatement?: (text: string, values: unknown[]) => void
  /** The server itself, when the address is that of a pgbouncer. */
  directUrl?: string | undefined
  /** Only read from, and not left when it refuses a write. */
  isStandby?: boolean
}

/**
 * Seconds until a lost connection is opened again. The driver's default grows to 20, long after the server is back.
 */
const backoff = () => 0.1

/** Opens a pool; nothing is sent before the first statement. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const { statementTimeoutMs, directUrl = url } = options
  const pool: Pool = { size: options.connections ?? 16, underWay: 0 }
  const pooled = openPool(url, pool.size, options)
  const sql = directUrl === url ? pooled : openPool(directUrl, connectionsBeside, options)
  const apart = openClient(directUrl, {
    max: 1,
    connect_timeout: 2,
    backoff,
    idle_timeout: 60,
    onnotice: () => {},
  })
  const servers = serversAt(url)
  const serverHealth = healthCheck(apart, () => servers.lookElsewhere())
  const whole = withWholeTransactions(withPreparedStatements(withOwnTurns(pooled, pool)))
  const client = statementTimeoutMs
    ? withDeadlines(whole, { healthCheck: serverHealth, statementMs: statementTimeoutMs })
    : whole
  return {
    sql,
    apart,
    pool,
    tables: drizzle(options.isStandby ? client : withReadsElsewhere(withLeaving(client, servers)), {
      schema,
    }),
    check: () => serverHealth.check(),
    leave: () => servers.leave(),
    close: async () => {
      await Promise.all([
        pooled.end({ timeout: 5 }),
        sql !== pooled && sql.end({ timeout: 5 }),
        apart.end({ timeout: 1 }),
      ])
    },
  }
}

/** Past a pgbouncer, for bulk copy. */
const connectionsBeside = 2

function openPool(url: string, size: number, { statementTimeoutMs, name, onStatement }: ConnectOptions): Sql {
  return openClient(url, {
    ...(onStatement && { debug: (_, text, values) => onStatement(text, values) }),
    max: size,
    connect_timeout: 10,
    backoff,
    connection: {
      application_name: name ?? 'zilbazar',
      TimeZone: 'UTC',
      // A pgbouncer refuses what it cannot give back to another connection; its `connect_query` sets these.
      ...(!readDatabaseUrl(url).isPooled && sessionSettings(statementTimeoutMs)),
    },
    onnotice: () => {},
  })
}

const sessionSettings = (statementTimeoutMs: number | undefined) => ({
  ...(statementTimeoutMs && {
    statement_timeout: statementTimeoutMs,
    // An abandoned transaction must not keep its locks and its connection.
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  }),
  // A word of eight letters with two typing errors shares only a quarter of its trigrams with the right one.
  'pg_trgm.similarity_threshold': '0.25',
  // PostgreSQL thinks searches expensive, because it does not know how few words they have. To compile one takes ten times as
  // long as to answer it.
  jit: 'off',
})
