import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { linkTokens } from './link-tokens.ts'

const tokens = linkTokens('a session secret of good length')

test('the token of a link follows from its seed and our secret, and its hash from the token', () => {
  const { seed, token, hash } = tokens.create()
  expect(Buffer.from(seed, 'base64url')).toHaveLength(32)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(tokens.tokenOf(seed)).toBe(token)
  expect(tokens.hashOf(token)).toEqual(hash)
  expect(hash).toEqual(createHash('sha256').update(token).digest())
})

test('neither another secret nor the secret itself as key makes the same token', () => {
  const { seed, token } = tokens.create()
  expect(linkTokens('another secret of good length').tokenOf(seed)).not.toBe(token)
  expect(createHash('sha256').update(seed).digest('base64url')).not.toBe(token)
})

test('no two links are the same', () => {
  const all = Array.from({ length: 1000 }, () => tokens.create().token)
  expect(new Set(all).size).toBe(1000)
})
