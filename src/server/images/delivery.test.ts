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

test('many first requests for the same form make it once', async () => {
  const write = vi.spyOn(shop.pictures, 'write')
  await Promise.all(Array.from({ length: 8 }, () => ask('f_auto,q_auto,w_400/lagoon.jpg', 'image/webp')))
  await ask('f_auto,q_auto,w_400/lagoon.jpg', 'image/webp')
  expect(write).toHaveBeenCalledTimes(1)
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
  expect(response.json().message).toMatch(/\.$/)
})
