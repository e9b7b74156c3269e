import { expect, test } from 'vitest'
import { detailOf, inWords } from './audit-words.ts'

const words = { none: 'none', yes: 'yes', no: 'no' }

test.each([
  ['approve-store-owner', 'Approve store owner'],
  ['dismiss-product-review', 'Dismiss product review'],
  ['recoveryCodes', 'Recovery codes'],
])('%s reads as ‘%s’', (name, sentence) => expect(inWords(name)).toBe(sentence))

test.each([
  ['amountCents', 150_000, 'Amount', 'Rs 1,500'],
  ['receivedOn', '2026-11-14', 'Received on', '14/11/2026'],
  ['halalCheckedUntil', null, 'Halal checked until', 'none'],
  ['removesSecondFactor', true, 'Removes second factor', 'yes'],
  ['reports', 1200, 'Reports', '1,200'],
  ['moved', { from: 1 }, 'Moved', '{"from":1}'],
])('the detail %s: %j reads as ‘%s: %s’', (name, value, label, text) =>
  expect(detailOf(name, value, words)).toEqual({ name: label, text }),
)
