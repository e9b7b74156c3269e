import { expect, test } from 'vitest'
import { around } from './around.ts'

test('we are measured before and after our limit, and failures of both count', async () => {
  const measured: string[] = []
  const found = await around(
    async () => {
      const [perSecond, failed] = measured.length === 0 ? [100, 1] : [300, 2]
      measured.push('us')
      return { perSecond, p50Ms: 1, p99Ms: 3, failed, badAnswers: 0 }
    },
    async () => {
      measured.push('limit')
      return 400
    },
  )
  expect(measured).toEqual(['us', 'limit', 'us'])
  expect(found).toEqual({
    ours: { perSecond: 200, p50Ms: 1, p99Ms: 3, failed: 3, badAnswers: 0 },
    limit: 400,
  })
})
