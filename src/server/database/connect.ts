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

/** Opens a pool; nothing is sent before the first statement. */
export function connect(url: string, options: { connections?: number; name?: string } = {}): Database {
  const sql = postgres(url, {
    max: options.connections ?? 16,
    connect_timeout: 10,
    connection: { application_name: options.name ?? 'zilbazar', TimeZone: 'UTC' },
    onnotice: () => {},
  })
  return {
    sql,
    tables: drizzle(sql, { schema }),
    close: () => sql.end({ timeout: 5 }),
  }
}
