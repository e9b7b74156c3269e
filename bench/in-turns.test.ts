import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('the fastest of turns is taken, and failures of all turns count', async () => {
  const measured: string[] = []
  const measuring = (name: string, perSecond: readonly number[]) => async () => {
    const turn = measured.filter((each) => each === name).length
    measured.push(name)
    return { perSecond: perSecond[turn] ?? 0, p50Ms: 1, p99Ms: turn + 3, failed: turn + 1, badAnswers: 0 }
  }
  const found = await inTurns({ ours: measuring('us', [100, 300]), limit: measuring('limit', [600, 400]) })
  expect(measured).toEqual(['us', 'limit', 'us', 'limit'])
  expect(found).toEqual({
    ours: { perSecond: 300, p50Ms: 1, p99Ms: 4, failed: 3, badAnswers: 0 },
    limit: { perSecond: 600, p50Ms: 1, p99Ms: 3, failed: 3, badAnswers: 0 },
  })
})
