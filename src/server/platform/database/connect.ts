import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { withDeadlines } from './deadlines.ts'
import { healthCheck } from './health-check.ts'
import { type Pool, withOwnTurns } from './own-turns.ts'
import { withPreparedStatements } from './prepared-statements.ts'
import * as schema from './schema/index.ts'
import { withWholeTransactions } from './whole-transactions.ts'

/** Its `$client` sends statements as text. */
export type Tables = PostgresJsDatabase<typeof schema> & { $client: Sql }

export interface Database {
  /** Typed statements over the schema. */
  tables: Tables
  /** The plain client, for bulk copy and LISTEN. */
  sql: Sql
  /** A connection of its own, for what must not wait for the pool. */
  apart: Sql
  pool: Pool
  /** Rejects when the server does not answer, however busy the pool is. */
  check(): Promise<void>
  close(): Promise<void>
}

interface ConnectOptions {
  connections?: number
  name?: string
  /** PostgreSQL cancels a statement after this time; when the server does not respond, we give up soon after. */
  statementTimeoutMs?: number
  /** Called for every statement that is sent. */
  onStatement?: (text: string, values: unknown[]) => void
}

/**
 * Seconds until a lost connection is opened again. The driver's default grows to 20, long after the server is back.
 */
const backoff = () => 0.1

/** Opens a pool; nothing is sent before the first statement. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const { statementTimeoutMs } = options
  const pool: Pool = { size: options.connections ?? 16, underWay: 0 }
  const sql = postgres(url, {
    ...(options.onStatement && { debug: (_, text, values) => options.onStatement?.(text, values) }),
    max: pool.size,
    connect_timeout: 10,
    backoff,
    connection: {
      application_name: options.name ?? 'zilbazar',
      TimeZone: 'UTC',
      ...(statementTimeoutMs && {
        statement_timeout: statementTimeoutMs,
        // An abandoned transaction must not keep its locks and its connection.
        idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
      }),
      // A word of eight letters with two typing errors shares only a quarter of its trigrams with the right one.
      'pg_trgm.similarity_threshold': '0.25',
    },
    onnotice: () => {},
  })
  const apart = postgres(url, {
    max: 1,
    connect_timeout: 2,
    backoff,
    idle_timeout: 60,
    onnotice: () => {},
  })
  const serverHealth = healthCheck(apart)
  const whole = withWholeTransactions(withPreparedStatements(withOwnTurns(sql, pool)))
  const client = statementTimeoutMs
    ? withDeadlines(whole, { healthCheck: serverHealth, statementMs: statementTimeoutMs })
    : whole
  return {
    sql,
    apart,
    pool,
    tables: drizzle(client, { schema }),
    check: () => serverHealth.check(),
    close: async () => {
      await Promise.all([sql.end({ timeout: 5 }), apart.end({ timeout: 1 })])
    },
  }
}
