import { expect, test } from 'vitest'
import { askedLanguage } from './asked-language.ts'

test.each([
  ['fr', 'fr'],
  ['FR-fr', 'fr'],
  ['fr-MU,fr;q=0.9', 'fr'],
  ['fr, en', 'fr'],
  ['en;q=0.5, fr;q=0.8', 'fr'],
  ['en,fr', 'en'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['de, fr;q=0.7', 'en'],
  ['frr', 'en'],
  ['fr;q=0', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a caller who accepts %j is answered in %s', (accepted, language) => {
  expect(askedLanguage({ headers: { 'accept-language': accepted } })).toBe(language)
})
