import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutAccents } from './accents.ts'

test.each([
  ['Mahébourg', 'mahebourg'],
  ['Mahe\u0301bourg', 'mahebourg'],
  ['BAIE AUX HUÎTRES', 'baie aux huitres'],
  ['Crève Cœur', 'creve coeur'],
  ['Trou d’Eau Douce', "trou d'eau douce"],
  [' Flic-en-Flac ', 'flic en flac'],
  ['', ''],
])('%j is typed in a hurry as %j', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain)
})

test('a text without accents stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(withoutAccents(withoutAccents(text))).toBe(withoutAccents(text))
    }),
  )
})
