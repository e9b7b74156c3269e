import { type AddressInfo, createConnection, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { connect } from './connect.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const write = sql`create table if not exists written (at int)`

test('of several hosts the one that takes writes is found', async () => {
  const { url } = await testDatabase()
  const {
    tables,
    sql: plain,
    close,
  } = connect(url.replace('127.0.0.1', '127.0.0.1:1,127.0.0.1'), { connections: 3 })
  whenFinished(close)
  await tables.execute(write)
  const heard: string[] = []
  await plain.listen('several', (message) => heard.push(message))
  await plain.notify('several', 'here')
  await expect.poll(() => heard).toEqual(['here'])
})

test('without a primary a statement fails at once as unavailable', async () => {
  const { tables, close } = connect('postgres://me@127.0.0.1:1,127.0.0.1:2/none', { connections: 1 })
  whenFinished(close)
  const error = await tables.execute(write).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test('a server that became read-only refuses as unavailable, and the pool leaves it', async () => {
  const { url } = await testDatabase()
  // Not one of ours, which would leave the server too.
  const admin = postgres(url, { max: 1 })
  whenFinished(() => admin.end())
  const { tables, close } = connect(url, { connections: 2 })
  whenFinished(close)
  const database = new URL(url).pathname.slice(1)
  await admin.unsafe(`alter database ${database} set default_transaction_read_only = on`)
  const error = await tables
    .transaction((tx) => tx.execute(write))
    .then(
      () => undefined,
      (reason: unknown) => reason,
    )
  expect(isDatabaseUnavailable(error)).toBe(true)
  await admin.begin('read write', (tx) =>
    tx.unsafe(`alter database ${database} set default_transaction_read_only = off`),
  )
  // A connection from before would still be read-only.
  await expect.poll(() => tables.execute(write).then(() => 'written', String)).toBe('written')
})

test('when there is a primary again, statements reach it', async () => {
  const { url } = await testDatabase()
  const { port: serverPort } = new URL(url)
  const primary = createServer((socket) => {
    const onward = createConnection(Number(serverPort), '127.0.0.1')
    socket.pipe(onward).pipe(socket)
    for (const each of [socket, onward]) each.on('error', () => {})
  })
  const listen = () => new Promise<void>((resolve) => primary.listen(port, '127.0.0.1', resolve))
  let port = 0
  await listen()
  port = (primary.address() as AddressInfo).port
  await new Promise((resolve) => primary.close(resolve))

  const address = url.replace(`127.0.0.1:${serverPort}`, `127.0.0.1:1,127.0.0.1:${port}`)
  const { tables, close } = connect(address, { connections: 1 })
  whenFinished(close)
  const one = () => tables.execute(sql`select 1 as one`)
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect(isDatabaseUnavailable(await one().catch((reason: unknown) => reason))).toBe(true)
  await listen()
  whenFinished(async () => void primary.close())
  expect(await one()).toMatchObject([{ one: 1 }])
})
