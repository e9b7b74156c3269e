import { connect, Socket } from 'node:net'
import postgres, { type Options, type Sql } from 'postgres'
import { type Host, readDatabaseUrl } from './database-url.ts'
import { codeOf } from './error-code.ts'
import { withForm, withMethods } from './wrapped-client.ts'

/** The servers that an address names, of which one takes writes. */
export interface Servers {
  /** For the driver: a socket to the primary. */
  socket(): Promise<Socket>
  /** Closes every connection, because the server turned out to be read-only; the next ones look for the primary. */
  leave(): void
  /** The server does not answer: when another one is the primary by now, everything moves there. */
  lookElsewhere(): Promise<void>
}

/** A host that takes longer to say whether it is the primary is not waited for. */
const longestLookMs = 2000

/** No server of several takes writes now. */
class NoPrimary extends Error {
  readonly code = 'CONNECT_NO_PRIMARY'
  constructor() {
    super('None of the database servers is the primary.')
  }
}

/** PostgreSQL's code for a write on a standby. */
const readOnly = '25006'
export const isReadOnly = (error: unknown): boolean => codeOf(error) === readOnly

const known = new Map<string, Servers>()

/** The same for every pool of this process, so that all of them leave a server together. */
export function serversAt(address: string): Servers {
  const there = known.get(address) ?? createServers(address)
  known.set(address, there)
  return there
}

/** The driver with sockets of ours. */
export function openClient(address: string, options: Options<Record<string, never>>): Sql {
  const { url, isPooled } = readDatabaseUrl(address)
  const { socket } = serversAt(address)
  // `socket` is not in the driver's types.
  return postgres(url, { ...options, ...(isPooled && { prepare: false }), socket } as typeof options) as Sql
}

function createServers(address: string): Servers {
  const { url, hosts } = readDatabaseUrl(address)
  const sockets = new Set<Socket>()
  let primary: Host | undefined = hosts.length === 1 ? hosts[0] : undefined
  let looking: Promise<Host | undefined> | undefined

  const forget = () => {
    if (hosts.length > 1) primary = undefined
  }

  function look(): Promise<Host | undefined> {
    looking ??= firstPrimary(url, hosts).finally(() => {
      looking = undefined
    })
    return looking
  }

  function leave(): void {
    forget()
    for (const socket of sockets) socket.destroy()
  }

  return {
    async socket() {
      primary ??= await look()
      const socket = primary ? opened(primary) : failing(new NoPrimary())
      sockets.add(socket)
      socket.on('close', () => {
        sockets.delete(socket)
        forget()
      })
      return socket
    },
    leave,
    async lookElsewhere() {
      if (hosts.length === 1) return
      const found = await look()
      if (!found || found === primary) return
      leave()
      primary = found
    },
  }
}

function opened({ host, port }: Host): Socket {
  if (host.startsWith('/')) return connect({ path: `${host}/.s.PGSQL.${port}` })
  // A socket that waits for full packets delays the end of each COPY by 80 ms.
  const socket = connect({ host, port, noDelay: true })
  // The driver compares it with the server's certificate.
  return Object.assign(socket, { host })
}

/** The driver needs a socket that fails: it never tries again when it gets none. */
function failing(error: Error): Socket {
  const socket = new Socket()
  setImmediate(() => socket.destroy(error))
  return socket
}

/** The first host that says it is the primary. */
async function firstPrimary(url: string, hosts: readonly Host[]): Promise<Host | undefined> {
  const asked = hosts.map(async (host) => {
    if (await isPrimary(url, host)) return host
    throw new NoPrimary()
  })
  return Promise.any(asked).catch(() => undefined)
}

async function isPrimary(url: string, host: Host): Promise<boolean> {
  const sql = postgres(url, {
    max: 1,
    fetch_types: false,
    connect_timeout: longestLookMs / 1000,
    onnotice: () => {},
    socket: () => opened(host),
  } as Options<Record<string, never>>)
  const answer = sql<{ isPrimary: boolean }[]>`select not pg_is_in_recovery() as "isPrimary"`
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(reject, longestLookMs, new NoPrimary()).unref(),
  )
  try {
    const [row] = await Promise.race([answer, timeout])
    return row?.isPrimary ?? false
  } catch {
    return false
  } finally {
    sql.end({ timeout: 0 }).catch(() => {})
  }
}

type Work = (tx: Sql) => unknown

/** Wraps the client so that a write which meets a read-only server makes all connections leave it. */
export function withLeaving(sql: Sql, { leave }: Pick<Servers, 'leave'>): Sql {
  const leaveWhenReadOnly = (error: unknown) => {
    // Not before the driver has finished with this statement.
    if (isReadOnly(error)) setImmediate(leave)
    throw error
  }
  const own = {
    unsafe(...statement: Parameters<Sql['unsafe']>) {
      const query = sql.unsafe(...statement)
      return withForm(query, query.catch(leaveWhenReadOnly))
    },
    begin: (work: Work) => sql.begin(work as never).catch(leaveWhenReadOnly),
  }
  return withMethods(sql, own)
}
