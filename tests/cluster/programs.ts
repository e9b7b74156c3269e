import { existsSync } from 'node:fs'
import path from 'node:path'

interface Program {
  name: string
  /** Debian's package. */
  package: string
  places: readonly string[]
}

const onPath = (name: string) =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'].map((folder) =>
    path.join(folder, name),
  )

const programs: readonly Program[] = [
  {
    name: 'postgres',
    package: 'postgresql-15',
    places: ['/usr/lib/postgresql/15/bin/postgres'],
  },
  { name: 'patroni', package: 'patroni', places: onPath('patroni') },
  { name: 'etcd', package: 'etcd-server', places: onPath('etcd') },
  { name: 'haproxy', package: 'haproxy', places: onPath('haproxy') },
  { name: 'pgbouncer', package: 'pgbouncer', places: onPath('pgbouncer') },
  { name: 'redis-server', package: 'redis-server', places: onPath('redis-server') },
]

/** Where each program is; or a sentence that says what is missing and how to install it. */
export function findPrograms(): { places: Map<string, string>; missing: string | undefined } {
  const places = new Map<string, string>()
  for (const { name, places: possible } of programs) {
    const found = possible.find((each) => existsSync(each))
    if (found) places.set(name, found)
  }
  const missing = programs.filter(({ name }) => !places.has(name))
  return {
    places,
    missing: missing.length
      ? `Missing: ${missing.map(({ name }) => name).join(', ')}. On Debian: apt-get install --no-install-recommends ${missing.map((each) => each.package).join(' ')}`
      : undefined,
  }
}
