import { request as send } from 'node:http'
import { expect, test } from '@playwright/test'

/** Sends the raw target, which a browser or fetch would normalise. */
function ask(
  target: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    const call = send(
      { host: '127.0.0.1', port: process.env.E2E_PORT, path: target, headers },
      (response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      },
    )
    call.on('error', reject).end()
  })
}

for (const target of [
  '//elsewhere.example/hot-deals',
  '/\\elsewhere.example',
  'http://elsewhere.example/',
  '//',
  '//[::1',
  '//a:99999/',
]) {
  test(`${target} names no page of ours`, async () => {
    const { status, body } = await ask(target)
    expect([400, 404]).toContain(status)
    expect(body).not.toContain('elsewhere.example/')
  })
}

test('an address of any length is answered without a server error', async () => {
  expect((await ask(`/hot-deals?city=${'x'.repeat(5000)}`)).status).toBeLessThan(400)
  expect((await ask(`/product/${'x'.repeat(300)}`)).status).toBe(404)
  expect((await ask(`/store/${'x'.repeat(300)}`)).status).toBe(404)
  expect((await ask(`/category/${'x'.repeat(300)}`)).status).toBe(404)
})

test('unknown params redirect to the address without them, and are not cached', async () => {
  for (const [target, location] of [
    ['/?utm_source=letter', '/'],
    ['/hot-deals?page=0&x=1', '/hot-deals'],
    ['/hot-deals/', '/hot-deals'],
  ] as const) {
    const { status, headers } = await ask(target)
    expect([target, status, headers.location]).toEqual([target, 308, location])
    expect(headers).not.toHaveProperty('etag')
  }
})

test('a path in another case is not found', async () => {
  expect((await ask('/Hot-Deals')).status).toBe(404)
})

test('scripts are cached as immutable, in each encoding a browser accepts', async () => {
  const script = /"(\/assets\/entry-client[^"]+\.js)"/.exec((await ask('/')).body)?.[1] ?? ''
  const { headers } = await ask(script, { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
