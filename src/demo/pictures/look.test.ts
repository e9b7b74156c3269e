import { expect, test } from 'vitest'
import { productLook, storeLook } from './look.ts'

test('the same product look is the same picture every time', () => {
  expect(productLook('basket+mango', 2)).toEqual(productLook('basket+mango', 2))
})

test('seven variants of one artwork have seven different tints', () => {
  const variants = Array.from({ length: 7 }, (_, variant) => productLook('mango', variant))
  expect(new Set(variants.map((picture) => picture.scene.tint)).size).toBe(7)
  expect(new Set(variants.map((picture) => picture.placeholder)).size).toBe(7)
  expect(new Set(variants.map((picture) => picture.key)).size).toBe(7)
})

test('one variant and the next lean to different sides', () => {
  const [first, second] = [productLook('mango', 0), productLook('mango', 1)]
  const turn = (picture: typeof first) => Math.sign(picture.scene.objects[0]?.degrees ?? 0)
  expect(turn(first)).toBe(-turn(second))
})

test('a companion is drawn beside the artwork, smaller and on top', () => {
  const [main, companion] = productLook('basket+mango', 0).scene.objects
  expect(companion?.name).toBe('mango')
  expect(companion?.size).toBeLessThan((main?.size ?? 0) / 1.8)
})

test('artworks with letters or hands of a clock are never mirrored', () => {
  for (let variant = 0; variant < 14; variant++) {
    for (const object of productLook('calendar+alarm-clock', variant).scene.objects) {
      expect(object.mirrored).toBe(false)
    }
  }
})

test('picture keys are plain file names', () => {
  for (const { key } of [
    productLook('t-shirt+1st-place-medal', 11),
    storeLook(['mango', 'basket'], 'Ti Bazar 7'),
  ]) {
    expect(key).toMatch(/^demo-[a-z0-9-]+\.jpg$/)
  }
})

test('a store takes the tint it is given, and its artworks are upright on the counter', () => {
  const { scene } = storeLook(['mango', 'basket', 'pineapple'], 'rose')
  expect(scene.tint).toBe('rose')
  expect(scene.objects.map((object) => object.name)).toEqual(['mango', 'basket', 'pineapple'])
  expect(scene.objects.every((object) => object.degrees === 0)).toBe(true)
})

test('stores with other seeds differ', () => {
  const looks = Array.from({ length: 30 }, (_, seed) => storeLook(['mango', 'basket'], seed))
  expect(new Set(looks.map((look) => look.key)).size).toBe(30)
  expect(new Set(looks.map((look) => look.scene.tint)).size).toBe(7)
})
