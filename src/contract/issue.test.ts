import { expect, test } from 'vitest'
import { sentence } from '#domain/sentence.ts'
import { issue, sentenceIn } from './issue.ts'

test('a sentence survives encoding as a schema message in both languages', () => {
  const said = sentence({ en: 'The dodo said: "Here I am!"', fr: 'Le dodo a dit : « Me voici ! »' })
  expect(sentenceIn(issue(said))).toEqual(said)
})

test.each(['', 'Invalid input', '{', '{}', 'null', '{"en":"Hello"}', '{"en":1,"fr":2}', '[]'])(
  'there is no sentence of ours in %j',
  (message) => {
    expect(sentenceIn(message)).toBeUndefined()
  },
)
