import { type SQL, sql } from 'drizzle-orm'
import { PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { Tables } from '#server/platform/database/connect.ts'
import { rowReader } from '#server/platform/database/row-reader.ts'
import type { Row } from './card.ts'

type Value = string | number | readonly string[]
export type Values = Readonly<Record<string, Value>>

/**
 * A statement that PostgreSQL parses and plans once for each connection. `{city}` in its text is the value of that
 * name.
 */
export function prepared<Found extends object>(
  tables: Tables,
  text: string,
): (values?: Values) => Promise<Found[]> {
  const names: string[] = []
  const numbered = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  let read: ((row: readonly unknown[]) => Found) | undefined
  return async (values = {}) => {
    const given = names.map((name) => values[name] as string)
    const found = await tables.$client.unsafe(numbered, given, { prepare: true }).values()
    read ??= rowReader<Found>(found.columns)
    return found.map(read)
  }
}

const dialect = new PgDialect()

export function textOf(part: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(part)
  if (params.length > 0) throw new Error(`A value in '${text}' would be lost.`)
  return text
}

type Columns = Record<string, PgColumn | SQL>

/** Columns as the text of a select list, and a function that turns what the driver returns into their types. */
export function selection<Chosen extends Columns>(columns: Chosen) {
  const chosen = Object.entries(columns)
  const toDecode = chosen.flatMap(([name, column]) =>
    column instanceof PgColumn && needsDecoding.has(column.getSQLType().replace(/\(.*/, ''))
      ? [[name, (value: unknown) => column.mapFromDriverValue(value)] as const]
      : [],
  )
  return {
    text: textOf(
      sql.join(
        chosen.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
        sql`, `,
      ),
    ),
    /** Changes the row itself, because there are many of them. */
    decode(found: object): Row<Chosen> {
      const row = found as Record<string, unknown>
      for (const [name, decode] of toDecode) {
        const value = row[name]
        if (value !== null) row[name] = decode(value)
      }
      return row as Row<Chosen>
    },
  }
}

/** The driver returns these types as text. */
const needsDecoding = new Set(['timestamp with time zone', 'numeric'])
