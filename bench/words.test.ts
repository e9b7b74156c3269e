import { expect, test } from 'vitest'
import { shuffled, spread } from './random.ts'
import { searchWords } from './words.ts'

const words = searchWords([
  'Leather handbag, brown',
  'Leather belt',
  'Leather shoes for men',
  'Fish vindaye by the kilogram',
])

test('common words are those of many titles, rare ones of few', () => {
  expect(words.common[0]).toBe('leather')
  expect(words.rare[0]).not.toBe('leather')
  expect(words.two).toContain('leather handbag')
  expect(words.beginnings).toContain('lea')
})

test('a misspelt word is no word of the catalogue, and nonsense finds nothing', () => {
  expect(words.misspelt).toContain('letaher')
  expect(new Set(words.none).size).toBe(words.none.length)
})

test('the order is random, but the same in every run', () => {
  const numbers = spread(1000, 100)
  expect(numbers).toHaveLength(100)
  expect(numbers[0]).toBe(1)
  expect(shuffled(numbers)).toEqual(shuffled(numbers))
  expect(shuffled(numbers)).not.toEqual(numbers)
  expect([...shuffled(numbers)].sort((one, other) => one - other)).toEqual(numbers)
})
