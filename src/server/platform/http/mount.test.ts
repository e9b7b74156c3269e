import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

async function keeping(url: string, person?: { id: string }) {
  const cookies = person && Object.fromEntries((await shop.signedIn('user', person)).cookies)
  const response = await shop.app.inject({ url, ...(cookies && { cookies }) })
  expect(response.statusCode).toBe(200)
  return response.headers['cache-control']
}

test.each(['/api/auth/status', '/api/auth/admin/status', '/api/images/settings'])(
  '%s is public, and its answer is never cached',
  async (url) => {
    expect(await keeping(url)).toBe('no-store')
  },
)

test('an answer to a person is never cached', async () => {
  expect(await keeping('/api/auth/me', await shop.given.user())).toBe('no-store')
})

test('an answer that is equal for everyone is cached and revalidated each time', async () => {
  expect(await keeping('/api/product/hot-deals')).toBe('public, max-age=0, must-revalidate')
})
