import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#server/platform/process/free-port.ts'
import { findPrograms } from '../debian-programs.ts'
import { type Site, siteName, startSite } from '../support/site.ts'
import { type Answered, type Ask, askPlain, startNginx, startVarnish } from './proxies.ts'

/** Headers that no cached answer may depend on. */
const poison: Record<string, string>[] = [
  { 'x-forwarded-host': 'elsewhere.example' },
  { 'x-forwarded-proto': 'http', 'x-forwarded-port': '8443' },
  { 'x-forwarded-for': '192.0.2.66, elsewhere.example' },
  { forwarded: 'host=elsewhere.example;proto=http' },
  { 'x-original-url': '/api/auth/me', 'x-rewrite-url': '/api/auth/me' },
  { 'x-http-method-override': 'DELETE' },
  { authorization: 'Bearer elsewhere.example' },
  { cookie: 'zb_user=elsewhere.example; other=elsewhere.example' },
  { cookie: 'language=fr' },
  { 'accept-language': 'fr' },
  { 'accept-language': 'en, fr;q=5' },
  { 'accept-encoding': 'br;q=0, gzip;q=0' },
  { accept: 'text/elsewhere.example' },
  { origin: 'https://elsewhere.example', referer: 'https://elsewhere.example/' },
  { range: 'bytes=0-3' },
  { 'if-none-match': '"elsewhere"', 'if-modified-since': 'Tue, 17 Nov 2037 08:00:00 GMT' },
  { 'cache-control': 'no-cache', pragma: 'no-cache' },
  { 'user-agent': 'elsewhere.example' },
]

const chains = {
  nginx: { trusted: '1', isPurged: false },
  'nginx and varnish': { trusted: '2', isPurged: true },
}

describe.each(Object.entries(chains))('%s', (_name, { trusted, isPurged }) => {
  let site: Site
  let ask: Ask
  let plain = 0
  let varnishPort = 0
  let product: { id: string }

  beforeAll(async () => {
    findPrograms('nginx', 'openssl', ...(isPurged ? ['varnishd' as const] : []))
    varnishPort = await freePort('127.0.0.1', 0)
    site = await startSite({
      TRUST_PROXY: trusted,
      ...(isPurged && { CACHE_PURGE_URLS: `http://127.0.0.1:${varnishPort}/` }),
    })
    const category = await site.given.productCategory({ name: 'Phones' })
    product = await site.given.product({ title: 'Lantern of the test', price: 100, category })
    if (isPurged) await startVarnish(site.port, varnishPort)
    const nginx = isPurged
      ? await startNginx('nginx/zilbazar-with-varnish.conf', {
          shipped: 'server 127.0.0.1:6081',
          port: varnishPort,
        })
      : await startNginx('nginx/zilbazar.conf', { shipped: 'server 127.0.0.1:3000', port: site.port })
    ask = nginx.ask
    plain = nginx.plain
  })

  const page = () => `/product/${product.id}`
  const call = () => `/api/product/detail/${product.id}`
  const tree = '/api/product/product-category-tree'
  const addresses = () => [page(), `/fr${page()}`, call(), tree, '/', '/stores', '/about']
  /** The answer without what belongs to one request. */
  const essence = ({ status, headers, body }: Answered) => ({
    status,
    type: headers['content-type'],
    language: headers['content-language'],
    encoding: headers['content-encoding'],
    location: headers.location,
    cookie: headers['set-cookie'],
    body: body.toString(),
  })
  const fresh = async (url: string, headers: Record<string, string> = {}) =>
    essence(await askPlain(site.port, url, headers))
  /** Gone from the cache, so that the next request fills it. */
  const emptied = async () => {
    if (isPurged) expect((await askPlain(varnishPort, '/', { 'cache-tag': '*' }, 'PURGE')).status).toBe(200)
    else await new Promise((resolve) => setTimeout(resolve, 1_100))
  }
  const isHit = ({ headers }: Answered) => headers['x-cache-status'] === 'HIT'

  test('is reached by TLS under its own name alone, and plain HTTP leads there', async () => {
    expect((await ask(page())).status).toBe(200)
    expect(await askPlain(plain, '/stores?page=2')).toMatchObject({
      status: 308,
      headers: { location: `https://${siteName}/stores?page=2` },
    })
    await expect(ask('/', {}, { servername: 'elsewhere.example' })).rejects.toThrow(/unrecognized name|alert/)
    expect((await ask('/', { host: 'elsewhere.example' })).status).toBe(421)
  })

  test('answers come from the cache, and say so', async () => {
    await emptied()
    await ask(page())
    await expect.poll(async () => isHit(await ask(page()))).toBe(true)
    expect((await ask(page())).headers).not.toHaveProperty('age')
  })

  test('each browser gets the encoding that it knows, as the app has compressed it', async () => {
    const whole = (await ask(page())).body.toString()
    for (let turn = 0; turn < 2; turn += 1) {
      const brotli = await ask(page(), { 'accept-encoding': 'gzip, deflate, br, zstd' })
      const gzip = await ask(page(), { 'accept-encoding': 'gzip' })
      const none = await ask(page(), { 'accept-encoding': 'identity' })
      expect([brotli, gzip, none].map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
        ['br', 'accept-encoding'],
        ['gzip', 'accept-encoding'],
        [undefined, 'accept-encoding'],
      ])
      expect(brotliDecompressSync(brotli.body).toString()).toBe(whole)
      expect(gunzipSync(gzip.body).toString()).toBe(whole)
      expect(none.body.toString()).toBe(whole)
    }
  })

  test('a browser that has the page gets 304', async () => {
    const { headers } = await ask(page())
    expect((await ask(page(), { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  test('whatever headers the first request has, the next visitor gets their own answer', async () => {
    for (const headers of poison) {
      await emptied()
      for (const url of addresses()) await ask(url, headers)
      for (const url of addresses()) {
        const clean = essence(await ask(url))
        expect([headers, url, clean]).toEqual([headers, url, await fresh(url)])
        expect(JSON.stringify(clean)).not.toContain('elsewhere')
      }
    }
  })

  test.each([
    'fr',
    'fr-FR,fr;q=0.9,en;q=0.8',
    'en-GB,en;q=0.9,fr;q=0.8',
    'en;q=0.5,fr;q=0.9',
    'de',
    'en, fr;q=5',
    '',
  ])('a call answers in the language asked for, after any other: %s', async (language) => {
    await emptied()
    for (const other of ['fr', 'en', 'fr;q=0.1,en', 'mfe,fr;q=0.9'])
      await ask(tree, { 'accept-language': other })
    const answer = essence(await ask(tree, { 'accept-language': language }))
    // A weight above one is none: both readings of it are fine, as long as nobody else gets it.
    if (language !== 'en, fr;q=5') expect(answer).toEqual(await fresh(tree, { 'accept-language': language }))
    expect(essence(await ask(tree, { 'accept-language': 'en' })).language).toBe('en')
    expect(essence(await ask(tree, { 'accept-language': 'fr' })).language).toBe('fr')
  })

  test('a visitor who chose French is led to French pages, and nobody else', async () => {
    await emptied()
    const chosen = await ask(page(), { cookie: 'language=fr' })
    expect([chosen.status, chosen.headers.location]).toEqual([302, `/fr${page()}`])
    expect((await ask(page())).status).toBe(200)
    expect((await ask(page(), { cookie: 'theme=dark; language=fr' })).status).toBe(302)
    expect((await ask(page(), { cookie: 'a=1' })).status).toBe(200)
    const choosing = await ask('/language/fr?page=/stores').catch(() => undefined)
    if (choosing?.headers['set-cookie'])
      expect((await ask('/stores')).headers).not.toHaveProperty('set-cookie')
  })

  test('nobody gets the answer of somebody who is signed in', async () => {
    const [anjali, ravi] = [
      await site.given.user({ name: 'Anjali' }),
      await site.given.user({ name: 'Ravi' }),
    ]
    const [first, second] = [await site.cookieOf(anjali), await site.cookieOf(ravi)]
    await emptied()
    for (let turn = 0; turn < 2; turn += 1) {
      const mine = await ask('/api/auth/me', { cookie: first })
      expect([mine.status, mine.body.toString()]).toEqual([200, expect.stringContaining('Anjali')])
      expect((await ask('/api/auth/me', { cookie: second })).body.toString()).toContain('Ravi')
      const nobody = await ask('/api/auth/me')
      expect(nobody.body.toString()).not.toMatch(/Anjali|Ravi/)
      expect(nobody.status).toBe(401)
      expect((await ask(page(), { cookie: first })).status).toBe(200)
      expect(essence(await ask(page()))).toEqual(await fresh(page()))
    }
  })

  test('nobody purges the cache from outside', async () => {
    expect((await ask(page(), { 'cache-tag': '*' }, { method: 'PURGE' })).status).toBe(405)
    if (!isPurged) return
    const forged = await askPlain(
      varnishPort,
      '/',
      { 'cache-tag': '*', 'x-forwarded-for': '192.0.2.1' },
      'PURGE',
    )
    expect(forged.status).toBe(405)
    expect((await askPlain(varnishPort, '/', { 'cache-tag': 'a)|(.*' }, 'PURGE')).status).toBe(400)
  })

  test('limits count by the address of the caller, whatever the caller says about it', async () => {
    const statuses = new Set<number>()
    for (let number = 1; number <= 6; number += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${number}` }
      const body = JSON.stringify({ email: `nobody-${number}@example.test` })
      statuses.add((await ask('/api/auth/forgot-password', headers, { method: 'POST', body })).status)
    }
    expect([...statuses]).toContain(429)
  })

  test('a change is shown at once with purges, and within a second or so without', async () => {
    const other = await site.given.product({ title: 'Nobody changes this', price: 70 })
    await ask(page())
    await ask(`/product/${other.id}`)
    for (const price of [123_400, 432_100]) {
      await expect.poll(async () => isHit(await ask(page()))).toBe(true)
      const before = await ask(page())
      await site.sql`update products set price_cents = ${price * 100} where id = ${product.id}`
      const changed = performance.now()
      await expect.poll(async () => (await ask(page())).body.equals(before.body)).toBe(false)
      const shown = JSON.parse((await ask(call())).body.toString())
      expect(JSON.stringify(shown)).toContain(String(price))
      expect(performance.now() - changed).toBeLessThan(20_000)
    }
  })

  test.runIf(isPurged)('a change leaves other pages in the cache', async () => {
    const other = await site.given.product({ title: 'Nobody changes this either', price: 70 })
    const url = `/api/product/detail/${other.id}`
    await expect.poll(async () => isHit(await ask(url)), { interval: 500 }).toBe(true)
    const { headers } = await askPlain(site.port, call())
    expect(String(headers['cache-tag'])).toMatch(/^[\w-]{8}(,[\w-]{8})*$/)
    const [tag = ''] = String(headers['cache-tag']).split(',')
    expect((await askPlain(varnishPort, '/', { 'cache-tag': tag }, 'PURGE')).status).toBe(200)
    expect(isHit(await ask(call()))).toBe(false)
    expect(isHit(await ask(url))).toBe(true)
  })

  test('while the app is away visitors see what was shown last, and a change fails openly', async () => {
    for (const url of addresses()) await ask(url)
    const before = await Promise.all(addresses().map(async (url) => essence(await ask(url))))
    await site.stop('SIGKILL')
    // Longer than the second that nginx keeps answers for.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    for (const [index, url] of addresses().entries()) expect(essence(await ask(url))).toEqual(before[index])
    expect((await ask('/api/auth/me', { cookie: 'zb_user=x' })).status).toBeGreaterThanOrEqual(502)
    const change = await ask(
      '/api/auth/login',
      { 'content-type': 'application/json' },
      { method: 'POST', body: '{}' },
    )
    expect(change.status).toBeGreaterThanOrEqual(502)
    await site.sql`update products set price_cents = 777700 where id = ${product.id}`
    await site.start()
    await expect.poll(async () => (await ask(call())).body.toString()).toContain('7777')
    await expect.poll(async () => (await ask('/api/auth/me')).status).toBe(401)
  })
})
