import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import type { ApiError } from '#web/shared/api/client.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

const proxy = '192.0.2.10'

/** What the app takes for the caller's address. */
async function addressSeen(trustProxy: TrustedProxies, forwarded: string, from = proxy): Promise<string> {
  const { app } = await testApp({ trustProxy })
  app.get('/which-address', async (request) => ({ address: request.ip }))
  const response = await app.inject({
    url: '/which-address',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwarded },
  })
  return response.json().address
}

test.each([
  ['without a proxy the header means nothing', false, '203.0.113.9', proxy],
  ['behind one proxy the address is what that proxy wrote', 1, '203.0.113.9', '203.0.113.9'],
  ['what a caller writes into the header does not count', 1, '8.8.8.8, 203.0.113.9', '203.0.113.9'],
  ['behind two proxies it is what the outer one wrote', 2, '8.8.8.8, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  [
    'behind listed proxies it is the last that is none',
    ['192.0.2.0/24', '10.0.0.0/8'],
    '8.8.8.8, 203.0.113.9, 10.0.0.7',
    '203.0.113.9',
  ],
] as const)('%s', async (_, trusted, forwarded, seen) => {
  expect(await addressSeen(trusted as TrustedProxies, forwarded)).toBe(seen)
})

test('who calls past the listed proxies counts as their own address', async () => {
  expect(await addressSeen(['10.0.0.0/8'], '8.8.8.8', '203.0.113.77')).toBe('203.0.113.77')
})

test('a caller who writes another address into the header each time is refused all the same', async () => {
  const shop = await testApp({ trustProxy: 1 })
  const statuses: number[] = []
  for (let time = 0; time < 6; time += 1) {
    const { client } = shop.visitor({ address: proxy, forwardedFor: `8.8.8.${time}, 203.0.113.9` })
    statuses.push(
      await client.account.forgotPassword({ email: `person-${time}@example.test` }).then(
        () => 200,
        ({ status }: ApiError) => status,
      ),
    )
  }
  expect(statuses).toEqual([...Array(5).fill(200), 429])
})

test.each([
  ['off', false],
  ['false', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
])('TRUST_PROXY=%s is understood', (value, trusted) => {
  expect(readTrustedProxies(value)).toEqual(trusted)
})

test.each([
  'on',
  'true',
  'yes',
  '-1',
  '1.5',
  '11',
  '10.0.0.0/33',
  '10.0.0/8',
  '10.0.0.7,',
  '2001:db8::/129',
  'proxy.example.mu',
])('TRUST_PROXY=%s is not', (value) => {
  expect(readTrustedProxies(value)).toBeUndefined()
})
