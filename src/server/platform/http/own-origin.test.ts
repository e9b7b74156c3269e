import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

const refused = { message: 'This can only be done from our own pages.', code: 'foreign-origin' }

describe.each(['http://localhost:3000', 'https://zilbazar.mu'])('served at %s', (publicUrl) => {
  let shop: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    shop = await testApp({ publicUrl })
  })

  const logout = (headers: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host: 'localhost:3000', ...headers },
    })

  test.each([
    ['our own page', { origin: publicUrl }],
    ['our own page, as the browser puts it', { origin: publicUrl, 'sec-fetch-site': 'same-origin' }],
    ['a page that names only what referred to it', { referer: `${publicUrl}/settings` }],
    ['a program that is no browser', {}],
  ])('a change from %s is made', async (_, headers) => {
    expect((await logout(headers)).statusCode).toBe(200)
  })

  test.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another site under our host name', { origin: `${publicUrl}.elsewhere.example` }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['nowhere', { origin: 'null' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['another site that hides its origin', { referer: 'https://elsewhere.example/page' }],
    ['a referrer that is no address', { referer: 'garbage' }],
  ])('a change from %s is refused', async (_, headers) => {
    const response = await logout(headers)
    expect([response.statusCode, response.json()]).toEqual([403, refused])
  })

  test('reading is open to all', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect((await shop.app.inject({ url: '/api/auth/status', headers })).statusCode).toBe(200)
  })
})

test('a page reached under another name than the public one may call the host it came from', async () => {
  const { app } = await testApp()
  const headers = { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' }
  const response = await app.inject({ method: 'POST', url: '/api/auth/logout', headers })
  expect(response.statusCode).toBe(200)
})
