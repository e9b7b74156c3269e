import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newsTopics } from '#domain/news-topics.ts'
import { knownPassword } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { linkTokens } from './mail/link-tokens.ts'
import { unsubscribeTokens } from './mail/unsubscribe-tokens.ts'
import { knownDevices } from './sessions/known-devices.ts'

const before = 'the secret of the first year, which was long enough'
const after = 'the secret of the second year, which is long enough'
const rotating = { current: after, previous: before }

test('sessions and second factors live on when the secret changes, and without the previous one they do not', async () => {
  const database = await testDatabase()
  const first = await testApp({ database, sessionSecret: before })
  const owner = await first.given.owner({ needsSecondFactor: true })
  const person = await first.signedIn('user', await first.given.user())
  const { client } = first.visitor()
  const password = knownPassword
  await client.ownerSession.login({ email: owner.email, password })
  const { secret } = await client.ownerSession.beginSecondFactor({})
  const codeAt = (moment: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(moment) })
  await client.ownerSession.confirmSecondFactor({ code: codeAt('2026-11-14T08:00:00Z') })

  const logIn = (shop: typeof first, moment: string) => {
    shop.at(moment)
    return shop.visitor().client.ownerSession.login({ email: owner.email, password, code: codeAt(moment) })
  }
  const me = (shop: typeof first) => {
    const again = shop.visitor()
    for (const [name, value] of person.cookies) again.cookies.set(name, value)
    return again.client.account.me({})
  }
  const lost = await testApp({ database, sessionSecret: after })
  expect((await refusal(me(lost))).status).toBe(401)
  expect((await refusal(logIn(lost, '2026-11-14T08:02:00Z'))).code).toBe('second-factor-wrong')

  const second = await testApp({ database, sessionSecret: after, previousSessionSecret: before })
  expect((await me(second)).email).toContain('@example.test')
  await logIn(second, '2026-11-14T08:05:00Z')
  // The login has encrypted the second factor again, so the previous secret may go.
  await logIn(await testApp({ database, sessionSecret: after }), '2026-11-14T08:10:00Z')
})

test('known devices, unsubscribe links and mails that wait in the queue are read with the previous secret too', () => {
  const clock = () => new Date('2026-11-14T08:00:00Z')
  const account = { id: 'one', passwordHash: 'hash' }
  const cookie = knownDevices(before, clock).remember('user', account, undefined)
  expect(knownDevices(rotating, clock).recognise('user', account, cookie)).toBeDefined()
  expect(knownDevices(after, clock).recognise('user', account, cookie)).toBeUndefined()

  const subscription = { userId: 'one', topic: newsTopics.monthlyFigures }
  const link = unsubscribeTokens(before).sign(subscription)
  expect(unsubscribeTokens(rotating).read(link)).toEqual(subscription)
  expect(unsubscribeTokens(after).read(link)).toBeUndefined()

  const { seed, token } = linkTokens(before).create()
  expect(linkTokens(rotating).tokenOf(seed)).toBe(token)
  expect(linkTokens(after).tokenOf(seed)).not.toBe(token)
  const next = linkTokens(rotating).create()
  expect(linkTokens(after).tokenOf(next.seed)).toBe(next.token)
})
