import { expect, test } from 'vitest'
import { activeFilters, withKnownPlace, withoutFilters } from './active-filters.ts'
import type { SearchParams } from './search-params.ts'

const namesOf = (params: SearchParams) => activeFilters(params).map(({ name }) => name)

test('every filter of the address has a name, and leads to the first page of the search without it', () => {
  const params: SearchParams = {
    q: 'lamp',
    productPage: 3,
    city: 'Moka',
    minPrice: 100,
    maxPrice: 1500,
    onSale: true,
    openNow: true,
    minRating: 4,
    near: 'Curepipe',
    radius: 5,
    sort: 'nearest',
  }
  const filters = activeFilters(params)
  expect(filters.map(({ name }) => name)).toEqual([
    'Moka',
    'Rs 100 – Rs 1,500',
    'On sale',
    'Open now',
    '4 stars or more',
    'Up to 5 km from Curepipe',
  ])
  const { productPage: _, ...first } = params
  expect(filters.map(({ without }) => without.search)).toEqual([
    { ...first, city: undefined },
    { ...first, minPrice: undefined, maxPrice: undefined },
    { ...first, onSale: undefined },
    { ...first, openNow: undefined },
    { ...first, minRating: undefined },
    { ...first, near: undefined, radius: undefined, sort: undefined },
  ])
  expect(withoutFilters(params)).toEqual({ q: 'lamp' })
})

test('prices may have one end, and crossed ones do not filter', () => {
  expect(namesOf({ minPrice: 100 })).toEqual(['From Rs 100'])
  expect(namesOf({ maxPrice: 0 })).toEqual(['Up to Rs 0'])
  expect(namesOf({ minPrice: 200, maxPrice: 100 })).toEqual([])
})

test('a place alone is where distances are from', () => {
  expect(namesOf({ near: 'Moka' })).toEqual(['Near Moka'])
})

test('a place that is not in the list counts as none', () => {
  expect(withKnownPlace({ q: 'tea', near: 'Atlantis', radius: 5, sort: 'nearest' })).toEqual({ q: 'tea' })
  expect(withKnownPlace({ q: 'tea', near: 'Moka', radius: 5 })).toEqual({ q: 'tea', near: 'Moka', radius: 5 })
})
