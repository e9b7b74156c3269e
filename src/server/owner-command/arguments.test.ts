import { expect, test } from 'vitest'
import { readArguments, WrongArguments } from './arguments.ts'

const email = 'anjali@example.test'

test.each([
  [['approve', ` ${email} `], { command: 'approve', email }],
  [['add', email], { command: 'add', email }],
  [['reset-password', email], { command: 'reset-password', email, removesSecondFactor: false }],
  [
    ['reset-password', email, '--second-factor'],
    { command: 'reset-password', email, removesSecondFactor: true },
  ],
  [
    ['reset-password', '--second-factor', email],
    { command: 'reset-password', email, removesSecondFactor: true },
  ],
  [['list'], { command: 'list' }],
])('%j is understood', (words, request) => {
  expect(readArguments(words)).toEqual(request)
})

test.each([['--help'], ['-h'], ['help']])('%s prints the help', (word) => {
  expect(readArguments([word])).toEqual({ command: 'help' })
})

test.each([
  [[], 'Please say what is to be done.'],
  [['aprove', 'a@b.mu'], "There is no command 'aprove'."],
  [['constructor', 'a@b.mu'], "There is no command 'constructor'."],
  [['approve'], 'approve takes one email address, that of a person with an account.'],
  [['approve', 'Anjali'], 'approve takes one email address, that of a person with an account.'],
  [['approve', 'a@b.mu', 'c@d.mu'], 'approve takes one email address, that of a person with an account.'],
  [['add', '--second-factor', 'a@b.mu'], 'add takes one email address, that of a new website owner.'],
  [['reset-password', '--second-factor'], 'reset-password takes one email address, that of a website owner.'],
  [['list', 'a@b.mu'], 'list takes nothing more.'],
])('%j is answered with what is wrong', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(new WrongArguments(sentence))
})
