import { expect, test } from 'vitest'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { testApp } from '#tests/support/test-app.ts'

test('every call of the contract is answered', async () => {
  const { app } = await testApp()
  const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values(area))
  const unanswered = endpoints.filter(({ method, path }) => !app.hasRoute({ method, url: apiBase + path }))
  expect(unanswered.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
