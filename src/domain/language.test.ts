import { expect, test } from 'vitest'
import { inLanguage, languageOf, withoutLanguage } from './language.ts'

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
])(
  '%s is in %s, and its English and French addresses are %s and %s',
  (address, language, english, french) => {
    expect(languageOf(address)).toBe(language)
    expect(withoutLanguage(address)).toBe(english)
    expect(inLanguage('en', address)).toBe(english)
    expect(inLanguage('fr', address)).toBe(french)
  },
)
