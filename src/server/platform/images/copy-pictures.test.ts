import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { s3Server } from '#tests/support/s3-server.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { pictures } from '../database/schema/index.ts'
import { copyPictures } from './copy-pictures.ts'
import { diskPictures } from './picture-store.ts'

const keyOf = (index: number) => `${index.toString(16).padStart(64, '0')}.webp`

async function disk() {
  const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-copied-'))
  whenFinished(() => rm(folder, { recursive: true, force: true }))
  return diskPictures(folder)
}

/** This many pictures on disk and in the database, with a delivery form, and one that the hosting service has. */
async function shopWith(many: number) {
  const { tables } = await testDatabase()
  const from = await disk()
  for (let index = 0; index < many; index += 1) {
    await from.write(keyOf(index), Buffer.from(`picture ${index}`))
    await tables.insert(pictures).values({ key: keyOf(index), width: 1, height: 1, bytes: 9 })
  }
  await from.write(`${keyOf(0)}.w400.avif`, Buffer.from('small'))
  await tables.insert(pictures).values({ key: 'hosted-1', url: 'https://pictures.example/1.jpg' })
  return { tables, from }
}

test('pictures are copied from disk to a bucket and back, each once', async () => {
  const { tables, from } = await shopWith(20)
  const { objects, pictures: bucket } = await s3Server()
  const seen: number[] = []
  const to = bucket('shop')
  const there = await copyPictures({ tables, from, to, onProgress: (done) => void seen.push(done) })
  expect(there).toEqual({ copied: 20, present: 0, missing: [] })
  expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect([...objects.keys()].sort()).toEqual(Array.from({ length: 20 }, (_, index) => `shop/${keyOf(index)}`))
  expect(await to.read(keyOf(7))).toEqual(Buffer.from('picture 7'))

  const back = await disk()
  expect(await copyPictures({ tables, from: to, to: back, onProgress() {} })).toMatchObject({ copied: 20 })
  expect(await back.read(keyOf(19))).toEqual(Buffer.from('picture 19'))
})

test('a copy that was stopped goes on where it was, and names pictures without a file', async () => {
  const { tables, from } = await shopWith(30)
  await from.remove(keyOf(29))
  const to = await disk()
  const stopping = new AbortController()
  const stopped = copyPictures({
    tables,
    from,
    to,
    onProgress: (done) => void (done === 10 && stopping.abort(new Error('Stopped.'))),
    signal: stopping.signal,
  })
  await expect(stopped).rejects.toThrow('Stopped.')
  const { copied, present, missing } = await copyPictures({ tables, from, to, onProgress() {} })
  expect(present).toBeGreaterThanOrEqual(10)
  expect(copied + present).toBe(29)
  expect(missing).toEqual([keyOf(29)])
  for (let index = 0; index < 29; index += 1)
    expect(await to.read(keyOf(index))).toEqual(Buffer.from(`picture ${index}`))
})
