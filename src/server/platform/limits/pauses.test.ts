import { expect, test } from 'vitest'
import { daySeconds, type GuessName, pauseAfter, pausePolicies } from './pauses.ts'

test.each([
  [1, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [9, 480],
  [10, 900],
  [1000, 900],
])('after %i wrong passwords at one account the next waits %i seconds', (wrong, seconds) => {
  expect(pauseAfter(wrong, pausePolicies.passwordsAtEmail)).toBe(seconds)
})

/** The guesses within a day of a caller who guesses again as soon as each pause is over. */
function guessesInDay(name: GuessName): number {
  let guesses = 0
  for (let second = 0; second < daySeconds; second += pauseAfter(guesses, pausePolicies[name])) guesses += 1
  return guesses
}

// These are the figures of docs/decisions/014-login-limits.md.
test.each([
  ['passwordsAtEmail', 104],
  ['passwordsAtOwner', 104],
  ['passwordsFromDevice', 104],
  ['codes', 104],
  ['passwordsFromAddress', 394],
] as const)('%s: %i guesses a day at most', (name, most) => {
  expect(guessesInDay(name)).toBe(most)
})
