import { expect, test } from 'vitest'
import { foldSpelling } from './fold-spelling.ts'
import { translationsBySpelling, translationsOf } from './translations.ts'
import { wordGroups } from './word-list.ts'

test('there are three hundred groups and more, each in at least two words', () => {
  expect(wordGroups.length).toBeGreaterThanOrEqual(300)
  expect(wordGroups.filter((group) => group.length < 2)).toEqual([])
  const lines = wordGroups.map((group) => group.map(({ text }) => text).join())
  expect(lines.filter((line, index) => lines.indexOf(line) < index)).toEqual([])
})

test.each([
  ['soulie', 'soulier', 'souliye', 'souliers'],
  ['pwason', 'poison', 'poisson'],
  ['fromaz', 'fromage'],
  ['gato', 'gateau', 'gâteau'],
  ['kado', 'cadeau'],
])('spellings of one word fold to one: %s', (...spellings) => {
  expect(new Set(spellings.map(foldSpelling)).size).toBe(1)
})

test.each([
  ['gate', 'gâteau'],
  ['shose', 'sauce'],
])('%s and %s stay different words', (one, other) => {
  expect(foldSpelling(one)).not.toBe(foldSpelling(other))
})

test('a word has the others of its own groups as translations, never itself', () => {
  expect(translationsOf('shoes')).toEqual(['chaussure', 'soulier', 'soulie'])
  expect(translationsOf('gold')).toEqual(['lor'])
  expect(translationsOf('or')).toEqual(['gold', 'lor'])
  expect(translationsOf('zyzzyva')).toBeUndefined()
  expect(translationsBySpelling('souliye')).toContain('shoe')
  expect(translationsBySpelling('te')).toBeUndefined()
})
