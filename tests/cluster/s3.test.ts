import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { pictures as pictureRows } from '#server/platform/database/schema/index.ts'
import { readPictureSetting } from '#server/platform/images/picture-setting.ts'
import { diskPictures, type PictureStore } from '#server/platform/images/picture-store.ts'
import { s3Pictures } from '#server/platform/images/s3-pictures.ts'
import { picturesQueries } from '#server/shared/pictures/pictures.queries.ts'
import { backupFolder, emptyDatabase, fingerprints } from '#tests/support/backups.ts'
import { photo } from '#tests/support/picture-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { upload } from '#tests/support/upload.ts'
import { ownFolder, projectFolder, requireBuilt } from './support/site.ts'
import { startSwift } from './support/swift.ts'

let swift: Awaited<ReturnType<typeof startSwift>>
beforeAll(async () => {
  requireBuilt()
  swift = await startSwift()
})

function bucket(prefix: string): PictureStore {
  const { s3 } = readPictureSetting(swift.setting(prefix)) ?? {}
  if (!s3) throw new Error('The setting was not understood.')
  return s3Pictures(s3)
}

/** Runs one of the commands; with `endAt` it gets SIGTERM when it has said that. */
async function command(words: string[], env: Record<string, string>, endAt?: string) {
  const child = spawn(process.execPath, ['scripts/run-built.mjs', ...words], {
    cwd: projectFolder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret that only the cluster tests know 7731',
      ...env,
    },
  })
  let said = ''
  const hear = (bytes: Buffer) => {
    said += bytes
    // Once: a second signal ends it at once.
    if (endAt && said.includes(endAt) && !child.killed) child.kill('SIGTERM')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [status] = await once(child, 'close')
  return { status, said }
}

const key = (number: number) => `s3-${String(number).padStart(3, '0')}.jpg`
const bytesOf = (number: number) => Buffer.from(`picture ${number} `.repeat(1 + number))

async function siteWith(count: number, store: PictureStore) {
  const database = await testDatabase()
  for (let number = 0; number < count; number += 1) {
    await database.tables.insert(pictureRows).values({
      key: key(number),
      width: 1200,
      height: 900,
      bytes: bytesOf(number).length,
      placeholder: '#dff3ee',
    })
    await store.write(key(number), bytesOf(number))
  }
  return database
}

test('a bucket stores, finds and removes pictures with what was derived from them', async () => {
  const pictures = bucket('plain')
  for (const name of ['lagoon.jpg', 'lagoon.jpg.w400.webp', 'lagoon2.jpg'])
    await pictures.write(name, Buffer.from(name))
  await pictures.write('lagoon.jpg', Buffer.from([0, 255, 10, 13]))
  expect(await pictures.read('lagoon.jpg')).toEqual(Buffer.from([0, 255, 10, 13]))
  expect([await pictures.read('nothing.jpg'), await pictures.has('nothing.jpg')]).toEqual([undefined, false])
  await pictures.remove('lagoon.jpg')
  await pictures.remove('lagoon.jpg')
  expect(await swift.names('plain')).toEqual(['lagoon2.jpg'])
})

test('wrong credentials are a failure, not a missing picture', async () => {
  const { s3 } = readPictureSetting(swift.setting('plain').replace('a%2Fsecret', 'wrong')) ?? {}
  if (!s3) throw new Error('The setting was not understood.')
  await expect(s3Pictures(s3).read('lagoon2.jpg')).rejects.toThrow()
})

test('an upload is delivered from the bucket in every form, whole for a range too, and swept when nobody uses it', async () => {
  const pictures = bucket('app')
  const shop = await testApp({ pictures })
  const browser = await shop.signedIn('user', await shop.given.user())
  const { status, body } = await upload(shop.app, browser, await photo())
  expect(status).toBe(200)
  const name: string = body.secure_url.split('/').at(-1)
  const original = await shop.app.inject(`/media/upload/${name}`)
  expect(original.rawPayload).toEqual(await pictures.read(name))
  const part = await shop.app.inject({ url: `/media/upload/${name}`, headers: { range: 'bytes=0-99' } })
  expect([200, 206]).toContain(part.statusCode)
  expect(part.rawPayload.subarray(0, 100)).toEqual(original.rawPayload.subarray(0, 100))
  const url = `/media/upload/f_auto,q_auto,w_400/${name}`
  const form = await shop.app.inject({ url, headers: { accept: 'image/webp' } })
  expect([form.statusCode, form.headers['content-type']]).toEqual([200, 'image/webp'])
  const known = { accept: 'image/webp', 'if-none-match': String(form.headers.etag) }
  expect((await shop.app.inject({ url, headers: known })).statusCode).toBe(304)
  expect(await swift.names('app')).toEqual([name, `${name}.w400.webp`])

  // What the hourly sweep does, a day later and another hour later.
  const queries = picturesQueries(shop.database.tables)
  const at = (hour: string) => new Date(`2026-11-16T${hour}:00:00Z`)
  expect(await queries.deleteUnused(at('08'), at('09'), 500)).toBe(1)
  await queries.clearStray(at('10'), pictures.remove)
  expect([await pictures.has(name), await pictures.has(`${name}.w400.webp`)]).toEqual([false, false])
})

test('copy-pictures goes to the bucket and back, and goes on where it was stopped', async () => {
  const [dataDir, elsewhere] = [await ownFolder(), await ownFolder()]
  const count = 120
  const { url } = await siteWith(count, diskPictures(path.join(dataDir, 'images')))
  const env = { DATABASE_URL: url, DATA_DIR: dataDir }
  const there = ['copy-pictures', '--to', swift.setting('copied')]
  const stopped = await command(there, env, 'Pictures: 10 %')
  expect(stopped).toMatchObject({
    status: 1,
    said: expect.stringContaining('The same command goes on where it was.'),
  })
  const some = (await swift.names('copied')).length
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(count)
  const rest = await command(there, env)
  expect(rest).toMatchObject({
    status: 0,
    said: expect.stringContaining(`${count - some} pictures were copied, ${some} were there already.`),
  })

  const back = await command(['copy-pictures', '--to', 'disk'], {
    ...env,
    DATA_DIR: elsewhere,
    IMAGE_STORE: swift.setting('copied'),
  })
  expect(back).toMatchObject({
    status: 0,
    said: expect.stringContaining(`${count} pictures were copied, 0 were there already.`),
  })
  const disk = diskPictures(path.join(elsewhere, 'images'))
  for (let number = 0; number < count; number += 1)
    expect(await disk.read(key(number))).toEqual(bytesOf(number))
})

test('a backup has the pictures of the bucket, and a restore puts them into another', async () => {
  const count = 25
  const database = await siteWith(count, bucket('before'))
  const target = await emptyDatabase()
  const folder = await backupFolder()
  const settings = { DATA_DIR: await ownFolder(), BACKUP_KEY: 'a key that only the tests know' }
  const made = await command(['backup', `${folder}/`], {
    ...settings,
    DATABASE_URL: database.url,
    IMAGE_STORE: swift.setting('before'),
  })
  expect(made).toMatchObject({ status: 0, said: expect.stringContaining(`and ${count} pictures`) })
  const file = (await readdir(folder)).find((name) => name.endsWith('.tar')) ?? ''
  const restored = await command(['restore', path.join(folder, file)], {
    ...settings,
    DATABASE_URL: target.url,
    IMAGE_STORE: swift.setting('after'),
  })
  expect(restored).toMatchObject({ status: 0, said: expect.stringContaining(`and ${count} pictures`) })
  expect(await swift.names('after')).toEqual(await swift.names('before'))
  const after = bucket('after')
  for (let number = 0; number < count; number += 1)
    expect(await after.read(key(number))).toEqual(bytesOf(number))
  // The backup itself is noted in the database after it was made.
  expect(await fingerprints(target.sql, ['backup_runs'])).toEqual(
    await fingerprints(database.sql, ['backup_runs']),
  )
})
