import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

test('a percentile is one of the values, whatever their order', () => {
  const values = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10]
  expect(percentile(values, 50)).toBe(5)
  expect(percentile(values, 99)).toBe(10)
  expect(percentile(values, 1)).toBe(1)
  expect(percentile([], 99)).toBe(0)
})
