import { expect, test } from 'vitest'
import { chartPath } from './chart-path.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`

test('the line goes by steps from the first price to now, the highest at the top', () => {
  const prices = [
    { since: at(1), price: 100 },
    { since: at(6), price: 80 },
    { since: at(11), price: 90 },
  ]
  expect(chartPath(prices, new Date(at(21)))).toBe('M0 6H75V84H150V45H300')
})

test('a price that came after the page was made stays inside', () => {
  const prices = [
    { since: at(1), price: 100 },
    { since: at(6), price: 80 },
  ]
  expect(chartPath(prices, new Date(at(5)))).toBe('M0 6H300V84H300')
})
