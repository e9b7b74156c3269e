import { expect, test } from 'vitest'
import { choosingLanguage, chosenLanguage, inLanguage, languageOf, withoutLanguage } from './language.ts'

test.each([
  ['/', 'en', '/', '/fr/'],
  ['/?page=2', 'en', '/?page=2', '/fr/?page=2'],
  ['/stores?city=Curepipe', 'en', '/stores?city=Curepipe', '/fr/stores?city=Curepipe'],
  ['/fr', 'fr', '/', '/fr/'],
  ['/fr/', 'fr', '/', '/fr/'],
  ['/fr?q=thé', 'fr', '/?q=thé', '/fr/?q=thé'],
  ['/fr/search?q=fr', 'fr', '/search?q=fr', '/fr/search?q=fr'],
  ['/free', 'en', '/free', '/fr/free'],
  ['/fr-store', 'en', '/fr-store', '/fr/fr-store'],
  // '//evil.example' and '/\\evil.example' would be addresses of another site.
  ['/fr//evil.example', 'fr', '/evil.example', '/fr/evil.example'],
  ['/fr/\\evil.example', 'fr', '/evil.example', '/fr/evil.example'],
  ['/fr/\\/evil.example/a//b', 'fr', '/evil.example/a//b', '/fr/evil.example/a//b'],
])(
  '%s is in %s, and its English and French addresses are %s and %s',
  (address, language, english, french) => {
    expect(languageOf(address)).toBe(language)
    expect(withoutLanguage(address)).toBe(english)
    expect(inLanguage('en', address)).toBe(english)
    expect(inLanguage('fr', address)).toBe(french)
  },
)

test.each([
  ['fr', '/', '/fr/?language=fr', '/fr/'],
  ['en', '/fr/', '/?language=en', '/'],
  [
    'fr',
    '/stores?city=Curepipe&page=2',
    '/fr/stores?city=Curepipe&page=2&language=fr',
    '/fr/stores?city=Curepipe&page=2',
  ],
  ['en', '/fr/search?q=what?', '/search?q=what?&language=en', '/search?q=what?'],
] as const)('choosing %s on %s is asked for at %s and leads to %s', (language, address, choosing, page) => {
  expect(choosingLanguage(language, address)).toBe(choosing)
  expect(chosenLanguage(choosing)).toEqual({ language, page })
})

test.each([
  '/',
  '/fr/stores?city=Curepipe',
  '/?language=',
  '/?language=de',
  '/?q=language=fr',
  '/?xlanguage=fr',
])('%s chooses no language', (address) => {
  expect(chosenLanguage(address)).toBeUndefined()
})
