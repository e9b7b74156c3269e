import { expect, test } from 'vitest'
import { english } from '#tests/support/english.ts'
import { api } from './index.ts'

const hotDeals = api.catalogue.hotDeals.query
const stores = api.store.all.query
const search = api.search.productsAndStores.query
const id = '0192f3a4-5b6c-7d8e-9f01-23456789abcd'

const refusal = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => english(message))

test.each([
  [{}, { page: 1 }],
  [{ page: '2' }, { page: 2 }],
  [{ page: 1_000_000 }, { page: 1_000_000 }],
  [{ city: '  Curepipe ' }, { page: 1, city: 'Curepipe' }],
  [{ city: 'Baie aux Huîtres' }, { page: 1, city: 'Baie aux Huîtres' }],
  [{ city: '%_' }, { page: 1, city: '%_' }],
  [{ city: '   ' }, { page: 1 }],
  [{ city: '' }, { page: 1 }],
  [{ utm_source: 'mail', page: '3' }, { page: 3 }],
])('a list reads %j as %j', (query, read) => {
  expect(hotDeals.parse(query)).toEqual(read)
})

test.each(['0', '-1', '1.5', '', 'two', '1000001', '1e9', 'NaN', ['1', '2']])(
  'there is no page %j',
  (page) => {
    expect(refusal(hotDeals.safeParse({ page }))).toEqual(['Please ask for a page between 1 and 1,000,000.'])
  },
)

test.each([
  ['x'.repeat(101), 'The city can have at most 100 characters.'],
  ['Cure\u0000pipe', 'The city must be one line of plain text.'],
  ['Cure\npipe', 'The city must be one line of plain text.'],
  [['Curepipe', 'Vacoas'], 'The city must be text.'],
])('the city %j is refused: %s', (city, sentence) => {
  expect(refusal(hotDeals.safeParse({ city }))).toEqual([sentence])
})

test('a search has up to 200 characters, not counting the space around them', () => {
  expect(search.parse({ q: ` ${'x'.repeat(200)} ` }).q).toHaveLength(200)
  expect(search.parse({})).toEqual({ q: '', productPage: 1, storePage: 1 })
  const sentence = 'The search can have at most 200 characters.'
  expect(refusal(search.safeParse({ q: 'x'.repeat(10_000) }))).toEqual([sentence])
  expect(refusal(stores.safeParse({ search: 'x'.repeat(201) }))).toEqual([sentence])
  expect(refusal(search.safeParse({ q: 'a\u0007b' }))).toEqual(['The search must be one line of plain text.'])
})

test('stores are filtered by categories that may be left blank, and sorted by rating', () => {
  const asked = { storeCategory: id, subcategory1: '', sort: 'rating' }
  expect(stores.parse(asked)).toEqual({ page: 1, search: '', storeCategory: id, sort: 'rating' })
  expect(refusal(stores.safeParse({ storeCategory: 'food' }))).toEqual(['That is not a valid id.'])
  expect(refusal(stores.safeParse({ sort: 'price' }))).toEqual(['Stores can be sorted by rating only.'])
})

test.each([
  [id, true],
  ['00000000-0000-0000-0000-000000000000', true],
  [id.toUpperCase(), true],
  [`${id}0`, false],
  [id.replaceAll('-', ''), false],
  ["' or 1=1", false],
])('the product id %j is well-formed: %s', (productId, isWellFormed) => {
  expect(api.catalogue.productDetail.params.safeParse({ productId }).success).toBe(isWellFormed)
})
