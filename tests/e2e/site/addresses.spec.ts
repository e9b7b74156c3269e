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

test('an address in another form redirects to that of the page, and is not cached', async () => {
  for (const [target, location] of [
    ['/hot-deals/', '/hot-deals'],
    ['/hot-deals?city=Curepipe&page=2', '/hot-deals?page=2&city=Curepipe'],
  ] as const) {
    const { status, headers } = await ask(target)
    expect([target, status, headers.location]).toEqual([target, 308, location])
    expect(headers).not.toHaveProperty('etag')
  }
})

test('params that a page does not know cost no redirect, and share its cached answer', async () => {
  for (const [target, page] of [
    ['/?utm_source=letter', '/'],
    ['/hot-deals?utm_medium=mail&page=2&x=1', '/hot-deals?page=2'],
    ['/fr/stores?fbclid=1', '/fr/stores'],
  ] as const) {
    // Other journeys may change what the page shows between both.
    await expect(async () => {
      const plain = await ask(page)
      const { status, headers, body } = await ask(target)
      expect([target, status, headers.etag]).toEqual([target, 200, plain.headers.etag])
      expect(body).toContain('rel="canonical"')
    }).toPass()
  }
})

test('a page past the end of a list is a 404 that shows the way on', async () => {
  const { stores } = JSON.parse((await ask('/api/product/public/all-stores')).body)
  const tree = JSON.parse((await ask('/api/product/product-category-tree')).body)
  for (const list of [
    '/hot-deals',
    '/new-arrivals',
    '/featured-products',
    '/best-rated-products',
    '/best-rated-stores',
    '/stores',
    `/store/${stores[0]._id}`,
    `/category/${tree[0]._id}`,
  ]) {
    expect([list, (await ask(list)).status]).toEqual([list, 200])
    for (const language of ['', '/fr']) {
      const { status, body } = await ask(`${language}${list}?page=99999`)
      expect([list, status]).toEqual([list, 404])
      expect(body).toContain('<main')
    }
  }
  expect((await ask('/search?q=tea&productPage=99999')).status).toBe(404)
  expect((await ask('/api/product/hot-deals?page=99999')).status).toBe(200)
})

test('private pages say noindex, and robots may read that they do', async () => {
  const robots = (await ask('/robots.txt')).body
  for (const page of [
    '/wishlist',
    '/settings',
    '/login',
    '/signup',
    '/admin/login',
    '/owner/login',
    '/owner',
    '/admin/dashboard',
  ]) {
    const { body } = await ask(page)
    expect([page, /<meta name="robots" content="noindex/.test(body)]).toEqual([page, true])
    expect(robots).not.toContain(`Disallow: ${page}`)
  }
  expect(robots).toContain('Disallow: /api')
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
