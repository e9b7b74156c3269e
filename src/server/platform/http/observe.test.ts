import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

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
