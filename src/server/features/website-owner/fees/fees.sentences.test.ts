import { expect, test } from 'vitest'
import { say } from './fees.sentences.ts'

test('an amount of rupees is written alike in both languages', () => {
  expect(say.onlyLeft({ amount: 'Rs 1,250.50' })).toEqual({
    en: 'Only Rs 1,250.50 are left to pay for this window.',
    fr: 'Il ne reste que Rs 1,250.50 à payer pour cette période.',
  })
  expect(say.onlyPaid({ amount: 'Rs 1,250.50' })).toEqual({
    en: 'Only Rs 1,250.50 were paid for this window.',
    fr: 'Seul un montant de Rs 1,250.50 a été payé pour cette période.',
  })
})
