import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneNumbers } from './phone-numbers.ts'

const mauritian = fc.oneof(
  fc.tuple(fc.constantFrom('5', '7'), fc.stringMatching(/^\d{7}$/)).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('2', '3', '4', '6', '8'), fc.stringMatching(/^\d{6}$/))
    .map((parts) => parts.join('')),
)

test.each([
  ['+230 5755 0142', ['+23057550142']],
  ['0023057550142', ['+23057550142']],
  ['57550142', ['+23057550142']],
  ['5755-0142', ['+23057550142']],
  ['5.755.0142', ['+23057550142']],
  ['(230) 5755 0142', ['+23057550142']],
  ['\u202a+230\u00a05755\u00a00142\u202c', ['+23057550142']],
  ['5755 0142 / 210 1234', ['+23057550142', '+2302101234']],
  ['5755 0142 - 210 1234', ['+23057550142', '+2302101234']],
  ['Tel. 210 1234 ext. 5, WhatsApp: 5755 0142 (Anjali)', ['+2302101234', '+23057550142']],
  ['57550142, +230 5755 0142', ['+23057550142']],
  ['+33 6 12 34 56 78', ['+33612345678']],
  ['0033 612345678', ['+33612345678']],
  ['+230 5755 01', []],
  ['8900', []],
  ['12345678', []],
  ['Open 9-17, shop 1204', []],
  ['', []],
])('the numbers in %j are %j', (text, numbers) => {
  expect(phoneNumbers(text)).toEqual(numbers)
})

test('a Mauritian number is found in every written form, inside any words', () => {
  const separated = (number: string) =>
    fc
      .array(fc.constantFrom('', ' ', '-', '.', '\u00a0', ') ', ' ('), {
        minLength: number.length - 1,
        maxLength: number.length - 1,
      })
      .map((between) => number.split('').reduce((text, digit, at) => text + (between[at - 1] ?? '') + digit))
  const words = fc.constantFrom('', 'Call ', 'Anjali: ', ' (WhatsApp)', ' / ')
  fc.assert(
    fc.property(
      mauritian.chain((number) => fc.tuple(fc.constant(number), separated(number))),
      fc.constantFrom('', '+230 ', '00230-', '(230) '),
      words,
      words,
      ([number, text], prefix, before, after) => {
        expect(phoneNumbers(before + prefix + text + after)).toEqual([`+230${number}`])
      },
    ),
  )
})
