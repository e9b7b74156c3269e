import { expect, test } from 'vitest'
import { isChosen, targetNames } from './target-names.ts'

test('every target has a name of its own', () => {
  expect(new Set(targetNames).size).toBe(targetNames.length)
  for (const name of ['home page, in memory', 'search, misspelt', 'product page', 'rate', 'plans'])
    expect(targetNames).toContain(name)
})

test('a name chooses its target alone, a part of names all that have it', () => {
  const chosen = (...only: string[]) => targetNames.filter((name) => isChosen(name, only))
  expect(chosen('rate')).toEqual(['rate'])
  expect(chosen('product detail', 'login')).toEqual(['product detail', 'login'])
  expect(chosen('search, m')).toEqual(['search, misspelt'])
  expect(chosen('search,')).toHaveLength(8)
  expect(chosen()).toEqual(targetNames)
  expect(chosen('no such target')).toEqual([])
})
