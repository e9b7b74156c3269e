import { expect, test } from 'vitest'
import common from './common-passwords.json' with { type: 'json' }
import { createPasswords, isCommonPassword } from './passwords.ts'

test('at least ten thousand passwords count as common, each long enough to be chosen', () => {
  expect(new Set(common).size).toBeGreaterThanOrEqual(10_000)
  expect(common.filter((password) => password.length < 10 || password !== password.toLowerCase())).toEqual([])
})

test.each(['qwertyuiop', 'Password123', ' PASSWORD123 ', '1234567890'])(
  '%j is a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['Chamarel-seven-earths', 'ti lalin dan lesiel'])('%j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('a password is stored as argon2id of 19 MiB and two passes', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('Chamarel-seven-earths')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches('Chamarel-seven-earths', hash)).toBe(true)
  expect(await passwords.matches('Chamarel-seven-earth', hash)).toBe(false)
  expect(await passwords.matches('Chamarel-seven-earths', undefined)).toBe(false)
})

test('a flood of checks leaves the event loop free, and is refused when the queue is full', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('Chamarel-seven-earths')
  let longestPause = 0
  const began = performance.now()
  let last = began
  const timer = setInterval(() => {
    longestPause = Math.max(longestPause, performance.now() - last)
    last = performance.now()
  }, 5)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 150 }, () => passwords.matches('a guess', hash)),
  )
  clearInterval(timer)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'busy' } })
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(100)
  // Other work waits for only a small part of the total time.
  expect(longestPause).toBeLessThan((performance.now() - began) / 4)
})
