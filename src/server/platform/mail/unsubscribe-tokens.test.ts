import { expect, test } from 'vitest'
import { unsubscribeTokens } from './unsubscribe-tokens.ts'

const subscription = { userId: '0192f0c0-0000-7000-8000-000000000001', topic: 'monthly-figures' } as const
const tokens = unsubscribeTokens('a secret')
const token = tokens.sign(subscription)

test('a signed token names the person and the topic, and fits into an address', () => {
  expect(tokens.read(token)).toEqual(subscription)
  expect(token).toMatch(/^[\w.-]+$/)
  expect(token.length).toBeLessThan(200)
})

test.each([
  ['another person', token.replace('0001.', '0002.')],
  ['another topic', token.replace('monthly-figures', 'something-else')],
  ['no signature', token.slice(0, token.lastIndexOf('.'))],
  ['a cut signature', token.slice(0, -2)],
  ['another secret', unsubscribeTokens('another').sign(subscription)],
  ['nothing', ''],
  ['noise', '%%%'],
])('a token with %s is refused', (_, forged) => expect(tokens.read(forged)).toBeUndefined())
