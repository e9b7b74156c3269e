import { expect, test } from 'vitest'
import { backupState } from './backup-state.ts'

const now = new Date('2026-11-16T08:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  ['none', undefined, undefined],
  ['fine', 48, undefined],
  ['late', 48.01, undefined],
  ['failed', undefined, 1],
  ['failed', 30, 1],
  ['fine', 1, 30],
] as const)('%s when the last backup is %s hours old and the last failure %s', (state, made, failed) => {
  const lastMadeAt = made === undefined ? undefined : hoursAgo(made)
  const lastFailedAt = failed === undefined ? undefined : hoursAgo(failed)
  expect(backupState({ lastMadeAt, lastFailedAt, now })).toBe(state)
})
