import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import * as schema from './schema/index.ts'

export type Tables = PostgresJsDatabase<typeof schema>

export interface Database {
  /** Typed statements over the schema. */
  tables: Tables
  /** The plain client, for bulk copy, LISTEN and health checks. */
  sql: Sql
  close(): Promise<void>
}

interface ConnectOptions {
  connections?: number
  name?: string
  /** A statement that takes longer is given up, so that one cannot hold a connection for ever. */
  patienceMs?: number
  /** Told of every statement as it is sent. */
  onStatement?: (text: string, values: unknown[]) => void
}

/** Opens a pool; nothing is sent before the first statement. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const sql = postgres(url, {
    ...(options.onStatement && { debug: (_, text, values) => options.onStatement?.(text, values) }),
    max: options.connections ?? 16,
    connect_timeout: 10,
    connection: {
      application_name: options.name ?? 'zilbazar',
      TimeZone: 'UTC',
      ...(options.patienceMs && { statement_timeout: options.patienceMs }),
      // Two typing errors in a word of eight letters leave it a quarter of what it shares with the right one.
      'pg_trgm.similarity_threshold': '0.25',
    },
    onnotice: () => {},
  })
  return {
    sql,
    tables: drizzle(sql, { schema }),
    close: () => sql.end({ timeout: 5 }),
  }
}
