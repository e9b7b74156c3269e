import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { knownPassword } from '#tests/support/given.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnerApp
beforeAll(async () => {
  shop = await ownerApp()
})
beforeEach(async () => {
  await shop.database.sql`truncate rate_counts`
})

const actionsOf = async ({ email }: { email: string }) => {
  const rows = await auditEntries(shop.database, eq(auditLog.actor, email))
  return rows.map(({ action }) => action)
}

test('the sessions are listed, one is ended, and then all of them', async () => {
  const { owner, client } = await shop.websiteOwner()
  const phone = await shop.signedIn('owner', owner)
  const someoneElse = await shop.websiteOwner()
  const { sessions } = await client.ownerSession.sessions({})
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(
    expect.arrayContaining([
      ['Firefox on Android', true],
      ['Firefox on Android', false],
    ]),
  )
  const other = sessions.find(({ isCurrent }) => !isCurrent)?._id ?? ''
  expect(await refusal(someoneElse.client.ownerSession.endSession({ sessionId: other }))).toMatchObject({
    status: 404,
  })
  expect(await refusal(client.ownerSession.endSession({ sessionId: v7() }))).toMatchObject({ status: 404 })
  await client.ownerSession.endSession({ sessionId: other })
  expect(await refusal(phone.client.ownerSession.me({}))).toMatchObject({ status: 401 })

  const tablet = await shop.signedIn('owner', owner)
  expect(await client.ownerSession.endAllSessions({})).toEqual({ message: 'You are logged out everywhere.' })
  for (const browser of [tablet.client, client])
    expect(await refusal(browser.ownerSession.me({}))).toMatchObject({ status: 401 })
  await someoneElse.client.ownerSession.me({})
  expect(await actionsOf(owner)).toEqual(['end-session', 'end-all-sessions'])
})

test('a new password takes the old one, ends every other session and is told by mail', async () => {
  const { owner, client } = await shop.websiteOwner()
  const phone = await shop.signedIn('owner', owner)
  const password = 'Grand-Bassin-1898'
  const wrong = { currentPassword: 'a guess', password }
  expect(await refusal(client.ownerSession.changePassword(wrong))).toMatchObject({
    status: 400,
    code: 'wrong-password',
    issues: [{ path: 'currentPassword' }],
  })
  const own = { currentPassword: knownPassword, password: owner.email }
  expect(await refusal(client.ownerSession.changePassword(own))).toMatchObject({
    status: 400,
    issues: [{ path: 'password' }],
  })
  await client.ownerSession.changePassword({ currentPassword: knownPassword, password })
  await client.ownerSession.me({})
  expect(await refusal(phone.client.ownerSession.me({}))).toMatchObject({ status: 401 })
  const login = (with_: string) =>
    shop.visitor().client.ownerSession.login({ email: owner.email, password: with_ })
  expect(await refusal(login(knownPassword))).toMatchObject({ code: 'wrong-credentials' })
  await login(password)
  expect((await shop.mail.nextMailTo(owner.email)).subject).toBe('The password of the console was changed')
  expect(await actionsOf(owner)).toEqual(['change-password', 'log-in'])
})

test('sessions of people and stores do not open the console, nor does its session open their pages', async () => {
  const { client } = await shop.websiteOwner()
  expect(await refusal(client.account.me({}))).toMatchObject({ status: 401 })
  const person = await shop.signedIn('user', await shop.given.user())
  person.cookies.set('zb_owner', person.cookies.get('zb_user') ?? '')
  expect(await refusal(person.client.ownerSession.me({}))).toMatchObject({ status: 401 })
})
