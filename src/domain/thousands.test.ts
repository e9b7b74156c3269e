import { expect, test } from 'vitest'
import { inThousands } from './thousands.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-12_500, '-12,500'],
  [12.5, '12.5'],
  [1234.5678, '1,234.5678'],
])('%d is written %s', (amount, written) => {
  expect(inThousands(amount, ',')).toBe(written)
})
