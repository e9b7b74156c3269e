import { expect, test } from 'vitest'
import { say } from './fees.sentences.ts'

test('an amount of rupees is written as each language writes it', () => {
  expect(say.onlyLeft({ cents: 125_050 })).toEqual({
    en: 'Only Rs 1,250.50 are left to pay for this window.',
    fr: 'Il ne reste que Rs\u00a01\u00a0250,50 à payer pour cette période.',
  })
  expect(say.onlyPaid({ cents: 125_050 })).toEqual({
    en: 'Only Rs 1,250.50 were paid for this window.',
    fr: 'Seul un montant de Rs\u00a01\u00a0250,50 a été payé pour cette période.',
  })
})
