import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closestWords } from './closest-words.ts'
import { lettersOf, mayCost, oneErrorAway, typingCost } from './typing-cost.ts'

test.each([
  ['lamp', 'lamp', 0],
  ['lmap', 'lamp', 0.7],
  ['tae', 'tea', 0.7],
  ['sgar', 'sugar', 0.8],
  ['guitarr', 'guitar', 0.6],
  ['sugat', 'sugar', 1],
  ['damp', 'lamp', 1.5],
])('%s costs %s as %s', (typed, word, cost) => {
  expect(typingCost(typed, word, 2)).toBeCloseTo(cost)
})

test('a cost above the limit is reported as above the limit', () => {
  expect(typingCost('kangaroo', 'lamp', 1)).toBeGreaterThan(1)
  expect(typingCost('a', 'bcdefgh', 1)).toBeGreaterThan(1)
})

test('the spellings looked up are the words one error away, and few others', () => {
  const spellings = oneErrorAway('sgar')
  expect(spellings).toEqual(expect.arrayContaining(['sgar', 'sugar', 'star', 'gar', 'gsar', 'sgars']))
  expect(spellings.length).toBeLessThan(300)
})

test.each([
  ['lmap', ['lamp', 'map', 'lap'], ['lamp']],
  ['sgar', ['sugar', 'star', 'scar'], ['sugar']],
  ['wakoas', ['vacoas', 'wagons'], ['vacoas']],
  ['tqz', ['tea', 'toy'], []],
  ['hamer', ['hammer'], ['hammer']],
])('%s is taken for the closest', (typed, candidates, closest) => {
  expect(closestWords(typed, candidates)).toEqual(closest)
})

test('words are not told apart by their letters when typing one for the other costs little', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdé2'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, fc.constantFrom(0.4, 0.7, 1, 1.5, 1.8), (typed, meant, most) => {
      fc.pre(typingCost(typed, meant, most) <= most)
      expect(mayCost(lettersOf(typed), lettersOf(meant), most)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
