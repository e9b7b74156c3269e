import { expect, test } from 'vitest'
import { readArguments, WrongArguments } from './arguments.ts'

test('approve takes the address of a person', () => {
  expect(readArguments(['approve', ' anjali@example.test '])).toEqual({
    command: 'approve',
    email: 'anjali@example.test',
  })
})

test.each([['--help'], ['-h'], ['help']])('%s asks for the explanation', (word) => {
  expect(readArguments([word])).toEqual({ command: 'help' })
})

test.each([
  [[], 'Please say what is to be done.'],
  [['aprove', 'a@b.mu'], "There is no command 'aprove'."],
  [['approve'], 'approve takes one email address, that of a person with an account.'],
  [['approve', 'Anjali'], 'approve takes one email address, that of a person with an account.'],
  [['approve', 'a@b.mu', 'c@d.mu'], 'approve takes one email address, that of a person with an account.'],
])('%j is answered with what is wrong', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(new WrongArguments(sentence))
})
