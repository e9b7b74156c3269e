import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { pictures } from '#server/platform/database/schema/index.ts'
import { photo } from '#tests/support/picture-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { upload } from '#tests/support/upload.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let browser: Visitor
let person: { id: string }
beforeAll(async () => {
  shop = await testApp()
  person = await shop.given.user()
  browser = await shop.signedIn('user', person)
})

const uploaded = async (file: Buffer, from = browser) => {
  const { status, body } = await upload(shop.app, from, file)
  expect(status, body.message).toBe(200)
  const key = new URL(body.secure_url).pathname.split('/').at(-1) ?? ''
  const stored = (await shop.pictures.read(key)) ?? Buffer.alloc(0)
  return { key, stored, body, seen: await sharp(stored).metadata() }
}
const rowOf = async (key: string) =>
  (await shop.database.tables.select().from(pictures)).find((row) => row.key === key)

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture in %s is taken and can be seen at once',
  async (kind) => {
    const { body, key } = await uploaded(await photo(kind))
    expect(body).toEqual({ secure_url: `http://localhost:3000/media/upload/${key}`, width: 640, height: 480 })
    expect(key).toMatch(/^[0-9a-f]{64}\.jpg$/)
    const shown = await shop.app.inject({
      url: `/media/upload/f_auto,q_auto,w_800/${key}`,
      headers: { accept: 'image/webp' },
    })
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(await rowOf(key)).toMatchObject({ width: 640, height: 480, url: null, uploadedBy: person.id })
  },
)

test('the format of a file is recognised by its content, not by its name or content type', async () => {
  const { status } = await upload(shop.app, browser, await photo('webp'), {
    name: 'page.html',
    type: 'text/html',
  })
  expect(status).toBe(200)
})

test('the same file twice is one picture, whoever uploads it', async () => {
  const file = await photo()
  const first = await uploaded(file)
  const other = await shop.given.user()
  const second = await uploaded(file, await shop.signedIn('user', other))
  expect(second.key).toBe(first.key)
  expect(await rowOf(first.key)).toMatchObject({ uploadedBy: other.id })
})

test('the same new file at the same moment is one picture', async () => {
  const file = await photo()
  const browsers = await Promise.all(
    Array.from({ length: 4 }, async () => shop.signedIn('user', await shop.given.user())),
  )
  const answers = await Promise.all(browsers.map((from) => upload(shop.app, from, file)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.secure_url)).size).toBe(1)
  expect(await shop.database.sql`select * from stray_pictures`).toEqual([])
})

test('a picture is rotated upright, and location and camera are removed', async () => {
  const upright = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b7285' } })
    .composite([
      {
        input: { create: { width: 300, height: 60, channels: 3, background: '#ff0000' } },
        gravity: 'north',
      },
    ])
    .png()
    .toBuffer()
  const sideways = await sharp(await sharp(upright).rotate(-90).png().toBuffer())
    .withExif({
      IFD0: { Make: 'Secretcam', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '20/1 9/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><who>Anjali</who></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect((await sharp(sideways).metadata()).orientation).toBe(6)

  const { stored, seen, body } = await uploaded(sideways)
  expect(body).toMatchObject({ width: 300, height: 200 })
  expect([seen.orientation, seen.exif, seen.icc, seen.xmp, seen.iptc]).toEqual(Array(5).fill(undefined))
  expect(stored.includes('Secretcam') || stored.includes('Anjali')).toBe(false)
  const [red, green] = await sharp(stored)
    .extract({ left: 150, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(200)
  expect(green).toBeLessThan(60)
})

test('a wide-gamut picture is converted to sRGB and looks the same', async () => {
  const p3 = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#4080c0' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const { stored } = await uploaded(p3)
  const [red, green, blue] = await sharp(stored).raw().toBuffer()
  expect(
    [red, green, blue].map((value, at) => Math.abs((value ?? 0) - (([64, 128, 192] as const)[at] ?? 0)) < 6),
  ).toEqual([true, true, true])
})

test('a large picture is stored with 2048 pixels on its longer side', async () => {
  const { body, seen } = await uploaded(await photo('jpeg', { width: 3000, height: 1500 }))
  expect(body).toMatchObject({ width: 2048, height: 1024 })
  expect([seen.width, seen.height]).toEqual([2048, 1024])
})

test('a transparent picture stays transparent, and is white where the browser cannot show that', async () => {
  const seeThrough = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer()
  const { key, seen } = await uploaded(seeThrough)
  expect([key.slice(-5), seen.format, seen.hasAlpha]).toEqual(['.webp', 'webp', true])
  expect(await rowOf(key)).toMatchObject({ placeholder: '#ffffff' })
  const asJpeg = await shop.app.inject({ url: `/media/upload/f_auto,q_auto,w_200/${key}` })
  expect(asJpeg.headers['content-type']).toBe('image/jpeg')
  const [red, green, blue] = await sharp(asJpeg.rawPayload).raw().toBuffer()
  expect([red, green, blue]).toEqual([255, 255, 255])
})

test('an alpha channel without transparency does not lead to a larger format', async () => {
  const opaque = await sharp(await photo())
    .ensureAlpha()
    .png()
    .toBuffer()
  expect((await uploaded(opaque)).key).toMatch(/\.jpg$/)
})

test('the first frame of an animation is stored', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const moving = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const { stored, body } = await uploaded(moving)
  expect(body).toMatchObject({ width: 40, height: 40 })
  const [red, , blue] = await sharp(stored).raw().toBuffer()
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(60)
})

test('a blurred placeholder is stored with the picture', async () => {
  const { key } = await uploaded(await photo('jpeg', { width: 1600, height: 1200 }))
  const { placeholder } = (await rowOf(key)) ?? {}
  expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
  expect(placeholder?.length).toBeLessThan(400)
  const tiny = await sharp(Buffer.from(placeholder?.split(',')[1] ?? '', 'base64')).metadata()
  expect([tiny.width, tiny.height]).toEqual([12, 9])
})

test('the preset of ours may be named, or none', async () => {
  const settings = await shop.client.image.settings({})
  expect(settings).toEqual({ uploadUrl: '/api/images/upload', uploadPreset: 'zilbazar' })
  const { status } = await upload(shop.app, browser, await photo(), { preset: settings.uploadPreset })
  expect(status).toBe(200)
})

test('the API document shows the form', async () => {
  const { paths } = (await shop.app.inject('/api/openapi.json')).json()
  const { content } = paths['/api/images/upload'].post.requestBody
  expect(Object.keys(content)).toEqual(['multipart/form-data'])
  expect(Object.keys(content['multipart/form-data'].schema.properties)).toEqual(['file', 'upload_preset'])
})

/** Sets the count of uploads, because opening hundreds of pictures takes long. */
const counted = (limit: string, points: number) =>
  shop.database.sql`update rate_counts set points = ${points} where key like ${`${limit}:%`}`

test('a store’s two hundred products come in an hour, five hundred pictures in a day, in whichever role', async () => {
  await shop.database.sql`truncate rate_counts`
  const store = await shop.given.store()
  const asOwner = await shop.signedIn('admin', store)
  const asPerson = await shop.signedIn('user', { id: store.userId })
  const file = await photo('jpeg', { width: 64, height: 48 })
  const statusFrom = async (from: Visitor) => (await upload(shop.app, from, file)).status
  expect(await statusFrom(asOwner)).toBe(200)
  await counted('uploadsByStoreInHour', 199)
  await counted('uploadsByStore', 199)
  expect(await statusFrom(asPerson)).toBe(200)
  for (const from of [asOwner, asPerson]) {
    const { status, headers, body } = await upload(shop.app, from, file)
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many' })
    expect(body.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/)
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
  }
  await counted('uploadsByStoreInHour', 0)
  await counted('uploadsByStore', 499)
  expect(await statusFrom(asPerson)).toBe(200)
  for (const from of [asOwner, asPerson]) {
    const { status, body } = await upload(shop.app, from, file)
    expect(status).toBe(429)
    expect(body.message).toMatch(/^Too many attempts\. Please try again in \d+ hours\.$/)
  }
  expect(await statusFrom(await shop.signedIn('admin', await shop.given.store()))).toBe(200)
})

test('a person without a store uploads sixty pictures a day', async () => {
  await shop.database.sql`truncate rate_counts`
  const file = await photo('jpeg', { width: 64, height: 48 })
  const from = await shop.signedIn('user', await shop.given.user())
  expect((await upload(shop.app, from, file)).status).toBe(200)
  await counted('uploadsByPerson', 59)
  expect((await upload(shop.app, from, file)).status).toBe(200)
  const { status, headers } = await upload(shop.app, from, file)
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(80_000)
  expect((await upload(shop.app, browser, file)).status).toBe(200)
})

test('with a hosting service the browser is sent there, and nothing is taken here', async () => {
  const elsewhere = await testApp({
    pictureHost: {
      uploadUrl: 'https://api.example.com/v1/shop/upload',
      preset: 'shop',
      deliversFrom: 'https://res.example.com/shop/',
    },
  })
  expect(await elsewhere.client.image.settings({})).toEqual({
    uploadUrl: 'https://api.example.com/v1/shop/upload',
    uploadPreset: 'shop',
  })
  const from = await elsewhere.signedIn('user', await elsewhere.given.user())
  expect((await upload(elsewhere.app, from, await photo())).status).toBe(404)
})
