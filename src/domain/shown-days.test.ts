import { expect, test } from 'vitest'
import { shownState } from './shown-days.ts'

test.each([
  ['2026-11-15', null, 'coming'],
  ['2026-11-14', null, 'running'],
  ['2026-11-14', '2026-11-14', 'running'],
  ['2026-11-01', '2026-11-13', 'past'],
  ['2026-11-13', '2026-11-20', 'running'],
] as const)('what is shown from %s to %s is %s on 14/11/2026', (startsOn, endsOn, state) => {
  expect(shownState({ startsOn, endsOn }, '2026-11-14')).toBe(state)
})
