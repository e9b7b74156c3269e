import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type DemoPicture, productLook, storeLook } from './look.ts'
import { renderPictures } from './render.ts'
import { tints } from './tints.ts'

async function rendered(...pictures: DemoPicture[]) {
  const files = new Map<string, Buffer>()
  const progress: [number, number][] = []
  await renderPictures(
    pictures,
    async (key, jpeg) => {
      files.set(key, jpeg)
    },
    (done, total) => progress.push([done, total]),
  )
  return { files: pictures.map(({ key }) => files.get(key) ?? Buffer.alloc(0)), progress }
}

async function pixel(jpeg: Buffer | undefined, left: number, top: number) {
  return [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

test('product and store pictures are JPEGs of 1200 × 900 that load quickly', async () => {
  const { files } = await rendered(productLook('mango+basket', 0), storeLook(['mango', 'basket'], 1))
  for (const jpeg of files) {
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 })
    expect(jpeg.length).toBeLessThan(80_000)
  }
})

test('the same look gives the same bytes, another variant gives others', async () => {
  const [first] = (await rendered(productLook('mango', 0))).files
  const [again, other] = (await rendered(productLook('mango', 0), productLook('mango', 1))).files
  expect(again?.equals(first ?? Buffer.alloc(0))).toBe(true)
  expect(other?.equals(first ?? Buffer.alloc(0))).toBe(false)
})

test('the background has the tint of the placeholder, and the artwork is in the middle', async () => {
  const look = productLook('mango', 0)
  const [jpeg] = (await rendered(look)).files
  const corner = await pixel(jpeg, 1195, 895)
  const tint = [1, 3, 5].map((at) => Number.parseInt(look.placeholder.slice(at, at + 2), 16))
  for (const [channel, value] of corner.entries())
    expect(Math.abs(value - (tint[channel] ?? 0))).toBeLessThan(16)
  const [red = 0, , blue = 0] = await pixel(jpeg, 600, 450)
  expect(red - blue).toBeGreaterThan(90)
  expect(look.placeholder).toBe(tints[look.scene.tint].ground)
})

test('a pool is rendered with progress, each picture once', async () => {
  const pool = Array.from({ length: 6 }, (_, variant) => productLook('mango', variant))
  const { files, progress } = await rendered(...pool, ...pool)
  expect(files.every((jpeg) => jpeg.length > 10_000)).toBe(true)
  expect(progress).toEqual([1, 2, 3, 4, 5, 6].map((done) => [done, 6]))
})

test('an artwork that is not in the set is named before anything is rendered', async () => {
  const mistaken = [productLook('mango', 0), productLook('basket+no-such-thing', 0)]
  await expect(rendered(...mistaken)).rejects.toThrow(
    'No such artwork in the fluent-emoji set: no-such-thing',
  )
})

test('a picture that cannot be written stops the rendering with the reason', async () => {
  const full = () => Promise.reject(new Error('The disk is full.'))
  await expect(renderPictures([productLook('mango', 0)], full, () => {})).rejects.toThrow('The disk is full.')
})
