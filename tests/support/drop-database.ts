import type { Database } from '#server/platform/database/connect.ts'

/** With whatever is still connected to it. The server's own cleaning cannot be forced out, but makes way for whoever waits. */
export async function dropDatabase({ sql }: Pick<Database, 'sql'>, name: string): Promise<void> {
  await sql.unsafe(`drop database ${name} with (force)`).catch(() => sql.unsafe(`drop database ${name}`))
}
