import { expect, test } from 'vitest'
import { accountNumberIn, brnIn, formatAccountNumber, vatNumberIn } from './payment-details.ts'

test.each([
  ['000 123-456 789', '000123456789', '0001 2345 6789'],
  [
    'mu17 bomm 0101 1010 3030 0200 000m ur',
    'MU17BOMM0101101030300200000MUR',
    'MU17 BOMM 0101 1010 3030 0200 000M UR',
  ],
])('the account number ‘%s’ is kept as %s and shown as %s', (typed, kept, shown) => {
  expect(accountNumberIn(typed)).toBe(kept)
  expect(formatAccountNumber(kept)).toBe(shown)
})

test.each(['', '12345', 'my account', '0001/2345', 'x'.repeat(35)])('‘%s’ is no account number', (typed) => {
  expect(accountNumberIn(typed)).toBeUndefined()
})

test('a BRN and a VAT number are kept without spaces and without their names', () => {
  expect([brnIn('c07 012 345'), brnIn('BRN: C07012345'), brnIn('07012345')]).toEqual([
    'C07012345',
    'C07012345',
    undefined,
  ])
  expect([vatNumberIn('VAT 27123456'), vatNumberIn('2712 3456'), vatNumberIn('123')]).toEqual([
    '27123456',
    '27123456',
    undefined,
  ])
})
