import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
  const original = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#0b7285' } })
    .jpeg()
    .toBuffer()
  await shop.pictures.write('lagoon.jpg', original)
})

const ask = (path: string, accept?: string) =>
  shop.app.inject({ url: `/media/upload/${path}`, ...(accept && { headers: { accept } }) })

test.each([
  ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif'],
  ['image/webp,*/*;q=0.8', 'image/webp'],
  ['image/png,image/*;q=0.8', 'image/jpeg'],
  ['*/*', 'image/jpeg'],
  [undefined, 'image/jpeg'],
])('a browser that accepts %s gets %s, 800 wide, for ever', async (accept, type) => {
  const response = await ask('f_auto,q_auto,w_800/lagoon.jpg', accept)
  expect(response.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
  })
  const { width, height } = await sharp(response.rawPayload).metadata()
  expect([width, height]).toEqual([800, 600])
})

test.each([
  ['lagoon.jpg', 'image/avif,image/webp'],
  ['small.jpg', '*/*'],
])('the picture of a shared link is a JPEG of 1200 × 630, made from %s', async (key, accept) => {
  const small = sharp({ create: { width: 300, height: 500, channels: 3, background: '#0b7285' } })
  await shop.pictures.write('small.jpg', await small.jpeg().toBuffer())
  const response = await ask(`f_jpg,q_auto,c_fill,w_1200,h_630/${key}`, accept)
  expect(response.headers['content-type']).toBe('image/jpeg')
  const { width, height, format } = await sharp(response.rawPayload).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
})

test('many first requests for the same form make it once', async () => {
  const write = vi.spyOn(shop.pictures, 'write')
  await Promise.all(Array.from({ length: 8 }, () => ask('f_auto,q_auto,w_400/lagoon.jpg', 'image/webp')))
  await ask('f_auto,q_auto,w_400/lagoon.jpg', 'image/webp')
  expect(write).toHaveBeenCalledTimes(1)
  write.mockRestore()
})

test('several processes can encode the same form at once', async () => {
  const other = await testApp({ pictures: shop.pictures })
  const path = '/media/upload/f_auto,q_auto,w_1200/lagoon.jpg'
  const answers = await Promise.all(
    [shop.app, other.app, shop.app, other.app].map((app) => app.inject({ url: path })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
})

test.each(['lagoon.jpg', 'f_auto,q_auto,w_800/lagoon.jpg'])(
  'a browser that still has %s is not sent it again, and nothing is read',
  async (path) => {
    const first = await ask(path, 'image/webp')
    const etag = String(first.headers.etag)
    const read = vi.spyOn(shop.pictures, 'read')
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await shop.app.inject({
        url: `/media/upload/${path}`,
        headers: { accept: 'image/webp', 'if-none-match': known },
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      const { 'cache-control': cacheControl, vary, etag: repeated } = again.headers
      expect([cacheControl, vary, repeated]).toEqual([
        first.headers['cache-control'],
        first.headers.vary,
        etag,
      ])
    }
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
  },
)

test('the tag of one form says nothing about another', async () => {
  const path = 'f_auto,q_auto,w_800/lagoon.jpg'
  const tags = await Promise.all(
    ['image/avif', 'image/webp', '*/*'].map(async (accept) => (await ask(path, accept)).headers.etag),
  )
  expect(new Set(tags).size).toBe(3)
  const other = await shop.app.inject({
    url: `/media/upload/${path}`,
    headers: { accept: 'image/avif', 'if-none-match': String(tags[1]) },
  })
  expect(other.statusCode).toBe(200)
})

test('HEAD has the same headers as GET', async () => {
  const whole = await ask('f_auto,q_auto,w_800/lagoon.jpg', 'image/webp')
  const head = await shop.app.inject({
    method: 'HEAD',
    url: '/media/upload/f_auto,q_auto,w_800/lagoon.jpg',
    headers: { accept: 'image/webp' },
  })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const name of ['content-type', 'content-length', 'cache-control', 'vary', 'etag'])
    expect(head.headers[name]).toBe(whole.headers[name])
})

test('a form made while its picture is removed does not stay behind', async () => {
  await shop.pictures.write('passing.jpg', (await shop.pictures.read('lagoon.jpg')) ?? Buffer.alloc(0))
  const write = vi.spyOn(shop.pictures, 'write').mockImplementationOnce(async (name, bytes) => {
    await shop.pictures.remove('passing.jpg')
    return shop.pictures.write(name, bytes)
  })
  expect((await ask('f_auto,q_auto,w_400/passing.jpg')).statusCode).toBe(200)
  expect(await shop.pictures.has('passing.jpg.w400.jpeg')).toBe(false)
  write.mockRestore()
})

test('the stored original is there under its own name', async () => {
  const response = await ask('lagoon.jpg')
  expect(response.headers['content-type']).toBe('image/jpeg')
  expect((await sharp(response.rawPayload).metadata()).width).toBe(1200)
})

test.each([
  ['a picture that does not exist', 'f_auto,q_auto,w_800/nothing.jpg', 404],
  ['a width that is not on the list', 'f_auto,q_auto,w_801/lagoon.jpg', 404],
  ['another transformation', 'w_800/lagoon.jpg', 400],
  ['a way out of the folder', 'f_auto,q_auto,w_800/..%2f..%2fpackage.json', 400],
  ['a derived file by its name', 'lagoon.jpg.w800.webp', 400],
])('%s is refused with a sentence', async (_, path, status) => {
  const response = await ask(path)
  expect(response.statusCode).toBe(status)
  expect([response.headers['cache-control'], response.headers.etag]).toEqual(['no-store', undefined])
  expect(response.json().message).toMatch(/\.$/)
})
