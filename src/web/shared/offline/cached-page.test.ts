import { expect, test } from 'vitest'
import { asCached, asOfflinePage, titleOf } from './cached-page.ts'

const date = 'Sun, 15 Nov 2026 10:00:00 GMT'
const html = { 'content-type': 'text/html; charset=utf-8', date }

test('a cached page has its time on the html element', async () => {
  const page = await asCached(
    new Response('<!DOCTYPE html><html lang="en"><p>Rs 99</p></html>', { headers: html }),
  )
  expect(await page.text()).toContain('<html data-kept-at="2026-11-15T10:00:00.000Z" lang="en">')
  expect(page.headers.get('content-type')).toBe(html['content-type'])
})

test('a cached response has its time in a header and is unchanged otherwise', async () => {
  const answer = await asCached(Response.json({ price: 99 }, { headers: { date } }))
  expect(answer.headers.get('x-kept-at')).toBe('2026-11-15T10:00:00.000Z')
  expect(await answer.json()).toEqual({ price: 99 })
})

const offline =
  '<html lang="en"><script>theme()</script><script data-program>\nimport("/a.js")</script>' +
  '<section hidden="" data-if-kept="true" class="x"><ul data-kept-pages="true" class="y"></ul></section></html>'

test('the offline page has no app script and lists the cached pages', async () => {
  const page = await asOfflinePage(new Response(offline, { headers: html }), [
    { address: '/search?q="tea"&page=2', title: 'Tea &amp; more' },
  ])
  const text = await page.text()
  expect(page.status).toBe(503)
  expect(text).toContain('<li><a href="/search?q=&quot;tea&quot;&amp;page=2">Tea &amp; more</a></li>')
  expect(text).toContain('<script>theme()</script>')
  expect(text).not.toMatch(/data-program|import|hidden/)
})

test('the offline page shows no list without cached pages', async () => {
  expect(await (await asOfflinePage(new Response(offline, { headers: html }), [])).text()).toContain(
    '<section hidden=""',
  )
})

test.each([
  ['<title>Hot Deals – Zilbazar</title>', 'Hot Deals'],
  ['<title>Zilbazar</title>', 'Zilbazar'],
  ['<p>no title</p>', ''],
])('the title in %s is %s', (page, title) => {
  expect(titleOf(page)).toBe(title)
})
