import { expect, expectTypeOf, test } from 'vitest'
import { figure, type Sentence, sentence } from './sentence.ts'

test('a sentence has its words in both languages', () => {
  const added = sentence({ en: 'The dodo is back.', fr: 'Le dodo est revenu.' })
  expect([added.en, added.fr]).toEqual(['The dodo is back.', 'Le dodo est revenu.'])
})

test('a sentence without its French does not compile', () => {
  // @ts-expect-error: French is missing.
  sentence({ en: 'The dodo is back.' })
  expectTypeOf<string>().not.toExtend<Sentence>()
  expectTypeOf<{ en: string; fr: string }>().not.toExtend<Sentence>()
})

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1,000', '1\u00a0000'],
  [1_250_000, '1,250,000', '1\u00a0250\u00a0000'],
])('%d is written %j in English and %j in French', (count, en, fr) => {
  expect(figure(count)).toEqual({ en, fr })
})
