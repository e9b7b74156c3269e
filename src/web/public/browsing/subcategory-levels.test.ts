import { expect, test } from 'vitest'
import { chosenAbove, levelsToChoose } from './subcategory-levels.ts'

const food = [
  { _id: 'fruit', name: 'Fruit' },
  { _id: 'bread', name: 'Bread' },
]
const fruit = [{ _id: 'lychee', name: 'Lychees' }]
const loaded = (data: { _id: string; name: string }[]) => ({ data, isError: false })

test('a second dropdown appears once something is chosen in the first', () => {
  expect(levelsToChoose({}, 'Food', [loaded(food)]).map(({ within }) => within)).toEqual(['Food'])
  const levels = levelsToChoose({ subcategory1: 'fruit' }, 'Food', [loaded(food), loaded(fruit)])
  expect(levels.map(({ within, chosen }) => [within, chosen?.name])).toEqual([
    ['Food', 'Fruit'],
    ['Fruit', undefined],
  ])
})

test('a dropdown without anything to choose from does not appear', () => {
  expect(levelsToChoose({}, 'Food', [loaded([])])).toEqual([])
  expect(levelsToChoose({ subcategory1: 'bread' }, 'Food', [loaded(food), loaded([])])).toHaveLength(1)
})

test('a level whose options failed to load is shown with an error', () => {
  expect(levelsToChoose({}, 'Food', [{ isError: true }])[0]?.hasFailed).toBe(true)
})

test('a new choice keeps the levels above and clears those below', () => {
  const chosen = { subcategory1: 'a', subcategory2: 'b', subcategory3: 'c' }
  expect(chosenAbove('subcategory1', chosen)).toEqual({})
  expect(chosenAbove('subcategory2', chosen)).toEqual({ subcategory1: 'a' })
  expect(chosenAbove('subcategory3', chosen)).toEqual({ subcategory1: 'a', subcategory2: 'b' })
})
