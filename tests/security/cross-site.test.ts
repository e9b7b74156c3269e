import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { type Callers, callersIn, type Shop } from './access/callers.ts'
import type { Role } from './access/roles.ts'
import { calls } from './calls.ts'
import { answerTo } from './request.ts'

let shop: Shop
let callers: Callers
beforeAll(async () => {
  shop = await testApp()
  callers = await callersIn(shop)
})

const writing = calls.filter(({ endpoint }) => endpoint.method !== 'GET')
const loggedIn: Role[] = ['user', 'storeOwner', 'websiteOwner']

/** What a browser adds to a request from a page of somebody else. */
const foreign: Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  // From a sandboxed frame or a file.
  { origin: 'null' },
  { origin: 'http://localhost:3000.elsewhere.example' },
  { referer: 'https://elsewhere.example/page' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
]

test.each(writing.map((call) => [call.name, call] as const))(
  '%s is refused when another site makes the browser send it',
  async (_, { endpoint: { method, path } }) => {
    const url = `/api${path.replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000')}`
    const answers = foreign.map((headers, at) =>
      answerTo(shop.app, callers.browsers[loggedIn[at % loggedIn.length] ?? 'user'], {
        method,
        url,
        headers,
      }),
    )
    for (const { status, body } of await Promise.all(answers)) {
      expect(status).toBe(403)
      expect(JSON.parse(body)).toMatchObject({ code: 'foreign-origin' })
    }
  },
)

test('no answer allows another site to read it', async () => {
  for (const url of ['/api/auth/me', '/api/product/hot-deals', '/api/owner/today']) {
    const { headers } = await answerTo(shop.app, callers.browsers.user, {
      method: 'GET',
      url,
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
})
