import { expect, test } from 'vitest'
import { centsIn, typedAmount } from './amount.ts'

test.each([
  ['1500', 150_000],
  ['Rs 1,500', 150_000],
  ['1 500.5', 150_050],
  ['0.01', 1],
  ['1500,50', 150_050],
  ['1 500,5', 150_050],
  ['1,234,567.89', 123_456_789],
  ['1,50,000', undefined],
  ['1,5,0', undefined],
  ['1500.505', undefined],
  ['0', undefined],
  ['-20', undefined],
  ['1e3', undefined],
  ['', undefined],
])('‘%s’ typed as rupees is %s cents', (typed, cents) => {
  expect(centsIn(typed)).toBe(cents)
})

test('an amount is shown in its field as it would be typed', () => {
  expect([150_000, 150_050, 0].map(typedAmount)).toEqual(['1500', '1500.5', ''])
})
