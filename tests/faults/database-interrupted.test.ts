import { appendFile, mkdir, readdir, readFile, readlink, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runningServer } from '#server/platform/database/embedded/postmaster-file.ts'
import { ask, emptyFolder, readyFolder, start } from '#tests/support/embedded-folders.ts'
import { isLong } from '#tests/support/long.ts'
import { startRowWriter } from './row-writer.ts'

test('a server whose program was killed is taken over, and ended with its new holder', async () => {
  const dataDir = await emptyFolder()
  const writer = startRowWriter(dataDir)
  await writer.written(5)
  await writer.end('SIGKILL')
  const orphan = await runningServer(join(dataDir, 'postgres'))
  expect(orphan?.state).toBe('ready')

  const heir = await start({ dataDir })
  expect((await runningServer(join(dataDir, 'postgres')))?.pid).toBe(orphan?.pid)
  expect(await ask(heir.url, 'select count(*)::int > 4 as kept from written')).toEqual({ kept: true })
  await heir.stop()
  expect(await runningServer(join(dataDir, 'postgres'))).toBeUndefined()
}, 120_000)

test.runIf(isLong)(
  'a first start that was killed half-way does not prevent the next',
  async () => {
    const dataDir = await emptyFolder()
    const writer = startRowWriter(dataDir)
    const isBegun = async () => (await readdir(dataDir)).some((name) => name.startsWith('postgres.new-'))
    await vi.waitFor(async () => expect(await isBegun()).toBe(true), { timeout: 60_000, interval: 5 })
    await writer.end('SIGKILL')
    expect(await readdir(dataDir)).not.toContain('postgres')

    const database = await start({ dataDir })
    expect(await ask(database.url, 'select 1 as alive')).toEqual({ alive: 1 })
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log'])
    await database.stop()
  },
  120_000,
)

test.runIf(isLong)(
  'a leftover pid file does not prevent a start: another program has the number, or a power cut emptied it',
  async () => {
    const dataDir = await readyFolder()
    const database = await start({ dataDir })
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n')
    await database.stop()

    const longAgo = new Date(Date.now() - 60_000)
    for (const leftover of [[process.pid, ...rest].join('\n'), [1, ...rest].join('\n'), '']) {
      await writeFile(pidFile, leftover)
      await utimes(pidFile, longAgo, longAgo)
      const again = await start({ dataDir })
      expect(await ask(again.url, 'select 1 as alive')).toEqual({ alive: 1 })
      await again.stop()
    }
  },
)

test.runIf(isLong)('a server that is killed under a running app comes back on the same address', async () => {
  const dataDir = await readyFolder()
  const said: string[] = []
  const database = await start({ dataDir, durable: true, say: (sentence) => said.push(sentence) })
  await ask(database.url, 'create table kept as select 7 as seven')
  process.kill((await runningServer(join(dataDir, 'postgres')))?.pid ?? 0, 'SIGKILL')

  await vi.waitFor(() => expect(said).toContain('The database was interrupted and is back.'), 60_000)
  expect(await ask(database.url, 'select seven from kept')).toEqual({ seven: 7 })
  await expect(start({ dataDir })).rejects.toThrow('in use by Zilbazar')
  await database.stop()
  expect(await runningServer(join(dataDir, 'postgres'))).toBeUndefined()
})

test.runIf(isLong)('the message about a server that cannot start quotes its log', async () => {
  const dataDir = await emptyFolder()
  await (await start({ dataDir })).stop()
  await appendFile(join(dataDir, 'postgres', 'postgresql.conf'), '\nno_such_setting = 1\n')
  await expect(start({ dataDir })).rejects.toThrow(/did not start: .*no_such_setting/)
})

test('the log of the server stays bounded over many starts', async () => {
  const dataDir = await readyFolder()
  await writeFile(join(dataDir, 'postgres.log'), 'old words\n'.repeat(300_000))
  await (await start({ dataDir })).stop()
  await (await start({ dataDir })).stop()
  expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(20_000)
  expect(await readFile(join(dataDir, 'postgres.log.1'), 'utf8')).toContain('old words')
})

test('the log of the server has no value of a statement that failed', async () => {
  const dataDir = await readyFolder()
  const { url, stop } = await start({ dataDir })
  await ask(url, 'create table people as select 1 as id, text as name from (values (null::text)) as t(text)')
  await ask(url, 'create unique index on people (name)')
  const insert = "insert into people (name) values ('Anjali Ramtohul')"
  await ask(url, insert)
  await expect(ask(url, insert)).rejects.toThrow('duplicate key')
  await expect(ask(url, "select 'Anjali Ramtohul'::int")).rejects.toThrow('invalid input')
  await stop()
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('database system is ready to accept connections')
  expect(log).not.toContain('Anjali')
})

test('a folder that holds something else is left alone', async () => {
  const dataDir = await emptyFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'letters.txt'), 'Cher ami')
  await expect(start({ dataDir })).rejects.toThrow("holds something other than Zilbazar's database")
  await expect(readlink(join(dataDir, 'postgres'))).rejects.toThrow()
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['letters.txt'])
})
