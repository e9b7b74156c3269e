import { cp, readdir, readlink, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, emptyFolder, packageWithoutScripts, start } from '#tests/support/embedded-folders.ts'
import { isLong } from '#tests/support/long.ts'
import { isRoot } from './account.ts'
import { findPackage } from './binaries.ts'

test('it works when npm was told to run no install scripts', async () => {
  const dataDir = await emptyFolder()
  const packageDir = await packageWithoutScripts(dataDir)
  const said: string[] = []
  const options = { dataDir, packageDir, say: (sentence: string) => said.push(sentence) }
  const database = await start(options)
  expect(await ask(database.url, 'select 1 as alive')).toEqual({ alive: 1 })
  expect(said).toEqual([])
  await database.stop()
})

test.runIf(isLong && isRoot())(
  'root may keep data and programs in closed folders, whose permissions stay (only root can)',
  async () => {
    const closed = await emptyFolder(0o700)
    const sharedDir = join(await emptyFolder(), 'shared')
    const dataDir = join(closed, 'data')
    const packageDir = await packageWithoutScripts(closed)
    const said: string[] = []
    const options = {
      dataDir,
      packageDir,
      sharedDir,
      durable: true,
      say: (sentence: string) => said.push(sentence),
    }

    const first = await start(options)
    await ask(first.url, 'create table kept as select 1 as one')
    const cluster = await readlink(join(dataDir, 'postgres'))
    await first.stop()
    expect(said).toHaveLength(2)
    expect(said.join()).toContain(`The database is kept in ${cluster}, because`)
    expect((await stat(closed)).mode & 0o777).toBe(0o700)

    const second = await start(options)
    expect(await ask(second.url, 'select one from kept')).toEqual({ one: 1 })
    await second.stop()
    expect(said).toHaveLength(2)
    expect((await readdir(sharedDir)).map((name) => name.split('-')[0]).sort()).toEqual([
      'cluster',
      'postgres',
    ])

    await rm(cluster, { recursive: true })
    await expect(start(options)).rejects.toThrow(`was kept in ${cluster}, which is gone`)
  },
)

test.runIf(isLong && isRoot())(
  'throw-away data in a closed folder leave nothing behind elsewhere (only root can)',
  async () => {
    const sharedDir = join(await emptyFolder(), 'shared')
    const database = await start({ dataDir: await emptyFolder(0o700), sharedDir })
    // PostgreSQL's own programs may be there too, when the checkout is closed as well.
    const clusters = async () => (await readdir(sharedDir)).filter((name) => name.startsWith('cluster-'))
    expect(await clusters()).toHaveLength(1)
    await database.stop()
    expect(await clusters()).toEqual([])
  },
)

test.runIf(isLong && isRoot())(
  'a cluster that root copied is given back to the user of PostgreSQL (only root can)',
  async () => {
    const dataDir = await emptyFolder()
    const first = await start({ dataDir })
    await ask(first.url, 'create table kept as select 1 as one')
    await first.stop()
    const restored = await emptyFolder()
    await cp(join(dataDir, 'postgres'), join(restored, 'postgres'), { recursive: true })
    expect((await stat(join(restored, 'postgres'))).uid).toBe(0)
    const second = await start({ dataDir: restored })
    expect(await ask(second.url, 'select one from kept')).toEqual({ one: 1 })
    await second.stop()
  },
)

test('a link to nowhere is reported, never replaced by an empty database', async () => {
  const dataDir = await emptyFolder()
  await symlink('/nowhere/cluster', join(dataDir, 'postgres'))
  await expect(start({ dataDir })).rejects.toThrow('was kept in /nowhere/cluster, which is gone')
})

test('a machine without a package for it is told to bring its own server', () => {
  expect(() => findPackage('plan9', 'x64')).toThrow(
    'No PostgreSQL for plan9 x64 came with npm: set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
  )
})
