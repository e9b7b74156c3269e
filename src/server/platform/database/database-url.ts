export interface Host {
  host: string
  port: number
}

export interface DatabaseUrl {
  /** The address of one host, as the driver reads it. */
  url: string
  hosts: Host[]
  /** A pgbouncer in transaction mode: the next statement may meet another connection of the server. */
  isPooled: boolean
}

const form = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]*)(.*)$/

/**
 * Reads `postgres://user@h1:5432,h2:5433/db?target_session_attrs=read-write`. Among several hosts we look for the
 * primary ourselves: the driver takes a standby for writable, and never gives up while it goes round.
 */
export function readDatabaseUrl(address: string): DatabaseUrl {
  const [, start = '', list = '', rest = ''] = form.exec(address) ?? []
  const [first = '', ...others] = list.split(',')
  const url = new URL(`${start}${first}${rest}`)
  const isPooled = url.searchParams.get('pgbouncer') === 'true'
  for (const name of ['pgbouncer', 'target_session_attrs']) url.searchParams.delete(name)
  const read = (each: string): Host => {
    const { hostname, port } = new URL(`postgres://${each}`)
    return {
      host: decodeURIComponent(hostname).replace(/^\[|\]$/g, '') || 'localhost',
      port: Number(port || 5432),
    }
  }
  return { url: String(url), hosts: [first, ...others].map(read), isPooled }
}

export function isDatabaseUrl(address: string): boolean {
  try {
    return form.test(address) && readDatabaseUrl(address).hosts.length > 0
  } catch {
    return false
  }
}
