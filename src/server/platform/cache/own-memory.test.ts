import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inOwnMemory } from './own-memory.ts'

test.each([
  ['a text', 'Île aux Cerfs'],
  ['a short buffer', Buffer.from('Curepipe')],
  ['what zlib has made', brotliCompressSync('Rose Hill '.repeat(500))],
  ['nothing', ''],
])('%s is copied, and its memory is as long as itself', (_name, content) => {
  const copy = inOwnMemory(content)
  expect(copy).toEqual(Buffer.from(content as string))
  expect(copy.buffer.byteLength).toBe(copy.length)
})
