import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { type Account, chooseAccount } from '#server/platform/database/embedded/account.ts'
import { type Children, isRunning, until } from './children.ts'

export interface Node {
  name: string
  port: number
  /** The database of the site on this node. */
  url: string
  admin: Sql
  /** Ends Patroni and PostgreSQL at once, as a power cut would. */
  kill(): Promise<void>
  start(): void
  stop(): Promise<void>
}

interface ClusterOptions {
  folder: string
  firstPort: number
  places: Record<'postgres' | 'patroni' | 'etcd', string>
  children: Children
}

const password = 'only-on-loopback'

/** Three PostgreSQL under Patroni with one etcd, synchronous. Ports: 2 for etcd, then 2 for each node. */
export async function startPatroni({ folder, firstPort, places, children }: ClusterOptions) {
  const account = await chooseAccount()
  const etcdPort = firstPort
  startEtcd()
  await until('etcd', async () => (await fetch(`http://127.0.0.1:${etcdPort}/health`)).ok)
  const nodes = [1, 2, 3].map(node)
  for (const each of nodes) {
    each.start()
    // The first one creates the cluster, so that the addresses of the nodes have an order.
    if (each === nodes[0]) await until('the first node', () => isPrimary(each), 120_000)
  }
  await until('the standbys', async () => (await standbysOf(await primary())) === 2, 120_000)
  await until('the synchronous standby', async () => (await synchronousOf(await primary())) >= 1)
  const first = await primary()
  await first.admin`create role zilbazar login password ${first.admin.unsafe(`'${password}'`)}`.simple()
  await first.admin`create database zilbazar owner zilbazar`.simple()

  function startEtcd(): void {
    const data = owned(path.join(folder, 'etcd'), account)
    children.start(
      places.etcd,
      [
        ...['--name', 'one', '--data-dir', data],
        ...['--listen-client-urls', `http://127.0.0.1:${etcdPort}`],
        ...['--advertise-client-urls', `http://127.0.0.1:${etcdPort}`],
        ...['--listen-peer-urls', `http://127.0.0.1:${etcdPort + 1}`],
        ...['--initial-advertise-peer-urls', `http://127.0.0.1:${etcdPort + 1}`],
        ...['--initial-cluster', `one=http://127.0.0.1:${etcdPort + 1}`],
        '--enable-v2=true',
      ],
      path.join(folder, 'etcd.log'),
      // Debian's etcd wants to be told that this architecture is meant.
      { ...account, cwd: '/', env: { ...process.env, ETCD_UNSUPPORTED_ARCH: process.arch } },
    )
  }

  function node(number: number): Node {
    const name = `node${number}`
    const port = firstPort + 2 + 2 * number
    const home = owned(path.join(folder, name), account)
    const file = path.join(home, 'patroni.json')
    writeFileSync(file, JSON.stringify(settings(name, port, home), null, 2))
    if (account) chownSync(file, account.uid, account.gid)
    let child: ReturnType<Children['start']> | undefined
    const address = `127.0.0.1:${port}`
    const admin = postgres(`postgres://postgres:${password}@${address}/postgres`, {
      max: 1,
      connect_timeout: 2,
      backoff: () => 0.1,
      onnotice: () => {},
    })
    return {
      name,
      port,
      url: `postgres://zilbazar:${password}@${address}/zilbazar`,
      admin,
      start() {
        child = children.start(places.patroni, [file], path.join(folder, `${name}.log`), {
          ...account,
          cwd: '/',
        })
      },
      async kill() {
        if (child && isRunning(child)) child.kill('SIGKILL')
        killPostmaster(home)
        if (child) await children.end(child, 'SIGKILL')
      },
      async stop() {
        await admin.end({ timeout: 1 })
        if (child) await children.end(child)
        killPostmaster(home)
      },
    }
  }

  function settings(name: string, port: number, home: string) {
    return {
      scope: 'zilbazar',
      name,
      restapi: { listen: `127.0.0.1:${port + 1}`, connect_address: `127.0.0.1:${port + 1}` },
      etcd3: { hosts: `127.0.0.1:${etcdPort}` },
      bootstrap: {
        dcs: {
          ttl: 5,
          loop_wait: 1,
          retry_timeout: 2,
          maximum_lag_on_failover: 1_048_576,
          synchronous_mode: true,
          postgresql: {
            use_pg_rewind: true,
            parameters: {
              max_connections: 100,
              shared_buffers: '32MB',
              wal_log_hints: 'on',
              wal_keep_size: '256MB',
              hot_standby_feedback: 'on',
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: path.join(home, 'data'),
        bin_dir: path.dirname(places.postgres),
        pgpass: path.join(home, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password },
          replication: { username: 'replicator', password },
        },
        pg_hba: [
          'host all all 127.0.0.1/32 md5',
          'host replication replicator 127.0.0.1/32 md5',
          'local all all trust',
        ],
        parameters: { unix_socket_directories: home },
      },
    }
  }

  async function primary(): Promise<Node> {
    for (const each of nodes) if (await isPrimary(each).catch(() => false)) return each
    throw new Error('None of the nodes is the primary.')
  }

  return {
    nodes,
    primary,
    password,
    /** One address with every node. */
    url: `postgres://zilbazar:${password}@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}/zilbazar?target_session_attrs=read-write`,
    async whole(): Promise<void> {
      await until(
        'three nodes, one of them synchronous',
        async () => {
          const { admin } = await primary()
          const [row] = await admin<{ standbys: number; synchronous: number }[]>`
            select count(*)::int as standbys, count(*) filter (where sync_state <> 'async')::int as synchronous
            from pg_stat_replication where state = 'streaming'`
          return row?.standbys === 2 && row.synchronous >= 1
        },
        120_000,
      )
    },
    async close(): Promise<void> {
      await Promise.all(nodes.map((each) => each.stop()))
    },
  }
}

export type Patroni = Awaited<ReturnType<typeof startPatroni>>

/** A folder that PostgreSQL's account may write to. */
function owned(folder: string, account: Account): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}

/** A PostgreSQL that Patroni has left behind, with all of its processes: they would answer for a moment without it. */
function killPostmaster(home: string): void {
  try {
    const [pid] = readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    for (const each of [pid, ...children]) process.kill(Number(each), 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

async function isPrimary({ admin }: Node): Promise<boolean> {
  const [row] = await admin`select not pg_is_in_recovery() as yes`
  return row?.yes === true
}

async function standbysOf({ admin }: Node): Promise<number> {
  const rows = await admin`select from pg_stat_replication where state = 'streaming'`
  return rows.length
}

async function synchronousOf({ admin }: Node): Promise<number> {
  const rows = await admin`select from pg_stat_replication where sync_state <> 'async'`
  return rows.length
}
