import { expect, test } from 'vitest'
import { accountApp } from '#tests/support/account-app.ts'
import { callersIn } from './access/callers.ts'
import { roles } from './access/roles.ts'
import { answerTo } from './request.ts'

/** Headers that are no part of the key of a cached answer. */
const unkeyed: Record<string, string>[] = [
  { host: 'elsewhere.example' },
  { 'x-forwarded-host': 'elsewhere.example' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '8443' },
  { 'x-forwarded-for': 'elsewhere.example' },
  { 'x-original-url': '/api/auth/me', 'x-rewrite-url': '/api/auth/me' },
  { 'x-http-method-override': 'DELETE' },
  { forwarded: 'host=elsewhere.example;proto=https' },
  { authorization: 'Bearer elsewhere.example', cookie: 'zb_user=elsewhere.example' },
  { range: 'bytes=0-3' },
  { origin: 'https://elsewhere.example' },
  { accept: 'text/elsewhere.example' },
]

const addresses = [
  '/api/product/hot-deals',
  '/api/product/product-category-tree',
  '/robots.txt',
  '/sitemap.xml',
]

test.each(addresses)('%s is cached the same, whatever headers came with the first request', async (url) => {
  const shop = await accountApp()
  const nobody = { cookies: new Map<string, string>() }
  for (const headers of unkeyed) {
    await shop.changed()
    const poisoned = await answerTo(shop.app, nobody, { method: 'GET', url, headers })
    const clean = await answerTo(shop.app, nobody, { method: 'GET', url })
    await shop.changed()
    const fresh = await answerTo(shop.app, nobody, { method: 'GET', url })
    expect([headers, clean]).toEqual([headers, fresh])
    expect(JSON.stringify(poisoned)).not.toContain('elsewhere')
  }
})

test('links in mails lead to our own address, whatever host was asked', async () => {
  const shop = await accountApp()
  const { email } = await shop.given.user()
  await shop.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    headers: { host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example' },
    payload: { email },
  })
  const { links } = await shop.mail.nextMailTo(email)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(new URL(link).origin).toBe('http://localhost:3000')
})

test('a cached answer is the same for everybody, and carries no cookie', async () => {
  const shop = await accountApp()
  const { browsers } = await callersIn(shop)
  const { id } = await shop.given.product()
  for (const url of ['/api/product/new-arrivals', `/api/product/detail/${id}`]) {
    const answers = []
    for (const role of roles) answers.push(await answerTo(shop.app, browsers[role], { method: 'GET', url }))
    for (const answer of answers) {
      expect(answer).toEqual(answers[0])
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  }
})
