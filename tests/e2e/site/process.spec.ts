import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts'
import { runningServer } from '#server/platform/database/embedded/postmaster-file.ts'
import { long } from '../support/long.ts'
import { dataFolder, type Program, startProgram } from '../support/program.ts'

const ready = 'Zilbazar is ready at'
// Each test starts one or two PostgreSQL servers.
test.describe.configure({ timeout: 240_000 })

let data: Awaited<ReturnType<typeof dataFolder>>
const running: Program[] = []
test.beforeEach(async () => {
  data = await dataFolder()
})
test.afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  await data.remove()
})

async function start(environment: Record<string, string> = {}, script = 'dist/server/main.js') {
  const program = await startProgram({ DATA_DIR: data.folder, ...environment }, { command: [script] })
  running.push(program)
  await program.untilOutput(ready)
  return program
}

test('a second start on the same data names the process that uses it', long, async () => {
  const first = await start()
  const second = await start()
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(
    `is in use by Zilbazar at ${first.url.replace('127.0.0.1', 'localhost')} (process ${first.child.pid})`,
  )
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

test('a port in use is reported in one sentence', long, async () => {
  const first = await start()
  const other = await dataFolder()
  const second = await start({ PORT: new URL(first.url).port, DATA_DIR: other.folder })
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(
    /Port \d+ is taken by another program\. Stop it, or set PORT to another number\./,
  )
  await other.remove()
})

test('an invalid environment is reported in one sentence', async () => {
  const program = await start({ HOST: '127.0.0.1', PUBLIC_URL: 'nonsense' })
  expect(await program.ended).toBe(1)
  expect(program.said()).toMatch(/PUBLIC_URL/)
  expect(program.said()).not.toContain('    at ')
})

const secret = 'the same for every process that shares a database'

test('two processes share a PostgreSQL server by DATABASE_URL, and start on it at once', long, async () => {
  const server = await startEmbeddedDatabase({
    dataDir: path.join(data.folder, 'server'),
    holder: 'a test',
    say: () => {},
    durable: false,
  })
  try {
    const programs = await Promise.all([
      start({ DATABASE_URL: server.url, SESSION_SECRET: secret }),
      start({ DATABASE_URL: server.url, SESSION_SECRET: secret }),
    ])
    for (const { url } of programs) {
      const hotDeals = await (await fetch(`${url}/api/product/hot-deals`)).json()
      expect(hotDeals).toMatchObject({ products: [], total: 0 })
      expect((await fetch(`${url}/`)).status).toBe(200)
    }
    for (const { child, ended } of programs) {
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    }
  } finally {
    await server.stop()
  }
})

test('port 0 becomes a real one, and the address that is announced works', long, async () => {
  const program = await start({ PORT: '0' })
  const announced = /ready at (\S+)/.exec(program.said())?.[1] ?? ''
  expect(announced).not.toMatch(/:0$/)
  expect((await fetch(`${announced}/readyz`)).status).toBe(200)
  expect(await (await fetch(announced)).text()).toContain(`<link rel="canonical" href="${announced}/"/>`)
})

test(
  'a caller that never finishes its request does not keep the database from ending in order',
  long,
  async () => {
    const program = await start()
    const { socket, untilReceived } = await callerOf(program)
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    await untilReceived('"alive"')
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    socket.destroy()
    expect(existsSync(path.join(data.folder, 'postgres/postmaster.pid'))).toBe(false)
  },
)

// One test for all, because each start takes as long as ten journeys.
test(
  'SIGTERM lets requests under way finish and ends the database too; after kill -9 the next start takes over the database that still runs, and is ready when it says so; npm start then starts a killed app again',
  long,
  async () => {
    const database = async () => (await runningServer(path.join(data.folder, 'postgres')))?.pid
    const program = await start()
    const caller = await callerOf(program)
    const body = JSON.stringify({ email: 'somebody@example.test' })
    caller.socket.write(
      `POST /api/auth/forgot-password HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    )
    await caller.untilReceived('100 Continue')
    program.child.kill('SIGTERM')
    await program.untilOutput('Closing: requests under way are finished first.')
    caller.socket.write(body)
    await caller.untilReceived('HTTP/1.1 200 OK')
    await caller.untilReceived('"message":')
    expect(await program.ended).toBe(0)
    expect(await database()).toBeUndefined()

    const again = await start()
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
    const left = await database()
    again.child.kill('SIGKILL')
    await again.ended
    const heir = await start({}, 'scripts/start.mjs')
    for (const address of ['/readyz', '/healthz', '/', '/fr', '/api/product/hot-deals'])
      expect((await fetch(heir.url + address)).status, address).toBe(200)
    expect(await database()).toBe(left)

    const [killed] = childrenOf(heir.child.pid)
    process.kill(killed ?? 0, 'SIGKILL')
    const next = () => childrenOf(heir.child.pid).find((pid) => pid !== killed)
    await expect.poll(next).toBeDefined()
    const isReady = () => fetch(`${heir.url}/readyz`).then(({ status }) => status, String)
    await expect.poll(isReady).toBe(200)
    expect(heir.said()).toContain('The app was ended by SIGKILL and is started again')
    heir.child.kill('SIGTERM')
    expect(await heir.ended).toBe(0)
    expect(await database()).toBeUndefined()
  },
)

const childrenOf = (parent = 0): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []))

/** A raw connection. */
async function callerOf({ url }: Program) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let received = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    received += chunk
  })
  await once(socket, 'connect')
  return {
    socket,
    async untilReceived(words: string) {
      while (!received.includes(words)) await once(socket, 'data')
    },
  }
}
