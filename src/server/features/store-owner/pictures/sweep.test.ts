import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { pictures, products, strayPictures } from '#server/platform/database/schema/index.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { picturesQueries } from '#server/shared/pictures/pictures.queries.ts'
import { photo } from '#tests/support/picture-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { untilWaiting } from '#tests/support/until-waiting.ts'
import { upload } from '#tests/support/upload.ts'
import { sweepPictures } from './sweep.ts'

const monday = '2026-11-16T08:00:00Z'
const tuesday = '2026-11-17T08:30:00Z'
const tuesdayLater = '2026-11-17T10:00:00Z'

let shop: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  shop = await testApp()
  shop.at(monday)
})

const rows = async () => (await shop.database.tables.select().from(pictures)).map(({ key }) => key)
const strays = async () => (await shop.database.tables.select().from(strayPictures)).map(({ key }) => key)

async function uploaded(file: Buffer): Promise<string> {
  const browser = await shop.signedIn('user', await shop.given.user())
  const { status, body } = await upload(shop.app, browser, file)
  expect(status, body.message).toBe(200)
  return body.secure_url.split('/').at(-1)
}

/** Runs the hourly job at this moment. */
async function sweepAt(moment: string, store: PictureStore = shop.pictures): Promise<void> {
  shop.at(moment)
  const jobs = jobQueue({ url: shop.database.url, log: { warn() {}, error() {} }, pollMs: 50 })
  sweepPictures(jobs, picturesQueries(shop.database.tables), store, () => new Date(moment))
  await jobs.send('sweep-pictures', {})
  const isDone = async () => {
    const [job] = await shop.database.sql<{ state: string }[]>`
      select state::text from pgboss.job where name = 'sweep-pictures' order by created_on desc limit 1`
    return job?.state
  }
  await expect.poll(isDone).toMatch(/completed|retry/)
  await jobs.close()
  await shop.database.sql`delete from pgboss.job where name = 'sweep-pictures'`
}

test('an unused upload is deleted after a day, with everything derived from it; one in use stays', async () => {
  const unused = await uploaded(await photo())
  const used = await uploaded(await photo())
  const product = await shop.given.product()
  await shop.database.tables.update(products).set({ pictureKey: used }).where(eq(products.id, product.id))
  for (const key of [unused, used]) await shop.app.inject({ url: `/media/upload/f_auto,q_auto,w_400/${key}` })
  const demo = await shop.given.picture()

  await sweepAt('2026-11-17T07:00:00Z')
  expect(await rows()).toContain(unused)

  await sweepAt(tuesday)
  expect(await rows()).not.toContain(unused)
  expect(await rows()).toEqual(expect.arrayContaining([used, demo]))
  expect(await strays()).toEqual([unused])

  await sweepAt(tuesdayLater)
  expect(await strays()).toEqual([])
  const left = async (key: string) => [
    await shop.pictures.has(key),
    await shop.pictures.has(`${key}.w400.jpeg`),
  ]
  expect([await left(unused), await left(used)]).toEqual([
    [false, false],
    [true, true],
  ])
})

test('a picture uploaded again counts as new', async () => {
  const file = await photo()
  const key = await uploaded(file)
  shop.at('2026-11-17T07:00:00Z')
  expect(await uploaded(file)).toBe(key)
  await sweepAt(tuesday)
  expect(await rows()).toEqual([key])
})

test('a picture uploaded again after it was swept keeps its file', async () => {
  const file = await photo()
  const key = await uploaded(file)
  await sweepAt(tuesday)
  expect([await rows(), await strays()]).toEqual([[], [key]])
  expect(await uploaded(file)).toBe(key)
  await sweepAt(tuesdayLater)
  expect([await rows(), await strays(), await shop.pictures.has(key)]).toEqual([[key], [], true])
})

test('a file that cannot be removed is removed when it can', async () => {
  const key = await uploaded(await photo())
  await sweepAt(tuesday)
  const failing = { ...shop.pictures, remove: () => Promise.reject(new Error('The store is away.')) }
  await sweepAt(tuesdayLater, failing)
  expect(await strays()).toEqual([key])
  await sweepAt(tuesdayLater)
  expect([await strays(), await shop.pictures.has(key)]).toEqual([[], false])
})

test('a file whose upload failed before its picture was stored is removed', async () => {
  const queries = picturesQueries(shop.database.tables)
  const key = `${'0'.repeat(64)}.jpg`
  await queries.expectFile(key, new Date(monday))
  await shop.pictures.write(key, await photo())
  await sweepAt('2026-11-16T08:30:00Z')
  expect(await shop.pictures.has(key)).toBe(true)
  await sweepAt('2026-11-16T09:30:00Z')
  expect([await strays(), await shop.pictures.has(key)]).toEqual([[], false])
  // A slow upload is refused, instead of leaving a picture without a file.
  const picture = { key, bytes: 1, width: 1, height: 1, placeholder: '#fff' }
  const uploadedBy = '00000000-0000-7000-8000-000000000000'
  expect(await queries.add({ ...picture, uploadedBy, now: new Date(monday) })).toBe(false)
  expect(await rows()).toEqual([])
})

test('an upload of a picture that is being removed waits, and the picture exists afterwards', async () => {
  const file = await photo()
  const key = await uploaded(file)
  await sweepAt(tuesday)
  let again: Promise<string> | undefined
  const slow: PictureStore = {
    ...shop.pictures,
    async remove(name) {
      again ??= uploaded(file)
      await untilWaiting(shop.database, 1)
      await shop.pictures.remove(name)
    },
  }
  await sweepAt(tuesdayLater, slow)
  expect(await again).toBe(key)
  expect([await rows(), await strays(), await shop.pictures.has(key)]).toEqual([[key], [], true])
})

test('a picture that a form is about to use is not swept', async () => {
  const key = await uploaded(await photo())
  const queries = picturesQueries(shop.database.tables)
  const product = await shop.given.product()
  await shop.database.tables.transaction(async (tx) => {
    await tx.update(products).set({ pictureKey: key }).where(eq(products.id, product.id))
    const now = new Date(tuesday)
    expect(await queries.deleteUnused(now, now, 10)).toBe(0)
  })
  expect(await rows()).toContain(key)
})
