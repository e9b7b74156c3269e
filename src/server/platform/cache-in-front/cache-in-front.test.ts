import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { codeOf, codesOf, everything, manyTags } from './tag-codes.ts'

/** A cache that notes what it was told to purge, and refuses as often as wanted. */
async function cacheInFront({ refusals = 0 } = {}) {
  const purged: string[][] = []
  let left = refusals
  const server = createServer((request, response) => {
    if (request.method !== 'PURGE' || left > 0) {
      left -= 1
      return void response.writeHead(503).end()
    }
    purged.push(String(request.headers['cache-tag']).split(','))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, purged }
}

async function shopBehind(url: string) {
  const shop = await testApp({ cachePurgeUrls: [url] })
  const { id } = await shop.given.product()
  const headersOf = async (address: string) => (await shop.app.inject(address)).headers
  return { ...shop, id, headersOf }
}

test('an answer names the tags of what it shows, and a write purges them', async () => {
  const { url, purged } = await cacheInFront()
  const { id, headersOf, database } = await shopBehind(url)
  const headers = await headersOf(`/api/product/detail/${id}`)
  const code = codeOf(`product ${id}`)
  expect(String(headers['cache-tag']).split(',')).toContain(code)
  expect(Date.parse(String(headers['cache-until']))).toBeGreaterThan(Date.parse('2026-11-14T08:00:00Z'))
  await database.sql`update products set price_cents = price_cents + 100 where id = ${id}`
  // A second time a moment later, for answers that were on their way.
  await expect.poll(() => purged.filter((codes) => codes.includes(code)).length).toBe(2)
  // What a new process purges is sent a second time, too.
  for (const codes of purged.filter((each) => !each.includes(everything))) expect(codes).toContain(manyTags)
})

test('a new process, and a change of too many things, purge everything', async () => {
  const { url, purged } = await cacheInFront()
  const { changed } = await shopBehind(url)
  await expect.poll(() => purged).toContainEqual(['*'])
  const before = purged.length
  await changed()
  await expect.poll(() => purged.slice(before)).toContainEqual(['*'])
})

test('a cache that fails for a while is told everything that it has missed, and no write waits for it', async () => {
  const { url, purged } = await cacheInFront({ refusals: 3 })
  const { id, database, headersOf } = await shopBehind(url)
  await database.sql`update products set price_cents = price_cents + 100 where id = ${id}`
  expect(await headersOf('/api/product/new-arrivals')).toHaveProperty('cache-tag')
  await expect.poll(() => purged).toContainEqual(['*'])
})

test('without caches in front nothing is added to answers but the kinds of what they show', async () => {
  const shop = await testApp()
  const { id } = await shop.given.product()
  const { headers } = await shop.app.inject(`/api/product/detail/${id}`)
  expect(headers).not.toHaveProperty('cache-until')
  expect(String(headers['cache-tag']).split(',')).toContain('product')
})

test('an answer with very many tags is one of the many', () => {
  const tags = Array.from({ length: 301 }, (_, number) => `product ${number}`)
  expect(codesOf(tags)).toBe(manyTags)
  expect(codesOf(tags.slice(1)).length).toBeLessThan(3000)
  expect(codesOf([{ list: 'rated', first: 'a', last: 'b' }, 'rated'])).toBe(codeOf('rated'))
})
