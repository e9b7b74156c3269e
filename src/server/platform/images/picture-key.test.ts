import { expect, test } from 'vitest'
import { pictureKeyOf } from './picture-key.ts'

const key = `${'9f2c'.repeat(16)}.jpg`
const publicUrl = 'https://zilbazar.mu'

test.each([
  `/media/upload/${key}`,
  `/media/upload/f_auto,q_auto,w_800/${key}`,
  `/media/upload/f_auto,q_auto,w_1200/${key}`,
  `${publicUrl}/media/upload/${key}`,
  `${publicUrl}/media/upload/f_auto,q_auto,w_800/${key}`,
])('%s is one of ours', (address) => {
  expect(pictureKeyOf(address, publicUrl)).toBe(key)
})

test.each([
  `https://elsewhere.example/media/upload/${key}`,
  `https://zilbazar.mu.elsewhere.example/media/upload/${key}`,
  `https://zilbazar.mu@elsewhere.example/media/upload/${key}`,
  `http://zilbazar.mu/media/upload/${key}`,
  `//zilbazar.mu/media/upload/${key}`,
  `/media/upload/w_800/${key}`,
  `/media/upload/f_auto,q_auto,w_800/f_auto,q_auto,w_800/${key}`,
  `/media/upload/${key}?width=9`,
  `/media/upload/${key}#top`,
  `/media/upload/${key}/`,
  `/media/upload/${key}.w800.webp`,
  `/media/upload/../upload/${key}`,
  `/media/upload/${key.toUpperCase()}`,
  `/media/${key}`,
  `media/upload/${key}`,
  '/media/upload/',
  key,
  '',
])('%s is not', (address) => {
  expect(pictureKeyOf(address, publicUrl)).toBe(undefined)
})
