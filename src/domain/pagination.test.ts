import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPastTheEnd, pageRange, pageWindow, totalPages } from './pagination.ts'

test.each([
  [0, 12, 0],
  [1, 12, 1],
  [12, 12, 1],
  [13, 12, 2],
  [214, 12, 18],
  [27, 9, 3],
])('%d items at %d a page make %d pages', (total, size, pages) => {
  expect(totalPages(total, size)).toBe(pages)
})

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [7, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [8, 8, '1 gap 4 5 6 7 8'],
  [5, 18, '1 gap 4 5 6 gap 18'],
  [14, 18, '1 gap 13 14 15 gap 18'],
  [15, 18, '1 gap 14 15 16 17 18'],
  [99, 18, '1 gap 14 15 16 17 18'],
  [0, 18, '1 2 3 4 5 gap 18'],
])('on page %d of %d the links are %s', (page, pages, links) => {
  expect(pageWindow(page, pages).join(' ')).toBe(links)
})

test.each([
  [1, 12, 214, { from: 1, to: 12 }],
  [2, 12, 214, { from: 13, to: 24 }],
  [18, 12, 214, { from: 205, to: 214 }],
  [1, 12, 5, { from: 1, to: 5 }],
  [19, 12, 214, undefined],
  [1, 12, 0, undefined],
  [0, 12, 214, undefined],
])('page %d at %d a page of %d items shows %j', (page, size, total, range) => {
  expect(pageRange(page, size, total)).toEqual(range)
})

const pageOfPages = fc
  .integer({ min: 1, max: 100_000 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))

test('the links hold the first, the last and the current page, rise, and are at most seven', () => {
  fc.assert(
    fc.property(pageOfPages, ([page, pages]) => {
      const links = pageWindow(page, pages)
      const numbers = links.filter((link) => link !== 'gap')
      expect(links.length).toBeLessThanOrEqual(7)
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect([links[0], links.at(-1)]).toEqual([1, pages])
    }),
  )
})

test('a gap stands exactly where at least two pages are left out', () => {
  fc.assert(
    fc.property(pageOfPages, ([page, pages]) => {
      const links = pageWindow(page, pages)
      links.forEach((link, index) => {
        const next = links[index + 1]
        const afterGap = links[index + 2]
        if (link === 'gap' || next === undefined) return
        if (next === 'gap') expect(Number(afterGap) - link).toBeGreaterThan(2)
        else expect(next - link).toBe(1)
      })
    }),
  )
})

test('the ranges of all pages cover every item once', () => {
  fc.assert(
    fc.property(fc.nat({ max: 500 }), fc.integer({ min: 1, max: 30 }), (total, size) => {
      let shown = 0
      for (let page = 1; page <= totalPages(total, size); page++) {
        const range = pageRange(page, size, total)
        expect(range?.from).toBe(shown + 1)
        shown = range?.to ?? 0
      }
      expect(shown).toBe(total)
    }),
  )
})

test.each([
  [{ page: 2, totalPages: 2 }, false],
  [{ page: 3, totalPages: 2 }, true],
  [{ page: 1, totalPages: 0 }, false],
  [{ page: 2, totalPages: 0 }, true],
  [{ productPage: 1, totalProductPages: 4, storePage: 9, totalStorePages: 2 }, true],
  [{ productPage: 4, totalProductPages: 4, storePage: 1, totalStorePages: 0 }, false],
  [{ cities: [] }, false],
  [null, false],
])('the answer %j is past the end of its list: %s', (answer, expected) => {
  expect(isPastTheEnd(answer)).toBe(expected)
})

test('of a first page the number of pages is not read', () => {
  const answer = {
    page: 1,
    get totalPages(): number {
      throw new Error('read')
    },
  }
  expect(isPastTheEnd(answer)).toBe(false)
})
