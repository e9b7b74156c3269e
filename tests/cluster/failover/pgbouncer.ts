import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { chooseAccount } from '#server/platform/database/embedded/account.ts'
import { type Children, until } from './children.ts'
import type { Node } from './patroni.ts'

interface PgbouncerOptions {
  folder: string
  port: number
  program: string
  server: Node
  password: string
  children: Children
}

/** A pgbouncer in transaction mode in front of one server. */
export async function startPgbouncer({
  folder,
  port,
  program,
  server,
  password,
  children,
}: PgbouncerOptions) {
  const account = await chooseAccount()
  const home = path.join(folder, 'pgbouncer')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const files = {
    'users.txt': `"zilbazar" "${password}"\n`,
    'pgbouncer.ini': `[databases]
zilbazar = host=127.0.0.1 port=${server.port} dbname=zilbazar connect_query='set statement_timeout = 15000; set idle_in_transaction_session_timeout = 30000; set pg_trgm.similarity_threshold = 0.25; set jit = off'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${home}/users.txt
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
`,
  }
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(home, name), text, { mode: 0o600 })
  if (account)
    for (const name of ['', ...Object.keys(files)]) chownSync(path.join(home, name), account.uid, account.gid)
  const child = children.start(
    program,
    [path.join(home, 'pgbouncer.ini')],
    path.join(folder, 'pgbouncer.log'),
    {
      ...account,
      cwd: '/',
    },
  )
  await until('pgbouncer', () => accepts(port))
  return {
    url: `postgres://zilbazar:${password}@127.0.0.1:${port}/zilbazar?pgbouncer=true`,
    end: () => children.end(child),
  }
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
