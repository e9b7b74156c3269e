import { once } from 'node:events'
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { connect } from './connect.ts'
import { inTransaction } from './transaction.ts'

/** A proxy to the database that can be closed, opened again, and frozen. */
async function wayTo(url: string) {
  const open = new Set<Socket>()
  let isHeldUp = false
  const way = createServer((from) => {
    const to = connectTo(Number(new URL(url).port), '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.on('data', (chunk) => isHeldUp || other.write(chunk))
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  })
  const listen = async (port: number) => void (await once(way.listen(port, '127.0.0.1'), 'listening'))
  await listen(0)
  const { port } = way.address() as AddressInfo
  const shut = async () => {
    way.close()
    for (const socket of open) socket.destroy()
    open.clear()
  }
  whenFinished(shut)
  return {
    url: url.replace(/:\d+\//, `:${port}/`),
    shut,
    reopen: () => listen(port),
    holdUp: () => {
      isHeldUp = true
    },
  }
}

test('a database that was unavailable for long is used as soon as it is back', async () => {
  const { url } = await testDatabase()
  const way = await wayTo(url)
  const { tables, close } = connect(way.url, { connections: 1 })
  whenFinished(close)
  const ask = () => tables.execute(sql`select 1 as one`)
  await ask()
  await way.shut()
  // This many failures let the driver's own pause grow to ten seconds and more.
  for (let failures = 0; failures < 12; failures += 1) await expect(ask()).rejects.toThrow()
  await way.reopen()
  // No pause but a limit: the driver's own rest would last longer.
  expect(await Promise.race([ask(), pause(9_000, 'still waiting')])).toEqual([{ one: 1 }])
})

test('statements and transactions fail when the server stops responding, and none is begun afterwards', async () => {
  const { url, sql: plain } = await testDatabase()
  await plain`create table cups (id int)`
  const way = await wayTo(url)
  const { tables, close, check } = connect(way.url, { connections: 2, statementTimeoutMs: 15_000 })
  whenFinished(close)
  await tables.execute(sql`select 1`)
  await check()
  let isBegun = false
  const fill = async () => {
    await inTransaction(tables, async (tx) => {
      isBegun = true
      await tx.execute(sql`insert into cups values (1)`)
      way.holdUp()
      await tx.execute(sql`select 1`)
    })
  }
  await expect(fill()).rejects.toMatchObject({ code: 'DATABASE_SILENT' })
  isBegun = false
  await expect(fill()).rejects.toMatchObject({ code: 'DATABASE_SILENT' })
  await expect(tables.execute(sql`select 1`)).rejects.toMatchObject({ cause: { code: 'DATABASE_SILENT' } })
  await expect(check()).rejects.toThrow('The database does not answer.')
  expect(isBegun).toBe(false)
  await way.shut()
  expect(await plain`select from cups`).toHaveLength(0)
})

test('a statement that is only slow is waited for', async () => {
  const { url } = await testDatabase()
  const { tables, close } = connect(url, { connections: 1, statementTimeoutMs: 15_000 })
  whenFinished(close)
  // Longer than the three seconds after which a server is asked whether it is still there; the server's clock is real.
  expect(await tables.execute(sql`select 1 as one from pg_sleep(3.5)`)).toEqual([{ one: 1 }])
})

test('a server that compiles expensive statements does not compile ours', async () => {
  const { url, sql: plain } = await testDatabase()
  const name = new URL(url).pathname.slice(1)
  await plain`alter database ${plain(name)} set jit = on`
  const { tables, close } = connect(url)
  whenFinished(close)
  expect(await tables.execute(sql`show jit`)).toEqual([{ jit: 'off' }])
})

test('queries have no functions of their own, which would keep their rows in memory', () => {
  const client = postgres('postgres://localhost/not-asked')
  whenFinished(() => client.end())
  const [one, other] = [client`select 1`, client`select 2`]
  const functions = Object.entries(one).filter(([, value]) => typeof value === 'function')
  expect(other).toMatchObject(Object.fromEntries(functions))
})
