import postgres from 'postgres'

/** 'ZILB', 1: the advisory lock of the program that runs on this data. */
const lockClass = 0x5a494c42
const lockNumber = 1
const longestName = 63

export interface ServerLock {
  /** Settles when the connection that carries the lock ends, for whatever reason. */
  lost: Promise<void>
  release(): Promise<void>
}

export type Attempt = { lock: ServerLock } | { heldBy: string } | 'not ready'

/** Locks the data for as long as this process lives: the lock ends with its connection, even after kill -9. */
export async function tryLock(url: string, holder: string): Promise<Attempt> {
  const { promise: lost, resolve: onclose } = withResolvers()
  const sql = connect(url, signature(holder), onclose)
  const release = () => sql.end({ timeout: 1 })
  try {
    const [lock] = await sql`select pg_try_advisory_lock(${lockClass}::int, ${lockNumber}::int) as taken`
    if (lock?.taken) return { lock: { lost, release } }
    const [other] = await sql`
      select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and classid::int = ${lockClass} and objid::int = ${lockNumber}
        and database = (select oid from pg_database where datname = current_database())`
    await release()
    return other ? { heldBy: String(other.name) } : 'not ready'
  } catch (error) {
    await release()
    if (isTransient(error)) return 'not ready'
    throw error
  }
}

/** Whether the server accepts our password now. */
export async function answers(url: string): Promise<boolean> {
  const sql = connect(url, 'Zilbazar')
  try {
    await sql`select 1`
    return true
  } catch (error) {
    if (isTransient(error)) return false
    throw error
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function connect(url: string, name: string, onclose?: () => void) {
  return postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    fetch_types: false,
    onnotice: () => {},
    ...(onclose && { onclose }),
    connection: { application_name: name },
  })
}

/** PostgreSQL cuts the name of a connection at 63 bytes; the process id at its end must survive. */
function signature(holder: string): string {
  const ending = ` (process ${process.pid})`
  return holder.slice(0, longestName - ending.length) + ending
}

/** Starting up, shutting down, disconnected or full: worth another try. */
function isTransient(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return /^(57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT)$/.test(
    code,
  )
}

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
