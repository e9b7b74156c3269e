import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { processes } from '#tests/support/in-turn.ts'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
  await shop.given.product({ title: 'Lychee honey' })
})

// The budget does not fill again while a test runs, however slow the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const ask = (url: string, remoteAddress: string, language = 'en') =>
  shop.app.inject({ url: `/api${url}`, remoteAddress, headers: { 'accept-language': language } })
const search = (q: string, address: string, language?: string) =>
  ask(`/product/public/search?q=${encodeURIComponent(q)}`, address, language)

const noisy = '102.160.12.7'

// The budget is counted for each process.
test.skipIf(processes > 1)(
  'an address that searches for ever new misspelt words has to wait; others and answers from memory do not',
  async () => {
    expect((await search('lychee', noisy)).statusCode).toBe(200)
    // Each costs six of 1,200 units.
    const answers = await Promise.all(Array.from({ length: 210 }, (_, word) => search(`zzqx${word}k`, noisy)))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.length).toBeGreaterThanOrEqual(10)
    for (const { statusCode, headers, json } of refused) {
      expect(statusCode).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(json()).toMatchObject({
        code: 'too-many',
        message: expect.stringMatching(
          /^There were very many searches from your network\. Please try again in \d+ seconds?\.$/,
        ),
      })
    }
    expect((await search('lychee', noisy)).statusCode).toBe(200)
    expect((await search('zzqx', '102.160.12.8')).statusCode).toBe(200)

    expect((await search('zzqx another', noisy, 'fr')).json().message).toMatch(
      /^Il y a eu énormément de recherches depuis votre réseau\./,
    )
    // What was left over paid the first of these.
    for (const call of ['suggestions', 'product-cities', 'store-cities']) {
      const asked = Array.from({ length: 7 }, (_, word) => `/product/public/search/${call}?q=ppzk${word}`)
      const statuses = (await Promise.all(asked.map((url) => ask(url, noisy)))).map((each) => each.statusCode)
      expect(statuses, call).toContain(429)
    }
  },
)
