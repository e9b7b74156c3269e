import type { PostgresJsSession } from 'drizzle-orm/postgres-js'
import type PgBoss from 'pg-boss'
import type { Sql } from 'postgres'
import type { Transaction } from '#server/platform/database/transaction.ts'

type Value = string | number | boolean | null | string[]

/** Lets pg-boss speak through a client of ours, one that drizzle has opened (see `connect`). */
export function bossDatabase(sql: Pick<Sql, 'unsafe'>): PgBoss.Db {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const rows = values ? await sql.unsafe(text, values.map(asSent)) : await sql.unsafe(withoutFrame(text))
      return { rows }
    },
  }
}

/** A job sent through this exists if and only if the transaction commits. */
export function withinTransaction(transaction: Transaction): PgBoss.Db {
  const { client } = transaction._.session as PostgresJsSession<Sql, never, never>
  return bossDatabase(client)
}

/** drizzle tells the driver to leave JSON alone, so objects are written out here. */
function asSent(value: unknown): Value {
  if (value === undefined || value === null) return null
  if (typeof value === 'object' && !Array.isArray(value)) return JSON.stringify(value)
  return value as Value
}

/**
 * Statements sent together are one transaction anyway. A BEGIN of their own would leave the connection inside a failed
 * one when any of them fails.
 */
function withoutFrame(text: string): string {
  return text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '')
}
