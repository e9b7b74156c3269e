import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { banners, pictures } from '#server/platform/database/schema/index.ts'
import { picturesQueries } from '#server/shared/pictures/pictures.queries.ts'
import { gif, photo } from '#tests/support/picture-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { formWith, sendForm } from '#tests/support/upload.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let owner: { id: string }
let browser: Visitor
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.given.owner()
  browser = await shop.signedIn('owner', owner)
})

const send = async (file: Buffer, from = browser, preset?: string) =>
  sendForm(shop.app, from, formWith(file, preset === undefined ? {} : { preset }), '/api/owner/pictures')
const keyOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? ''
const rowOf = async (key: string) =>
  (await shop.database.tables.select().from(pictures).where(eq(pictures.key, key)))[0]

test('the website owner uploads a picture, which is re-encoded and can be seen at once', async () => {
  const { status, body, headers } = await send(await photo('webp'))
  expect({ status, body }).toMatchObject({ status: 200, body: { width: 640, height: 480 } })
  expect(headers['cache-control']).toBe('no-store')
  const key = keyOf(body.secure_url)
  expect(key).toMatch(/^[0-9a-f]{64}\.jpg$/)
  expect(await rowOf(key)).toMatchObject({ uploadedBy: owner.id, url: null })
  const shown = await shop.app.inject({ url: `/media/upload/f_auto,q_auto,w_800/${key}` })
  expect(shown.statusCode).toBe(200)
})

test('the console is told where pictures go', async () => {
  expect(await browser.client.ownerPictures.settings({})).toEqual({
    uploadUrl: '/api/owner/pictures',
    uploadPreset: 'zilbazar',
  })
})

test('nobody else uploads here', async () => {
  const others = [
    shop.visitor(),
    await shop.signedIn('user', await shop.given.user()),
    await shop.signedIn('admin', await shop.given.store()),
  ]
  for (const other of others) expect(await send(await photo(), other)).toMatchObject({ status: 401 })
})

test('what is no picture is refused with a sentence', async () => {
  expect(await send(await gif())).toMatchObject({
    status: 415,
    body: { message: 'Please choose a picture in JPEG, PNG, WebP or AVIF format.' },
  })
  expect(await send(await photo(), browser, 'another')).toMatchObject({
    status: 400,
    body: { message: 'There is no such upload preset.' },
  })
})

test('a picture that nothing shows is swept, one that a banner shows stays', async () => {
  const [unused, used] = await Promise.all([send(await photo('png')), send(await photo('avif'))])
  const [unusedKey, usedKey] = [keyOf(unused.body.secure_url), keyOf(used.body.secure_url)]
  const { tables } = shop.database
  await tables.insert(banners).values({
    id: randomUUID(),
    messageEn: 'Sale',
    messageFr: 'Soldes',
    startsOn: '2026-01-01',
    pictureKey: usedKey,
  })
  const later = new Date('2026-11-16T08:00:00Z')
  await picturesQueries(tables).deleteUnused(later, later, 100)
  expect(await rowOf(unusedKey)).toBeUndefined()
  expect(await rowOf(usedKey)).toBeDefined()
})
