import { expect, test } from 'vitest'
import { canonicalPath, itemListFacts, listTitle, productItems } from './list-facts.ts'

test.each([
  [{}, '/hot-deals'],
  [{ page: 3, city: undefined }, '/hot-deals?page=3'],
  [{ page: 3, city: 'Curepipe' }, '/hot-deals'],
])('the canonical address of the list %j is %s', (wish, path) => {
  expect(canonicalPath('/hot-deals', wish)).toBe(path)
})

test('items of a later page have their position in the whole list', () => {
  const items = productItems([{ _id: 'soap', title: 'Soap' }])
  expect(itemListFacts('https://zilbazar.mu', 'Hot Deals', { page: 2, total: 13 }, items)).toEqual([
    {
      '@type': 'ItemList',
      name: 'Hot Deals',
      numberOfItems: 13,
      itemListElement: [
        { '@type': 'ListItem', position: 13, name: 'Soap', url: 'https://zilbazar.mu/product/soap' },
      ],
    },
  ])
})

test('an empty list has no structured data', () => {
  expect(itemListFacts('https://zilbazar.mu', 'Hot Deals', { page: 1, total: 0 }, [])).toEqual([])
  expect(itemListFacts('https://zilbazar.mu', 'Hot Deals', undefined, [])).toEqual([])
})

test('a later page has its number in the title', () => {
  expect([listTitle('Hot Deals'), listTitle('Hot Deals', 2)]).toEqual([
    'Hot Deals – Zilbazar',
    'Hot Deals, page 2 – Zilbazar',
  ])
})
