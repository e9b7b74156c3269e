import postgres, { type Sql } from 'postgres'
import type { Statement } from './wire.ts'

/** Enough to keep one core busy; the app's own connections stay open beside these, and the server allows 60. */
const connections = 12

/** The driver with the app's settings. Values are sent as they were recorded. */
export function openDriver(url: string, settings: Record<string, string>): Sql {
  const sql = postgres(url, { max: connections, connection: settings, onnotice: () => {} })
  const { serializers } = sql.options as unknown as { serializers: Record<string, (value: string) => string> }
  for (const type of Object.keys(serializers)) serializers[type] = (value) => value
  return sql
}

/** Sends a statement, prepared once for each connection. */
export function send(sql: Pick<Sql, 'unsafe' | 'typed'>, { text, types, values }: Statement) {
  const typed = values.map((value, at) => (types[at] ? sql.typed(value as never, types[at]) : value))
  return sql.unsafe(text, typed as never[], { prepare: values.length > 0 })
}
