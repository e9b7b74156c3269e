import { beforeAll, describe, expect, test } from 'vitest'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import packageFile from '../../package.json' with { type: 'json' }

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values(area))
describe('every answer', () => {
  test('carries a request id and the security headers', async () => {
    const { headers } = await shop.app.inject('/api/product/hot-deals')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test.each([
    ['an address that does not exist', { url: '/api/nothing-here' }, 404],
    ['an address that is not well formed', { url: '/api/product/detail/%zz' }, 400],
    [
      'a body that is not JSON',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      },
      400,
    ],
    [
      'a body that is too large',
      { method: 'POST', url: '/api/auth/login', payload: { email: 'x'.repeat(300_000) } },
      413,
    ],
    [
      'a body of another kind',
      { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
    ],
  ] as const)('to %s is a sentence in the one error shape', async (_, call, status) => {
    const response = await shop.app.inject(call)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({
      message: expect.stringMatching(/^[A-Z].*\.$/),
      code: expect.any(String),
    })
  })
})

describe('an answer that is the same for everyone', () => {
  test('is not sent again to a caller who still has it', async () => {
    const first = await shop.app.inject('/api/product/product-category-tree')
    const etag = first.headers.etag as string
    const again = await shop.app.inject({
      url: '/api/product/product-category-tree',
      headers: { 'if-none-match': etag },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const weakened = await shop.app.inject({
      url: '/api/product/product-category-tree',
      headers: { 'if-none-match': `"other", W/${etag}` },
    })
    expect(weakened.statusCode).toBe(304)
  })

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('is compressed for a caller that accepts %s', async (accepted, encoding) => {
    const store = await shop.given.store()
    for (let i = 0; i < 5; i += 1) await shop.given.product({ store })
    await shop.changed()
    await expect
      .poll(async () => {
        const { headers } = await shop.app.inject({
          url: '/api/product/new-arrivals',
          headers: { 'accept-encoding': accepted },
        })
        return headers['content-encoding']
      })
      .toBe(encoding)
  })
})

describe('the process tells how it is', () => {
  test('alive and in which version, the one of the package and of the API document', async () => {
    const { version } = packageFile
    expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'alive', version })
    expect((await shop.app.inject('/api/openapi.json')).json().info).toMatchObject({ version })
  })

  test('ready while the database answers', async () => {
    expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('in figures, to callers on this machine only', async () => {
    await shop.app.inject('/api/product/hot-deals')
    expect((await shop.app.inject('/metrics')).body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/product/hot-deals"',
    )
    const behindProxy = await shop.app.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(behindProxy.statusCode).toBe(404)
  })
})

test('daily and hourly work begins by itself once the server listens', async () => {
  const { app, database } = await testApp({ scheduledJobs: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const begun = () => database.sql`select distinct name from pgboss.job order by name`
  const names = [
    ...['alerts', 'comment-languages', 'delete-products', 'discounts-ending', 'featured', 'fees'],
    ...['monthly-figures', 'opening-hours', 'price-checks'],
    ...['store-notifications', 'sweep', 'sweep-figures', 'sweep-pictures'],
  ]
  await expect.poll(begun).toEqual(names.map((name) => ({ name })))
})

describe('the API describes itself', () => {
  test('with every call of the contract', async () => {
    const document = (await shop.app.inject('/api/openapi.json')).json()
    const described = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls as object).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const expected = endpoints.map(
      // The router takes an address with and without a slash at its end.
      ({ method, path }) => `${method} ${apiBase}${path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(described.sort()).toEqual(expected.sort())
  })

  test('in a page that people can read', async () => {
    const response = await shop.app.inject('/api/docs/')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
    const [, script = ''] = /<script src="([^"]+)"/.exec(response.body) ?? []
    expect((await shop.app.inject(script)).body).toContain('createApiReference')
  })
})
