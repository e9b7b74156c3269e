import { existsSync } from 'node:fs'
import path from 'node:path'

/** Which package of Debian each program is in. */
const packages = {
  postgres: 'postgresql-15',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx',
  varnishd: 'varnish',
  openssl: 'openssl',
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  'swift-ring-builder': 'swift',
}

export type Program = keyof typeof packages

/** Servers are in folders that an ordinary account does not search. */
export const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/local/sbin',
  '/usr/sbin',
  '/sbin',
  '/usr/lib/postgresql/15/bin',
]

/** Where each program is. Fails with a sentence that says what is missing and how to install it. */
export function findPrograms<Name extends Program>(...names: Name[]): Record<Name, string> {
  const found = names.map((name) => {
    const place = folders.map((folder) => path.join(folder, name)).find((each) => existsSync(each))
    return [name, place] as const
  })
  const missing = found.flatMap(([name, place]) => (place ? [] : name))
  if (missing.length > 0)
    throw new Error(
      `Missing here: ${missing.join(', ')}. On Debian: apt-get install -y --no-install-recommends ${missing.map((name) => packages[name]).join(' ')}`,
    )
  return Object.fromEntries(found) as Record<Name, string>
}
