import { expect, test } from 'vitest'
import type { KeptCategory } from '#contract/website-owner/categories.ts'
import { type CategoryPlace, placesIn, reordered, type TargetAct, targetsFor } from './tree-places.ts'

const category = (name: string, inside: number, subcategories: KeptCategory[] = []): KeptCategory => ({
  _id: name,
  name,
  nameFr: null,
  icon: null,
  inside,
  insideAll: subcategories.reduce((sum, child) => sum + child.insideAll, inside),
  subcategories,
})

const lychees = category('Lychees', 4)
const fruit = category('Fruit', 3, [category('Red', 0, [lychees])])
const food = category('Food', 0, [fruit, category('Bread', 2)])
const fashion = category('Fashion', 0, [category('Shoes', 0)])
const tree = [food, fashion]
const places = placesIn(tree)
const placeOf = (name: string) => places.find(({ category: { _id } }) => _id === name) as CategoryPlace
const names = (found: CategoryPlace[]) => found.map(({ category: { _id } }) => _id)

test('a tree is listed from the root down, each category with those above it', () => {
  expect(names(places)).toEqual(['Food', 'Fruit', 'Red', 'Lychees', 'Bread', 'Fashion', 'Shoes'])
  expect(placeOf('Lychees').above.map(({ name }) => name)).toEqual(['Food', 'Fruit', 'Red'])
})

test.each<[TargetAct, string, string[]]>([
  // Fruit has two levels below it, so only the first level has room for it, besides its current parent Food.
  ['move', 'Fruit', ['Fashion']],
  ['move', 'Bread', ['Fruit', 'Red', 'Fashion', 'Shoes']],
  ['move', 'Food', []],
  // No category of the first level holds products.
  ['merge', 'Bread', ['Fruit', 'Red', 'Lychees', 'Shoes']],
  ['merge', 'Shoes', ['Food', 'Fruit', 'Red', 'Lychees', 'Bread', 'Fashion']],
  ['merge', 'Fruit', ['Bread', 'Shoes']],
  ['remove', 'Fruit', ['Bread', 'Shoes']],
  ['remove', 'Food', ['Shoes']],
  ['remove', 'Fashion', ['Food', 'Fruit', 'Red', 'Lychees', 'Bread']],
])('%s ‘%s’: offered are %s', (act, name, offered) => {
  expect(names(targetsFor(act, placeOf(name), places))).toEqual(offered)
})

test('siblings are reordered at any level', () => {
  expect(reordered(tree, null, ['Fashion', 'Food']).map(({ name }) => name)).toEqual(['Fashion', 'Food'])
  const [first] = reordered(tree, 'Food', ['Bread', 'Fruit'])
  expect(first?.subcategories.map(({ name }) => name)).toEqual(['Bread', 'Fruit'])
  expect(first?.subcategories[1]?.subcategories).toEqual(fruit.subcategories)
})
