import { expect, test } from 'vitest'
import { sayLimit } from './limits.sentences.ts'

test.each([
  [1, '1 second', '1 seconde'],
  [2, '2 seconds', '2 secondes'],
  [90, '90 seconds', '90 secondes'],
  [91, '2 minutes', '2 minutes'],
  [5 * 60, '5 minutes', '5 minutes'],
  [90 * 60, '90 minutes', '90 minutes'],
  [90 * 60 + 1, '2 hours', '2 heures'],
  [24 * 60 * 60, '24 hours', '24 heures'],
])('a wait of %d seconds is one of %s, in French of %s', (seconds, en, fr) => {
  expect(sayLimit.tooManyAttempts({ seconds })).toEqual({
    en: `Too many attempts. Please try again in ${en}.`,
    fr: `Trop d’essais. Veuillez réessayer dans ${fr}.`,
  })
})
