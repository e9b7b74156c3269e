import { expect, test } from 'vitest'
import { reportLabel, reviewLabel } from './report-label.ts'

test.each([
  ['product-review', reviewLabel('Sega dress'), 'Review of Sega dress', 'Avis sur Sega dress'],
  ['store-review', reviewLabel('Review of tea'), 'Review of Review of tea', 'Avis sur Review of tea'],
  ['product', 'Review of the year', 'Review of the year', 'Review of the year'],
])('the name of a %s, stored as ‘%s’, reads ‘%s’ and ‘%s’', (target, label, english, french) => {
  expect(reportLabel('en', target, label)).toBe(english)
  expect(reportLabel('fr', target, label)).toBe(french)
})
