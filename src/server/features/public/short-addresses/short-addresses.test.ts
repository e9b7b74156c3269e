import { beforeAll, expect, test } from 'vitest'
import { shortPath } from '#domain/short-address.ts'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

const id = '01987c2e-6f4b-7c31-9f14-0a7b1c9d2e3f'

test.each([
  ['s', undefined, undefined, `/store/${id}`],
  ['p', undefined, undefined, `/product/${id}`],
  ['p', 'fr-FR,fr;q=0.9,en;q=0.8', undefined, `/fr/product/${id}`],
  ['p', 'fr', 'en', `/product/${id}`],
  ['s', 'en', 'fr', `/fr/store/${id}`],
] as const)(
  'the code /%s/… with the browser in %s and the choice %s leads to %s',
  async (kind, browser, choice, page) => {
    const { statusCode, headers } = await shop.app.inject({
      url: shortPath(kind, id),
      headers: {
        ...(browser && { 'accept-language': browser }),
        ...(choice && { cookie: `language=${choice}` }),
      },
    })
    expect(statusCode).toBe(302)
    expect(headers).toMatchObject({ location: page, 'cache-control': 'private, no-store' })
  },
)

test.each(['/s/short', '/p/zzzzzzzzzzzzzzzzzzzzzz', '/p/0123456789012345678901x'])(
  '%s is a 404',
  async (url) => {
    expect((await shop.app.inject({ url })).statusCode).toBe(404)
  },
)
