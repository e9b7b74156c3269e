import { expect, test } from 'vitest'
import { standingChecks } from './store-checks.ts'

const checks = { verifiedUntil: '2026-11-14', halalCheckedUntil: '2027-02-28' }

test.each([
  ['2026-11-13T20:00:00Z', checks],
  ['2026-11-14T19:58:59Z', checks],
  ['2026-11-14T19:59:00Z', { ...checks, verifiedUntil: null }],
  ['2027-02-28T19:58:59Z', { ...checks, verifiedUntil: null }],
  ['2027-02-28T19:59:00Z', { verifiedUntil: null, halalCheckedUntil: null }],
])('at %s a check is valid until its last day ends in Mauritius', (moment, standing) => {
  expect(standingChecks(checks, new Date(moment))).toEqual(standing)
})

test('without a check there is no badge', () => {
  const none = { verifiedUntil: null, halalCheckedUntil: null }
  expect(standingChecks(none, new Date('2026-11-14T08:00:00Z'))).toEqual(none)
})
