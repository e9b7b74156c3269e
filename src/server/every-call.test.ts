import { expect, test } from 'vitest'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { testApp } from '#tests/support/test-app.ts'

/** The router takes an address with and without a slash at its end, and knows it without. */
const withoutEnd = (address: string) => address.replace(/\/$/, '')

test('every call of the contract is answered', async () => {
  const { app } = await testApp()
  const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values(area))
  const unanswered = endpoints.filter(
    ({ method, path }) => !app.hasRoute({ method, url: withoutEnd(apiBase + path) }),
  )
  expect(unanswered.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
