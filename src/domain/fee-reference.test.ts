import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeReference, hasWrongReference, referencesIn } from './fee-reference.ts'

const aNumber = fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 2_147_483_647 }))
const compact = (number: number) => feeReference(number).replaceAll('-', '')

test.each([
  [1, 'ZF-000-0013'],
  [123, 'ZF-000-1234'],
  [999_999, 'ZF-999-9990'],
  [1_000_000, 'ZF-1000-0004'],
])('window %i has the reference %s', (number, reference) => {
  expect(feeReference(number)).toBe(reference)
})

test.each([
  ['zf-000-1234'],
  ['ZF0001234'],
  ['ZF 000 1234'],
  ['zf 0001 234'],
  ['JUICE TRANSFER ZF-000-1234 MRS A RAMGOOLAM'],
  ['IB OWN TFR/zf000-1234/16-11-2026'],
  ['Ref: ZF: 000 1234, merci'],
  ['ZF-000-1234 2026'],
  ['Z F 000 1234'],
])('‘%s’ names window 123', (text) => {
  expect(referencesIn(text)).toEqual([123])
})

test.each([
  [''],
  ['ZF'],
  ['ZF-000-1235'],
  ['ZB-000-1234'],
  ['AZF-000-1234'],
  ['ZF-000-1234A'],
  ['ZF-00-1234'],
  ['MCB 0001234'],
  ['ZF-000-0000'],
])('‘%s’ names no window', (text) => {
  expect(referencesIn(text)).toEqual([])
})

test('a text can name several windows, each once', () => {
  expect(referencesIn('ZF-000-1234 and ZF-000-0013, again zf0001234')).toEqual([123, 1])
})

test('a reference with a slip is noticed', () => {
  expect(hasWrongReference('Juice ZF-000-1243')).toBe(true)
  expect(hasWrongReference('Juice ZF-000-1234')).toBe(false)
  expect(hasWrongReference('Juice 000-1234')).toBe(false)
})

test('every number is found again in its reference, however it is written and between other words', () => {
  const words = fc.stringMatching(/^[ A-Z/]{0,20}$/)
  fc.assert(
    fc.property(aNumber, words, words, fc.constantFrom('', ' '), (number, before, after, gap) => {
      const written = feeReference(number).replaceAll('-', gap)
      expect(referencesIn(feeReference(number))).toEqual([number])
      expect(referencesIn(`${before} ${written.toLowerCase()} ${after}`)).toEqual([number])
    }),
  )
})

test('any other letter or digit in one place is refused', () => {
  const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  fc.assert(
    fc.property(aNumber, fc.nat(), fc.constantFrom(...characters), (number, at, character) => {
      const right = compact(number)
      const place = at % right.length
      fc.pre(right[place] !== character)
      expect(referencesIn(right.slice(0, place) + character + right.slice(place + 1))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('two neighbours that change places are refused', () => {
  fc.assert(
    fc.property(aNumber, fc.nat(), (number, at) => {
      const right = compact(number)
      const place = at % (right.length - 1)
      const [one = '', other = ''] = right.slice(place, place + 2)
      fc.pre(one !== other)
      expect(referencesIn(right.slice(0, place) + other + one + right.slice(place + 2))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
