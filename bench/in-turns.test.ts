import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('we and our limit are measured in turns, and failures of all turns count', async () => {
  const measured: string[] = []
  const measuring = (name: string, perSecond: readonly number[]) => async () => {
    const turn = measured.filter((each) => each === name).length
    measured.push(name)
    return { perSecond: perSecond[turn] ?? 0, p50Ms: 1, p99Ms: 3, failed: turn + 1, badAnswers: 0 }
  }
  const found = await inTurns(measuring('us', [100, 300]), measuring('limit', [400, 600]))
  expect(measured).toEqual(['us', 'limit', 'us', 'limit'])
  expect(found).toEqual({
    ours: { perSecond: 200, p50Ms: 1, p99Ms: 3, failed: 3, badAnswers: 0 },
    limit: { perSecond: 500, p50Ms: 1, p99Ms: 3, failed: 3, badAnswers: 0 },
  })
})
