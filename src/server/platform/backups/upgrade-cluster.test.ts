import { chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { chooseAccount, run } from '#server/platform/database/embedded/account.ts'
import { majorOfBinaries } from '#server/platform/database/embedded/major-version.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { fingerprints } from '#tests/support/backups.ts'
import { emptyFolder, start } from '#tests/support/embedded-folders.ts'
import { isLong } from '#tests/support/long.ts'
import { findOldBinaries, upgradeCluster } from './upgrade-cluster.ts'

const debian15 = '/usr/lib/postgresql/15'
const has15 = isLong && (await majorOfBinaries(debian15)) === 15

/** A cluster as an earlier version of Zilbazar with PostgreSQL 15 would have made it. */
async function oldCluster(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'postgres')
  const account = await chooseAccount()
  await mkdir(folder, { mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
  const initdb = ['-D', folder, '-U', 'postgres', '--auth=reject', '--encoding=UTF8', '--locale=C.UTF-8']
  expect(await run(`${debian15}/bin/initdb`, [...initdb, '--no-sync'], account)).toMatchObject({ ok: true })
  await writeFile(path.join(folder, 'pg_hba.conf'), 'host all zilbazar 127.0.0.1/32 scram-sha-256\n')
  await writeFile(path.join(folder, 'zilbazar.password'), 'secret')
  const statements =
    "create role zilbazar login createdb password 'secret'\ncreate database zilbazar owner zilbazar\n"
  await run(`${debian15}/bin/postgres`, ['--single', '-D', folder, 'postgres'], account, statements)
}

test.runIf(has15)(
  'a database of PostgreSQL 15 is refused at the start, and moved with one command',
  async () => {
    const dataDir = await emptyFolder()
    await oldCluster(dataDir)
    const old = await start({ dataDir, native: debian15 })
    await migrateDatabase(old.url)
    const before = postgres(old.url, { max: 1, onnotice: () => {} })
    await before`insert into users (id, name, email, password_hash) values (gen_random_uuid(), 'Anjali', 'anjali@example.test', 'x')`
    const prints = await fingerprints(before)
    await before.end()
    await old.stop()

    await expect(start({ dataDir })).rejects.toThrow(
      /was made by PostgreSQL 15, and this version of Zilbazar comes with PostgreSQL \d+: npm run upgrade-database moves it\.$/,
    )
    const oldBinaries = await findOldBinaries(15, undefined, [])
    await upgradeCluster({ dataDir, oldBinaries, say: () => {}, durable: false, onProgress: () => {} })
    expect((await readdir(dataDir)).filter((name) => !name.endsWith('.log')).sort()).toEqual([
      'postgres',
      'postgres-15',
    ])
    const upgraded = await start({ dataDir })
    const after = postgres(upgraded.url, { max: 1, onnotice: () => {} })
    expect(await fingerprints(after)).toEqual(prints)
    const [row] = await after`select current_setting('server_version_num')::int > 160000 as "isNew"`
    expect(row).toEqual({ isNew: true })
    await after.end()
    await upgraded.stop()
  },
)

test('a database of another major version is refused at the start with the command that moves it', async () => {
  const dataDir = await emptyFolder()
  await (await start({ dataDir })).stop()
  await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '15\n')
  await expect(start({ dataDir })).rejects.toThrow(
    /was made by PostgreSQL 15, and this version of Zilbazar comes with PostgreSQL \d+: npm run upgrade-database moves it\.$/,
  )
})

test('without the programs of the old version a sentence says what to do', async () => {
  await expect(findOldBinaries(9, undefined, [])).rejects.toThrow(
    /^The programs of PostgreSQL 9 are not here\. Install them .* make a backup with it, and restore that with this one\.$/,
  )
  await expect(findOldBinaries(15, '/nowhere', [])).rejects.toThrow(
    '/nowhere has no bin/postgres of version 15.',
  )
})
