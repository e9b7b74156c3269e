import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { diskPictures } from '#server/platform/images/picture-store.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { shareCache } from './share-cache.ts'

async function emptyFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-share-'))
  whenFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
/** A file that begins and ends like a JPEG. */
const jpeg = (bytes: number) =>
  Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(bytes - 4), Buffer.from('ffd9', 'hex')])

test('the oldest pictures go when the folder is full', async () => {
  const folder = await emptyFolder()
  const cache = shareCache(folder, 2500, 1)
  for (const [at, key] of ['one.jpg', 'two.jpg', 'three.jpg'].entries()) {
    await cache.write(key, 'v', jpeg(1000))
    await utimes(path.join(folder, `${key}.v.jpg`), 1000 + at, 1000 + at)
  }
  await cache.write('four.jpg', 'v', jpeg(1000))
  expect((await readdir(folder)).sort()).toEqual(['four.jpg.v.jpg', 'three.jpg.v.jpg'])
})

test('a file that was cut off is drawn again', async () => {
  const folder = await emptyFolder()
  const cache = shareCache(folder)
  await cache.write('one.jpg', 'v', jpeg(1000))
  expect(await cache.read('one.jpg', 'v')).toEqual(jpeg(1000))
  await writeFile(path.join(folder, 'one.jpg.v.jpg'), jpeg(1000).subarray(0, 500))
  expect(await cache.read('one.jpg', 'v')).toBeUndefined()
  expect(await cache.read('two.jpg', 'v')).toBeUndefined()
})

test('a picture that is removed takes along what was drawn with it', async () => {
  const folder = await emptyFolder()
  const cache = shareCache(folder)
  await cache.write('one.jpg', 'a', jpeg(10))
  await cache.write('one.jpg', 'b', jpeg(10))
  await cache.write('two.jpg', 'a', jpeg(10))
  await cache.along(diskPictures(await emptyFolder())).remove('one.jpg')
  expect(await readdir(folder)).toEqual(['two.jpg.a.jpg'])
})
