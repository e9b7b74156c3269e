import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { pages as pagesOfSite } from '#web/shared/offline/offline-list.ts'

test('the log tells what was asked and how it ended, and never a token, a password or an address', async () => {
  const stream = new PassThrough()
  let written = ''
  stream.on('data', (chunk) => {
    written += chunk
  })
  const shop = await testApp({ log: { level: 'trace', stream } })
  const person = await shop.given.user()
  const { client, cookies } = shop.visitor()
  const secrets = ['Pamplemousses-1770', 'a-token-from-a-mail', person.email]
  await client.account.login({ email: person.email, password: 'Pamplemousses-1770' })
  await client.account.me({})
  await client.account.verifyEmail({ token: 'a-token-from-a-mail' }).catch(() => {})
  await shop.app.inject('/verify-email/a-token-from-a-mail?from=mail')
  await shop.app.inject('/reset-password/a-token-from-a-mail')
  await client.account
    .resetPassword({ token: 'a-token-from-a-mail', password: 'Pamplemousses-1770' })
    .catch(() => {})
  await shop.app.inject('/api/auth/verify-email/a-token-from-a-mail/%zz')

  expect(written).toContain('"path":"/api/auth/login"')
  expect(written).toContain('"path":"/verify-email/…"')
  for (const secret of [...secrets, ...cookies.values()]) expect(written).not.toContain(secret)
})

const withToken = Object.values(api)
  .flatMap((area): { method: string; path: string }[] => Object.values(area))
  .filter(({ path }) => path.includes(':token'))

test('a token in the path of any call or of any page is not logged', async () => {
  const stream = new PassThrough()
  let written = ''
  stream.on('data', (chunk) => {
    written += chunk
  })
  const { app } = await testApp({ log: { level: 'trace', stream } })
  const calls = withToken.map(({ method, path }) => ({ method: method as 'GET', url: `/api${path}` }))
  const pages = Object.keys(pagesOfSite).map((path) => ({ method: 'GET' as const, url: path }))
  const asked = [...calls, ...pages, ...pages.map(({ method, url }) => ({ method, url: `/fr${url}` }))]
    .map(({ method, url }) => ({ method, url: url.replace(/[:$]token/, 'a-token-from-a-mail') }))
    .filter(({ url }) => url.includes('a-token'))
  expect(asked.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/api/auth/email-link/a-token-from-a-mail',
      '/api/mail-choices/a-token-from-a-mail',
      '/fr/confirm-email/a-token-from-a-mail',
    ]),
  )
  for (const request of asked) await app.inject(request)
  expect(written).toContain('/email-link/…')
  expect(written).not.toContain('a-token-from-a-mail')
})
