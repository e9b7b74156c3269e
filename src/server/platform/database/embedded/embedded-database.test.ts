import crypto from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ask, emptyFolder, joinRunning, readyFolder, start } from '#tests/support/embedded-folders.ts'
import { isLong } from '#tests/support/long.ts'
import { runningServer } from './postmaster-file.ts'

test('a first start makes a durable UTF-8 database for a role without superpowers', async () => {
  const dataDir = await emptyFolder()
  const database = await start({ dataDir, durable: true })
  expect(
    await ask(
      database.url,
      `select current_database() as database, current_setting('server_encoding') as encoding,
        current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('full_page_writes') as pages, current_setting('listen_addresses') as listens,
        current_setting('password_encryption') as passwords,
        current_setting('is_superuser') as superuser, current_setting('TimeZone') as zone`,
    ),
  ).toEqual({
    database: 'zilbazar',
    encoding: 'UTF8',
    fsync: 'on',
    commit: 'on',
    pages: 'on',
    listens: '127.0.0.1',
    passwords: 'scram-sha-256',
    superuser: 'off',
    zone: 'UTC',
  })
  const password = await stat(join(dataDir, 'postgres', 'zilbazar.password'))
  expect(password.mode & 0o777).toBe(0o600)
  await database.stop()
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log'])
})

test('the role may create the extensions of the search, which knows accents and French punctuation', async () => {
  const database = await start({ dataDir: await readyFolder() })
  await ask(database.url, 'create extension pg_trgm; create extension unaccent; create extension citext')
  expect(
    await ask(
      database.url,
      `select unaccent('Mahébourg') as plain, 'É'::citext = 'é' as same,
        to_tsvector('simple', 'L’ÎLE—«gâteau»')::text as words`,
    ),
  ).toEqual({ plain: 'Mahebourg', same: true, words: "'gâteau':3 'l':1 'île':2" })
  await database.stop()
})

test('a connection hashes the password once, because it is random', async () => {
  const database = await start({ dataDir: await readyFolder() })
  const hash = vi.spyOn(crypto, 'pbkdf2Sync')
  onTestFinished(() => hash.mockRestore())
  await ask(database.url, 'select 1')
  expect(hash.mock.calls.map(([_password, _salt, rounds]) => rounds)).toEqual([1])
  await database.stop()
})

test('logins without the password, as superuser, or from another address are refused', async () => {
  const database = await start({ dataDir: await readyFolder() })
  const { port } = new URL(database.url)
  await expect(ask(database.url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow('password')
  await expect(ask(`postgres://postgres@127.0.0.1:${port}/postgres`, 'select 1')).rejects.toThrow('pg_hba')
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)
  if (outside) expect(await isOpen(outside.address, Number(port))).toBe(false)
  await database.stop()
})

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 })
    const settle = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket
      .on('connect', () => settle(true))
      .on('error', () => settle(false))
      .on('timeout', () => settle(false))
  })
}

test('a second start finds the data of the first', async () => {
  const dataDir = await readyFolder()
  const first = await start({ dataDir, durable: true })
  await ask(first.url, "create table kept as select 'dholl puri' as dish")
  await first.stop()
  expect(await runningServer(join(dataDir, 'postgres'))).toBeUndefined()

  const second = await start({ dataDir, durable: true })
  expect(await ask(second.url, 'select dish from kept')).toEqual({ dish: 'dholl puri' })
  await second.stop()
})

test('a second start beside a running one is told which program uses the data', async () => {
  const dataDir = await readyFolder()
  const first = await start({ dataDir })
  await expect(start({ dataDir, holder: 'Somebody else' })).rejects.toThrow(
    `The data folder ${dataDir} is in use by Zilbazar at http://localhost:3000 (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
  )
  expect(await ask(first.url, 'select 1 as alive')).toEqual({ alive: 1 })
  await first.stop()
})

test.runIf(isLong)('a holder with a very long address is still named with its process', async () => {
  const dataDir = await readyFolder()
  const first = await start({ dataDir, holder: `Zilbazar at https://${'long.'.repeat(20)}mu` })
  await expect(start({ dataDir })).rejects.toThrow(`(process ${process.pid}). Stop it first`)
  await first.stop()
})

test.runIf(isLong)('of two first starts at the same moment one wins and the other is told so', async () => {
  const dataDir = await emptyFolder()
  const outcomes = await Promise.allSettled([start({ dataDir }), start({ dataDir })])
  const won = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  const lost = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(won).toHaveLength(1)
  expect(String(lost[0]?.reason)).toContain(`The data folder ${dataDir} is in use by Zilbazar`)
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.new'))).toEqual([])
  await won[0]?.value.stop()
})

test('a command joins the database of a running app and leaves it running', async () => {
  const dataDir = await readyFolder()
  const app = await start({ dataDir })
  const command = await joinRunning({ dataDir, holder: 'A command' })
  await ask(command.url, 'create table from_command as select 1 as one')
  await command.stop()
  expect(await ask(app.url, 'select one from from_command')).toEqual({ one: 1 })
  await app.stop()
})

test('a command without a running app has a database of its own until it ends', async () => {
  const dataDir = await readyFolder()
  const command = await joinRunning({ dataDir, holder: 'A command' })
  await expect(start({ dataDir })).rejects.toThrow('in use by A command')
  await command.stop()
  expect(await runningServer(join(dataDir, 'postgres'))).toBeUndefined()
})
