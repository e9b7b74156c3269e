import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts'
import { dataFolder, type Program, startProgram } from './support/program.ts'

const ready = 'Zilbazar is ready at'
// Each starts a PostgreSQL or two of its own.
test.describe.configure({ timeout: 90_000 })

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

async function start(environment: Record<string, string> = {}) {
  const program = await startProgram({ DATA_DIR: data.folder, ...environment })
  running.push(program)
  await program.untilSaid(ready)
  return program
}

test('a second start on the same data says who holds it', async () => {
  const first = await start()
  const second = await start()
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(
    `is in use by Zilbazar at ${first.url.replace('127.0.0.1', 'localhost')} (process ${first.child.pid})`,
  )
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

test('a taken port is told in a sentence', async () => {
  const first = await start()
  const other = await dataFolder()
  const second = await start({ PORT: new URL(first.url).port, DATA_DIR: other.folder })
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(
    /Port \d+ is taken by another program\. Stop it, or set PORT to another number\./,
  )
  await other.remove()
})

test('a wrong environment is told in a sentence', async () => {
  const program = await start({ HOST: '127.0.0.1', PUBLIC_URL: 'nonsense' })
  expect(await program.ended).toBe(1)
  expect(program.said()).toMatch(/PUBLIC_URL/)
  expect(program.said()).not.toContain('    at ')
})

test('after kill -9 the next start takes over and is quick', async () => {
  const first = await start()
  first.child.kill('SIGKILL')
  await first.ended
  const before = Date.now()
  const second = await start()
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  expect(Date.now() - before).toBeLessThan(10_000)
})

const secret = 'the same for every process that shares a database'

test('two processes share a PostgreSQL server by DATABASE_URL, and start on it at once', async () => {
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
      // A process that has just started on a busy machine may ask for a moment.
      await expect
        .poll(async () => (await fetch(`${url}/api/product/hot-deals`)).json())
        .toMatchObject({ products: [], total: 0 })
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

test('port 0 becomes a real one, and the address that is announced works', async () => {
  const program = await start({ PORT: '0' })
  const announced = /ready at (\S+)/.exec(program.said())?.[1] ?? ''
  expect(announced).not.toMatch(/:0$/)
  // On a busy machine it may ask for a moment first.
  await expect.poll(async () => (await fetch(`${announced}/readyz`)).status).toBe(200)
  expect(await (await fetch(announced)).text()).toContain(`<link rel="canonical" href="${announced}/"/>`)
})

test('a caller that never finishes its request does not keep the database from ending in order', async () => {
  const program = await start()
  const socket = connect(Number(new URL(program.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  await new Promise((resolve) => setTimeout(resolve, 200))
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  socket.destroy()
  expect(existsSync(path.join(data.folder, 'postgres/postmaster.pid'))).toBe(false)
})

test('SIGTERM lets requests under way finish, then ends the database too', async () => {
  const noise = {
    create: {
      width: 1200,
      height: 900,
      channels: 3 as const,
      background: '#000',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  }
  const place = path.join(data.folder, 'images/sl')
  await mkdir(place, { recursive: true })
  await writeFile(path.join(place, 'slow.jpg'), await sharp(noise).jpeg().toBuffer())

  const program = await start()
  const underWay = fetch(`${program.url}/media/upload/f_auto,q_auto,w_1200/slow.jpg`, {
    headers: { accept: 'image/avif' },
  })
  await new Promise((resolve) => setTimeout(resolve, 40))
  program.child.kill('SIGTERM')
  const response = await underWay
  expect(response.status).toBe(200)
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(1200)
  expect(await program.ended).toBe(0)
  const again = await start()
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
})
