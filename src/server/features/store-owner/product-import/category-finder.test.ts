import { expect, test } from 'vitest'
import { categoryFinder } from './category-finder.ts'

const rows = [
  { id: 'f', path: ['f'], name: 'Fashion', nameFr: 'Mode' },
  { id: 'w', path: ['f', 'w'], name: 'Women', nameFr: 'Femmes' },
  { id: 'd', path: ['f', 'w', 'd'], name: 'Dresses', nameFr: 'Robes d’été' },
  { id: 'm', path: ['f', 'm'], name: 'Men', nameFr: null },
  { id: 's', path: ['f', 'm', 's'], name: 'Shoes', nameFr: null },
  { id: 'z', path: ['f', 'w', 'z'], name: 'Shoes', nameFr: null },
  { id: 'h', path: ['h'], name: 'Home, garden', nameFr: null },
  { id: 'k', path: ['h', 'k'], name: 'Kitchen', nameFr: null },
]
const find = categoryFinder(rows)

test.each([
  ['Fashion > Women > Dresses', 'd'],
  ['fashion>WOMEN>dresses', 'd'],
  ["Mode > Femmes > robes d'ete", 'd'],
  ['Women > Dresses', 'd'],
  ['Dresses', 'd'],
  ['Men > Shoes', 's'],
  ['Home, garden > Kitchen', 'k'],
  ['Sale, Women > Dresses, Other', 'd'],
])('‘%s’ is found', (written, id) => {
  expect(find(written)).toEqual({ id })
})

test.each([
  ['Shoes', 'unknown-category'],
  ['Toys', 'unknown-category'],
  ['Women > Men', 'unknown-category'],
  ['', 'unknown-category'],
  ['Fashion', 'needs-subcategory'],
])('‘%s’ is refused', (written, fault) => {
  expect(find(written)).toEqual({ fault })
})
