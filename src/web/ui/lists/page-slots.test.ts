import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageSlots } from './page-slots.ts'

function written(page: number, totalPages: number, hidden: 'max-sm:hidden' | 'sm:hidden') {
  return pageSlots(page, totalPages)
    .filter(({ className }) => className !== hidden)
    .map(({ number }) => number ?? '…')
    .join(' ')
}

test.each([
  [1, 4, '1 2 3 4'],
  [1, 6, '1 2 3 … 6'],
  [2, 18, '1 2 3 … 18'],
  [3, 18, '1 … 3 … 18'],
  [4, 18, '1 … 4 … 18'],
  [9, 18, '1 … 9 … 18'],
  [15, 18, '1 … 15 … 18'],
  [17, 18, '1 … 16 17 18'],
  [40, 18, '1 … 16 17 18'],
])('page %i of %i is shown on a phone as %s', (page, totalPages, text) => {
  expect(written(page, totalPages, 'max-sm:hidden')).toBe(text)
})

test('a wide screen shows up to seven page slots', () => {
  expect(written(4, 18, 'sm:hidden')).toBe('1 2 3 4 5 … 18')
  expect(written(9, 18, 'sm:hidden')).toBe('1 … 8 9 10 … 18')
})

test('a phone always shows the current page and at most five slots', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
      const [page, totalPages] = [Math.min(a, b), Math.max(a, b)]
      const shown = written(page, totalPages, 'max-sm:hidden').split(' ')
      expect(shown).toContain(String(page))
      expect(shown.length).toBeLessThanOrEqual(5)
    }),
  )
})
