import { expect, test } from 'vitest'
import { Refusal } from '../http/errors.ts'
import { createReadBudget } from './read-budget.ts'

function budget() {
  let ms = 0
  const of = createReadBudget(() => ms)
  const spend = (ip: string, units: number): number | undefined => {
    try {
      of(ip)(units)
      return undefined
    } catch (error) {
      return error instanceof Refusal ? error.particulars.retryAfterSeconds : Number.NaN
    }
  }
  return {
    spend,
    later(seconds: number) {
      ms += seconds * 1000
    },
  }
}

test('an address has 1,200 units, and gets 20 back each second', () => {
  const { spend, later } = budget()
  for (let time = 0; time < 200; time += 1) expect(spend('102.160.12.7', 6)).toBeUndefined()
  expect(spend('102.160.12.7', 6)).toBe(1)
  expect(spend('102.160.12.7', 50)).toBe(3)
  later(1)
  expect(spend('102.160.12.7', 20)).toBeUndefined()
  expect(spend('102.160.12.7', 1)).toBe(1)
  later(3600)
  expect(spend('102.160.12.7', 1200)).toBeUndefined()
  expect(spend('102.160.12.7', 1)).toBe(1)
})

test('what is refused costs nothing, and other networks are not concerned', () => {
  const { spend, later } = budget()
  spend('2001:db8:1:2::1', 1200)
  for (let time = 0; time < 50; time += 1) expect(spend('2001:db8:1:2::9', 20)).toBe(1)
  expect(spend('2001:db8:1:3::1', 20)).toBeUndefined()
  later(1)
  expect(spend('2001:db8:1:2::9', 20)).toBeUndefined()
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine and has no limit', (ip) => {
  expect(budget().spend(ip, 1_000_000)).toBeUndefined()
})
