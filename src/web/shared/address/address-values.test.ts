import { expect, test } from 'vitest'
import { idIn, pageIn, starsIn, wholeIn, wordsIn, yesIn } from './address-values.ts'

test.each([
  ['2', 2],
  [7, 7],
  ['1', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['abc', undefined],
  ['1000000000', undefined],
  [undefined, undefined],
])('page %s in the address is read as page %s, and undefined is the first page', (value, page) => {
  expect(pageIn(value)).toBe(page)
})

test.each([
  ['1', 1],
  ['5', 5],
  ['0', undefined],
  ['6', undefined],
  ['4.5', undefined],
  ['many', undefined],
  [undefined, undefined],
])('%s stars in the address are read as %s, and undefined is all reviews', (value, stars) => {
  expect(starsIn(value)).toBe(stars)
})

test.each([
  ['  Grand Baie ', 'Grand Baie'],
  ['   ', undefined],
  ['a\u0000b\nc', 'a b c'],
  [['Curepipe'], undefined],
])('the search words %j are read as %j', (value, words) => {
  expect(wordsIn(value)).toBe(words)
})

test('search words are cut to the longest that the server accepts', () => {
  expect(wordsIn('a'.repeat(10_000), 200)).toHaveLength(200)
})

test('an invalid id is read as missing', () => {
  expect(idIn('0193A000-0000-7000-8000-000000000001')).toBe('0193a000-0000-7000-8000-000000000001')
  expect(idIn("1' or 1=1")).toBeUndefined()
})

test('a flag is set only by the value true', () => {
  expect(['true', true, 'yes', '', undefined].map(yesIn)).toEqual([
    true,
    true,
    undefined,
    undefined,
    undefined,
  ])
})

test('a whole number outside its limits counts as missing', () => {
  const values = ['0', 5, '10', '', null, undefined, -1, 11, '1.5', 'ten', [3, 4]]
  expect(values.map((value) => wholeIn(value, 0, 10))).toEqual([
    0,
    5,
    10,
    ...Array.from({ length: 8 }, () => undefined),
  ])
})
