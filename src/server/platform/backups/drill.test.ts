import { randomBytes } from 'node:crypto'
import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  backupFolder,
  definitions,
  emptyDatabase,
  fileHashes,
  fingerprints,
  memoryPictures,
} from '#tests/support/backups.ts'
import { demoDatabase } from '#tests/support/demo-database.ts'
import { isLong } from '#tests/support/long.ts'
import { backUp } from './back-up.ts'
import { openBackup } from './file/read-backup.ts'
import { pictureName } from './picture-parts.ts'
import { restore } from './restore.ts'

const now = new Date('2026-11-16T08:00:00Z')
const key = 'a key that only the tests know'

let shop: Awaited<ReturnType<typeof demoDatabase>>
const pictures = memoryPictures()
beforeAll(async () => {
  shop = await demoDatabase()
  await shop.load({ size: { stores: 12, products: 100 } })
  const keys = await shop.sql<{ key: string }[]>`select key from pictures where url is null`
  for (const { key: name } of keys) pictures.files.set(name, randomBytes(2000))
})

async function newBackup(options: { key?: string } = {}) {
  const file = path.join(await backupFolder(), 'site.tar')
  const made = await backUp({ url: shop.database.url, pictures, file, now, key: options.key })
  return { ...made, file }
}

async function restored(file: string, options: { key?: string | undefined } = {}) {
  const target = await emptyDatabase()
  const files = memoryPictures()
  const outcome = await restore({ file, key: options.key, open: async () => target.url, pictures: files })
  return { ...target, files: files.files, outcome }
}

test('a restored backup has every row, picture, constraint, trigger and waiting mail as before, and goes on', async () => {
  await shop.sql`insert into pgboss.job (name, data, state) values
    ('mail', '{"to": "waiting"}', 'created'), ('mail', '{"to": "sent"}', 'completed'), ('sweep', '{}', 'created')`
  const { file, ...made } = await newBackup()
  const { sql, files, outcome } = await restored(file)
  expect(await fingerprints(sql)).toEqual(await fingerprints(shop.sql))
  expect(await definitions(sql)).toEqual(await definitions(shop.sql))
  expect(fileHashes(files)).toEqual(fileHashes(pictures.files))
  expect(made).toMatchObject({ isEncrypted: false, missingPictures: [], pictures: files.size })
  expect(outcome).toMatchObject({ rows: made.rows, pictures: made.pictures, createdAt: now })
  expect(await sql`select name, data from pgboss.job`).toEqual([{ name: 'mail', data: { to: 'waiting' } }])

  const [before] = await sql`select max(id) as last from price_history`
  await sql`update products set price_cents = price_cents + 100 where id = (select id from products limit 1)`
  const [after] = await sql`select max(id) as last from price_history`
  expect(Number(after?.last)).toBeGreaterThan(Number(before?.last))
  await expect(sql`update products set store_id = gen_random_uuid()`).rejects.toThrow('foreign key')
  await expect(sql`delete from audit_log`).rejects.toThrow('append-only')
})

test.runIf(isLong)(
  'a backup made while people write holds one moment, and everything acknowledged before it',
  async () => {
    let isOver = false
    const acknowledged: number[] = []
    const writers = [0, 1, 2].map(async (writer) => {
      for (let number = 1; !isOver; number += 1) {
        await shop.sql.begin(async (tx) => {
          await tx`insert into audit_log (actor, action, details) values (${`writer ${writer}`}, 'test', jsonb_build_object('number', ${number}::int))`
          await tx`update products set price_cents = 1000 + ${number} where id in (
          select id from products order by id offset ${writer * 20} limit 20)`
          await tx`update product_ratings set rating = 1 + ${number} % 5 where product_id in (
          select id from products order by id offset ${writer * 20} limit 20)`
        })
        acknowledged[writer] = number
      }
    })
    await expect.poll(() => [0, 1, 2].every((writer) => (acknowledged[writer] ?? 0) > 2)).toBe(true)
    const before = [...acknowledged]
    const { file } = await newBackup()
    isOver = true
    await Promise.all(writers)

    const { sql } = await restored(file)
    for (const [writer, least] of before.entries()) {
      const rows = await sql`select (details->>'number')::int as number from audit_log
      where actor = ${`writer ${writer}`} order by id`
      const numbers = rows.map(({ number }) => Number(number))
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      expect(numbers.length).toBeGreaterThanOrEqual(least)
      const prices = await sql`select distinct price_cents as cents from products
      where id in (select id from products order by id offset ${writer * 20} limit 20)`
      expect(prices.map(({ cents }) => Number(cents))).toEqual([1000 + numbers.length])
    }
    const [wrong] = await sql`select
    (select count(*)::int from products p where (rating_sum, rating_count) <> (
      select coalesce(sum(rating), 0), count(*) from product_ratings r where r.product_id = p.id and status = 'counted')) as averages`
    expect(wrong).toEqual({ averages: 0 })
    // What writers noted is counted after the restore, and lists are exact then.
    await sql`select count_list_changes(null, 1000000)`
    const [totals] = await sql`select
    (select total from list_totals where list = 'deals' and city = '' and scope = '00000000-0000-0000-0000-000000000000') as kept,
    (select count(*)::int from products, list_clock
      where is_visible and discount_percent is not null and discount_expires_at > list_clock.at) as counted`
    expect(totals?.kept).toBe(totals?.counted)
  },
)

test('a picture removed while the backup runs is in it, or named as missing', async () => {
  const [gone = '', removed = ''] = [...pictures.files.keys()]
  const bytes = { gone: pictures.files.get(gone), removed: pictures.files.get(removed) }
  pictures.files.delete(gone)
  const folder = await backupFolder()
  const file = path.join(folder, 'site.tar')
  const made = await backUp({
    url: shop.database.url,
    pictures,
    file,
    now,
    key: undefined,
    // The pictures are copied before the rows.
    onProgress: (stage) => stage === 'rows' && pictures.files.delete(removed),
  })
  for (const [name, content] of [
    [gone, bytes.gone],
    [removed, bytes.removed],
  ] as const)
    if (content) pictures.files.set(name, content)
  const backup = await openBackup(file, undefined)
  expect([made.missingPictures, backup.manifest.missingPictures]).toEqual([[gone], [gone]])
  expect(await backup.read(pictureName(removed))).toEqual(bytes.removed)
  await backup.close()
  expect(await readdir(folder)).toEqual(['site.tar'])
})

test('a backup that fails leaves no file behind', async () => {
  const folder = await backupFolder()
  const broken = { ...pictures, read: () => Promise.reject(new Error('The bucket does not answer.')) }
  const file = path.join(folder, 'site.tar')
  await expect(
    backUp({ url: shop.database.url, pictures: broken, file, now, key: undefined }),
  ).rejects.toThrow('The bucket does not answer.')
  const stopped = AbortSignal.abort(new Error('stopping'))
  await expect(
    backUp({ url: shop.database.url, pictures, file, now, key: undefined, signal: stopped }),
  ).rejects.toThrow('stopping')
  expect(await readdir(folder)).toEqual([])
})

test.runIf(isLong)(
  'what cannot be restored is refused with a sentence, and the target stays empty',
  async () => {
    const [clear, secret] = [(await newBackup()).file, (await newBackup({ key })).file]
    const folder = path.dirname(clear)
    const copy = async (name: string, from: string) => {
      const file = path.join(folder, name)
      await copyFile(from, file)
      return file
    }
    const cut = await copy('cut.tar', clear)
    const { length } = await readFile(clear)
    await truncate(cut, Math.floor(length * 0.6))
    const damaged = await copy('damaged.tar', clear)
    const bytes = await readFile(damaged)
    // In the middle of a compressed table, far from its header.
    const at = bytes.indexOf('database/products.00001') + 700
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(damaged, bytes)
    const forged = await copy('forged.tar', secret)
    const encrypted = await readFile(forged)
    const part = encrypted.indexOf('database/products.00001') + 700
    encrypted[part] = (encrypted[part] ?? 0) ^ 1
    await writeFile(forged, encrypted)
    const other = path.join(folder, 'letter.txt')
    await writeFile(other, 'Dear Anjali')

    const target = await emptyDatabase()
    const files = memoryPictures()
    const attempt = (file: string, given?: string) =>
      restore({ file, key: given, open: async () => target.url, pictures: files })
    await expect(attempt(cut)).rejects.toThrow(`The backup ${cut} is cut off: its end is missing.`)
    await expect(attempt(damaged)).rejects.toThrow(
      `The backup ${damaged} is damaged: database/products.00001.copy.gz is not as it was written.`,
    )
    await expect(attempt(forged, key)).rejects.toThrow('is damaged')
    await expect(attempt(other)).rejects.toThrow(`${other} is no backup of Zilbazar.`)
    await expect(attempt(path.join(folder, 'none.tar'))).rejects.toThrow('cannot be read')
    await expect(attempt(secret)).rejects.toThrow('is encrypted: set BACKUP_KEY to the key it was made with.')
    await expect(attempt(secret, 'another key, as long')).rejects.toThrow(
      `BACKUP_KEY is not the key that the backup ${secret} was made with.`,
    )
    expect(await target.sql`select from pg_tables where schemaname = 'public'`).toHaveLength(0)
    expect(files.files.size).toBe(0)
    const text = await readFile(secret, 'latin1')
    expect([text.includes('products.00001.copy.gz.enc'), text.includes(key)]).toEqual([true, false])
    await attempt(secret, key)
    expect(fileHashes(files.files)).toEqual(fileHashes(pictures.files))
    await expect(attempt(clear)).rejects.toThrow(/^The database is not empty: it has \d+ tables/)
    expect(await fingerprints(target.sql)).toEqual(await fingerprints(shop.sql))
  },
)

test.runIf(isLong)(
  'a restore that fails or is killed leaves an empty database or one that says so',
  async () => {
    const { file } = await newBackup()
    const target = await emptyDatabase()
    const open = async () => target.url
    const failing = restore({
      file,
      key: undefined,
      open,
      pictures: { ...memoryPictures(), write: () => Promise.reject(new Error('The disk is full.')) },
    })
    await expect(failing).rejects.toThrow('The disk is full.')
    expect(
      await target.sql`select from pg_tables where schemaname in ('public', 'drizzle', 'pgboss')`,
    ).toHaveLength(0)

    // As a killed restore leaves it.
    await target.sql`create schema zilbazar_unfinished_restore`
    await target.sql`create table products (id int)`
    const { migrateDatabase } = await import('#server/platform/database/migrate.ts')
    await expect(migrateDatabase(target.url)).rejects.toThrow(
      'A backup is being restored into this database, or its restore was interrupted: wait for it, or run npm run restore (or npm run move) again.',
    )
    await restore({ file, key: undefined, open, pictures: memoryPictures() })
    await migrateDatabase(target.url)
    expect(await fingerprints(target.sql)).toEqual(await fingerprints(shop.sql))
  },
)
