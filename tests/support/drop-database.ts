import type { Database } from '#server/platform/database/connect.ts'

/** Disconnects clients first. The server's own vacuum cannot be disconnected, but gives way to a waiting statement. */
export async function dropDatabase({ sql }: Pick<Database, 'sql'>, name: string): Promise<void> {
  await sql.unsafe(`drop database ${name} with (force)`).catch(() => sql.unsafe(`drop database ${name}`))
}
