import { expect, test } from 'vitest'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { testApp } from '#tests/support/test-app.ts'

/** Calls of the contract that nothing answers yet. This list may only shrink. */
const notBuiltYet: string[] = []

test('the calls that are not built yet are exactly those listed, and answer 501 with a sentence', async () => {
  const { app } = await testApp()
  const remaining: string[] = []
  const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values(area))
  for (const { method, path } of endpoints) {
    const url = apiBase + path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000')
    const response = await app.inject({ method, url })
    if (response.statusCode !== 501) continue
    expect(response.json()).toEqual({ message: 'This call is not available yet.', code: 'not-available-yet' })
    remaining.push(`${method} ${path}`)
  }
  expect(remaining.sort()).toEqual(notBuiltYet)
})
