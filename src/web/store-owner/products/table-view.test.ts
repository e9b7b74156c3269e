import { expect, test } from 'vitest'
import { anId, aProduct } from '#tests/support/web/render-own-products.tsx'
import { lastCategory, matching, type Order, sorted } from './table-view.ts'

const now = new Date('2026-11-14T08:00:00Z')
const off = (value: number, expiresAt: string) => ({ value, expiresAt, isActive: true })

const tea = aProduct({
  _id: anId(1),
  title: 'thé vert',
  price: 300,
  averageRating: 4.5,
  ratingCount: 2,
  categories: ['Épicerie > Thés'],
})
const soap = aProduct({
  _id: anId(2),
  title: 'Soap 10',
  price: 500,
  discount: off(50, '2026-11-20T19:59:00Z'),
  createdAt: '2026-11-12T08:00:00Z',
})
const oldSoap = aProduct({
  _id: anId(3),
  title: 'Soap 9',
  price: 250,
  discount: off(80, '2026-11-13T19:59:00Z'),
  averageRating: 3,
  ratingCount: 9,
  createdAt: '2026-11-01T08:00:00Z',
})
const candle = aProduct({
  _id: anId(4),
  title: 'Candle',
  categories: ['Home > Light'],
  price: 900,
  discount: off(20, '2026-11-14T19:59:00Z'),
})
const all = [tea, soap, oldSoap, candle]

test.each<[Order['sorting'], Order['direction'], string[]]>([
  ['newest', 'descending', ['Soap 10', 'thé vert', 'Candle', 'Soap 9']],
  ['title', 'ascending', ['Candle', 'Soap 9', 'Soap 10', 'thé vert']],
  ['title', 'descending', ['thé vert', 'Soap 10', 'Soap 9', 'Candle']],
  // The sale price counts, and an expired discount does not.
  ['price', 'ascending', ['Soap 10', 'Soap 9', 'thé vert', 'Candle']],
  ['price', 'descending', ['Candle', 'thé vert', 'Soap 10', 'Soap 9']],
  // A product without ratings or discount comes last in both directions.
  ['rating', 'descending', ['thé vert', 'Soap 9', 'Soap 10', 'Candle']],
  ['rating', 'ascending', ['Soap 9', 'thé vert', 'Soap 10', 'Candle']],
  ['discount', 'descending', ['Soap 10', 'Candle', 'thé vert', 'Soap 9']],
  ['discount', 'ascending', ['Candle', 'Soap 10', 'thé vert', 'Soap 9']],
])('by %s, %s', (sorting, direction, titles) => {
  expect(sorted(all, { sorting, direction }, now).map(({ title }) => title)).toEqual(titles)
})

test.each([
  ['the vert', ['thé vert']],
  ['EPICERIE', ['thé vert']],
  ['soap beauty', ['Soap 10', 'Soap 9']],
  ['soaps 9', ['Soap 9']],
  ['  ', ['thé vert', 'Soap 10', 'Soap 9', 'Candle']],
  ['soap thé', []],
])('‘%s’ finds products by title and category, without regard to accents', (words, titles) => {
  expect(matching(all, words).map(({ title }) => title)).toEqual(titles)
})

test('the badge shows the last segment of the category', () => {
  expect(lastCategory({ categories: ['Fashion > Women > Dresses'] })).toBe('Dresses')
  expect(lastCategory({ categories: ['Food'] })).toBe('Food')
  expect(lastCategory({ categories: [] })).toBeUndefined()
})
