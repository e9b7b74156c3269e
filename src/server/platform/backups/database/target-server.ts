import { ownConnection } from '#server/platform/database/own-connection.ts'
import { BackupRefused } from '../backup-refused.ts'
import { requireEmpty } from './empty-database.ts'

const needed = ['citext', 'unaccent', 'pg_trgm']

interface Found {
  number: number
  version: string
  encoding: string
  collation: string
  mayCreate: boolean
  isStandby: boolean
  extensions: string[]
}

/** Refuses a server that could not hold the database, before anything is copied. */
export async function requireUsableTarget(url: string): Promise<{ version: string; collation: string }> {
  const { sql, close } = ownConnection(url, 'zilbazar move')
  try {
    const [found] = await sql<Found[]>`
      select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
        pg_encoding_to_char(encoding) as encoding, datcollate as collation,
        pg_is_in_recovery() as "isStandby",
        has_database_privilege(datname, 'create') and has_schema_privilege('public', 'create') as "mayCreate",
        array(select name::text from pg_available_extensions where name = any (${needed})) as extensions
      from pg_database where datname = current_database()`
    if (!found) throw new BackupRefused('The database could not be examined.')
    const problem = problemOf(found)
    if (problem) throw new BackupRefused(`${problem} Nothing was changed.`)
    await requireEmpty(sql)
    return found
  } catch (cause) {
    if (cause instanceof BackupRefused) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new BackupRefused(`The database to move to cannot be used: ${reason}.`, { cause })
  } finally {
    await close()
  }
}

function problemOf({ number, version, encoding, mayCreate, isStandby, extensions }: Found) {
  const missing = needed.filter((name) => !extensions.includes(name))
  if (number < 150_000) return `Zilbazar needs PostgreSQL 15 or newer; the server there is ${version}.`
  if (isStandby) return 'The server there is a standby: name the primary.'
  if (encoding !== 'UTF8')
    return `The database there is encoded as ${encoding}: create it with encoding 'UTF8'.`
  if (missing.length > 0)
    return `The server there lacks ${missing.join(', ')}: install its contributed extensions (on Debian they come with postgresql).`
  if (!mayCreate) return 'The role must own the database there.'
  return undefined
}
