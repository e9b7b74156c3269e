import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { photo } from '#tests/support/picture-files.ts'
import { s3Server } from '#tests/support/s3-server.ts'
import { testApp } from '#tests/support/test-app.ts'
import { upload } from '#tests/support/upload.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { diskPictures, type PictureStore } from './picture-store.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-pictures-'))
  whenFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const stores: [string, () => Promise<PictureStore>][] = [
  ['on disk', async () => diskPictures(await emptyFolder())],
  ['in a bucket', async () => (await s3Server()).pictures()],
  ['in a bucket under a prefix', async () => (await s3Server()).pictures('shops/pictures')],
]

describe.each(stores)('pictures %s', (_, open) => {
  test('come back as they were written, and the last writing counts', async () => {
    const pictures = await open()
    await pictures.write('lagoon.jpg', Buffer.from('first'))
    await pictures.write('lagoon.jpg', Buffer.from([0, 255, 10, 13]))
    expect(await pictures.read('lagoon.jpg')).toEqual(Buffer.from([0, 255, 10, 13]))
    expect(await pictures.has('lagoon.jpg')).toBe(true)
    await pictures.write('lagoon.jpg', Buffer.from('last'))
    expect(await pictures.read('lagoon.jpg')).toEqual(Buffer.from('last'))
  })

  test('that were never written are not there', async () => {
    const pictures = await open()
    expect([await pictures.read('nothing.jpg'), await pictures.has('nothing.jpg')]).toEqual([
      undefined,
      false,
    ])
    await pictures.remove('nothing.jpg')
  })

  test('that were read before are gone when they were removed', async () => {
    const pictures = await open()
    await pictures.write('lagoon.jpg', Buffer.from('lagoon'))
    for (const _ of ['read', 'read again'])
      expect(await pictures.read('lagoon.jpg')).toEqual(Buffer.from('lagoon'))
    await pictures.remove('lagoon.jpg')
    expect(await pictures.read('lagoon.jpg')).toBeUndefined()
  })

  test('are removed with what was derived from them, and nothing else is', async () => {
    const pictures = await open()
    const gone = ['lagoon.jpg', 'lagoon.jpg.w400.webp', 'lagoon.jpg.w800.avif']
    const kept = ['lagoon.jpgx.jpg', 'lagoon2.jpg', 'lagoon.png', 'lagoon2.jpg.w400.webp']
    for (const name of [...gone, ...kept]) await pictures.write(name, Buffer.from(name))
    await pictures.remove('lagoon.jpg')
    const left = await Promise.all(
      [...gone, ...kept].map(async (name) => ((await pictures.has(name)) ? name : '')),
    )
    expect(left.filter(Boolean)).toEqual(kept)
  })

  test('are uploaded, delivered in several forms, and made once', async () => {
    const pictures = await open()
    const shop = await testApp({ pictures })
    const browser = await shop.signedIn('user', await shop.given.user())
    const { status, body } = await upload(shop.app, browser, await photo())
    expect(status).toBe(200)
    const key = body.secure_url.split('/').at(-1)
    for (let time = 0; time < 2; time += 1) {
      const shown = await shop.app.inject({
        url: `/media/upload/f_auto,q_auto,w_400/${key}`,
        headers: { accept: 'image/webp' },
      })
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    }
    expect(await pictures.has(`${key}.w400.webp`)).toBe(true)
  })
})

test('an unfinished file is never seen, and goes with its picture', async () => {
  const folder = await emptyFolder()
  const pictures = diskPictures(folder)
  await Promise.all(Array.from({ length: 20 }, () => pictures.write('lagoon.jpg', Buffer.alloc(100_000))))
  expect(await readdir(path.join(folder, 'la'))).toEqual(['lagoon.jpg'])
})

test('what another process removes or writes is seen within a second', async () => {
  const folder = await emptyFolder()
  const [here, elsewhere] = [diskPictures(folder), diskPictures(folder)]
  const read = async () => (await here.read('lagoon.jpg'))?.toString()
  await here.write('lagoon.jpg', Buffer.from('first'))
  expect([await read(), await read()]).toEqual(['first', 'first'])
  await elsewhere.write('lagoon.jpg', Buffer.from('second'))
  await expect.poll(read).toBe('second')
  await elsewhere.remove('lagoon.jpg')
  await expect.poll(read).toBeUndefined()
})

test('what is read while it is removed is not remembered', async () => {
  const pictures = diskPictures(await emptyFolder())
  for (let time = 0; time < 20; time += 1) {
    await pictures.write('lagoon.jpg', Buffer.from('lagoon'))
    await pictures.write('lagoon.jpg.w400.webp', Buffer.from('small'))
    await Promise.all([
      pictures.read('lagoon.jpg'),
      pictures.read('lagoon.jpg.w400.webp'),
      pictures.remove('lagoon.jpg'),
      pictures.read('lagoon.jpg'),
      pictures.read('lagoon.jpg.w400.webp'),
    ])
    expect([await pictures.read('lagoon.jpg'), await pictures.read('lagoon.jpg.w400.webp')]).toEqual([
      undefined,
      undefined,
    ])
  }
})

test('a bucket that refuses us is a failure, not a missing picture', async () => {
  const pictures = (await s3Server()).pictures('', 'wrong-secret')
  await expect(pictures.read('lagoon.jpg')).rejects.toThrow()
  await expect(pictures.write('lagoon.jpg', Buffer.from('x'))).rejects.toThrow()
})

test('pictures in a bucket have a content type and a cache lifetime', async () => {
  const server = await s3Server()
  await server.pictures('shops').write('lagoon.jpg.w400.webp', Buffer.from('x'))
  expect([...server.objects]).toEqual([
    [
      'shops/lagoon.jpg.w400.webp',
      { bytes: Buffer.from('x'), type: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' },
    ],
  ])
})

test('two prefixes of one bucket are independent', async () => {
  const server = await s3Server()
  const [one, other] = [server.pictures('one'), server.pictures('other')]
  await one.write('lagoon.jpg', Buffer.from('one'))
  expect(await other.has('lagoon.jpg')).toBe(false)
  await other.remove('lagoon.jpg')
  expect(await one.has('lagoon.jpg')).toBe(true)
})
