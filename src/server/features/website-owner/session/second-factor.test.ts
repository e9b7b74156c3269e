import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { websiteOwners } from '#server/platform/database/schema/index.ts'
import { knownPassword } from '#tests/support/given.ts'
import { type OwnerApp, ownerApp, totpCode } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnerApp
beforeAll(async () => {
  shop = await ownerApp()
})
const now = '2026-11-14T08:00:00Z'
const later = '2026-11-14T08:05:00Z'
beforeEach(async () => {
  shop.at(now)
  await shop.database.sql`truncate rate_counts`
})

const rowOf = async ({ id }: { id: string }) => {
  const [row] = await shop.database.tables.select().from(websiteOwners).where(eq(websiteOwners.id, id))
  return row
}

test('an owner without one logs in with the password only to set one up', async () => {
  const owner = await shop.given.owner({ needsSecondFactor: true })
  const { client } = shop.visitor()
  await client.ownerSession.login({ email: owner.email, password: knownPassword })
  const missing = {
    status: 403,
    code: 'second-factor-missing',
    message: 'Please set up your second factor first.',
  }
  expect(await client.ownerSession.status({})).toEqual({ authenticated: true, needsSecondFactor: true })
  expect(await client.ownerSession.me({})).toMatchObject({ needsSecondFactor: true, hasSecondFactor: false })
  expect(await refusal(client.ownerSession.sessions({}))).toEqual(missing)
  expect(await refusal(client.ownerAudit.entries({}))).toEqual(missing)

  const { secret, otpauthUrl, qrSvg } = await client.ownerSession.beginSecondFactor({})
  expect(otpauthUrl).toContain(secret)
  expect(qrSvg).toContain('<svg')
  expect(await refusal(client.ownerSession.sessions({}))).toEqual(missing)
  expect(await refusal(client.ownerSession.confirmSecondFactor({ code: '000000' }))).toMatchObject({
    status: 400,
    issues: [{ path: 'code' }],
  })
  const { recoveryCodes } = await client.ownerSession.confirmSecondFactor({ code: totpCode(secret, now) })
  expect(recoveryCodes).toHaveLength(10)
  expect((await client.ownerSession.sessions({})).sessions).toHaveLength(1)
  expect(await client.ownerSession.status({})).toEqual({ authenticated: true, needsSecondFactor: false })
  expect((await shop.mail.nextMailTo(owner.email)).subject).toBe('The console has a new second factor')
})

test('the database holds neither the secret nor a recovery code', async () => {
  const { owner, secret, recoveryCodes } = await shop.enrolled(now)
  const row = JSON.stringify(await rowOf(owner))
  expect(row).not.toContain(secret)
  for (const code of recoveryCodes) expect(row).not.toContain(code)
})

test('setting it up ends the sessions that were opened without', async () => {
  const owner = await shop.given.owner({ needsSecondFactor: true })
  const other = await shop.signedIn('owner', owner)
  const { client } = await shop.signedIn('owner', owner)
  const { secret } = await client.ownerSession.beginSecondFactor({})
  await client.ownerSession.confirmSecondFactor({ code: totpCode(secret, now) })
  expect(await refusal(other.client.ownerSession.me({}))).toMatchObject({ status: 401 })
  await client.ownerSession.me({})
})

test('only the secret shown last can be confirmed, and only once', async () => {
  const owner = await shop.given.owner({ needsSecondFactor: true })
  const { client } = await shop.signedIn('owner', owner)
  const notBegun = { status: 409, code: 'second-factor-not-begun' }
  expect(await refusal(client.ownerSession.confirmSecondFactor({ code: '123456' }))).toMatchObject(notBegun)
  const first = await client.ownerSession.beginSecondFactor({})
  const second = await client.ownerSession.beginSecondFactor({})
  const code = (secret: string) => ({ code: totpCode(secret, now) })
  expect(await refusal(client.ownerSession.confirmSecondFactor(code(first.secret)))).toMatchObject({
    status: 400,
  })
  await client.ownerSession.confirmSecondFactor(code(second.secret))
  expect(await refusal(client.ownerSession.confirmSecondFactor(code(second.secret)))).toMatchObject(notBegun)
})

test('one is replaced with the password, and goes on until the new one is confirmed', async () => {
  const { client, credentials, secret } = await shop.enrolled(now)
  expect(await refusal(client.ownerSession.beginSecondFactor({}))).toMatchObject({
    status: 400,
    code: 'password-needed',
    issues: [{ path: 'password' }],
  })
  expect(await refusal(client.ownerSession.beginSecondFactor({ password: 'a guess' }))).toMatchObject({
    status: 400,
    code: 'wrong-password',
  })
  const next = await client.ownerSession.beginSecondFactor({ password: knownPassword })
  shop.at(later)
  const login = (code: string) => shop.visitor().client.ownerSession.login({ ...credentials, code })
  await login(totpCode(secret, later))
  await client.ownerSession.confirmSecondFactor({ code: totpCode(next.secret, later) })
  shop.at('2026-11-14T08:06:00Z')
  expect(await refusal(login(totpCode(secret, '2026-11-14T08:06:00Z')))).toMatchObject({ status: 401 })
  await login(totpCode(next.secret, '2026-11-14T08:06:00Z'))
})

test('new recovery codes take the password and void the old ones', async () => {
  const { client, credentials, recoveryCodes } = await shop.enrolled(now)
  expect(await refusal(client.ownerSession.newRecoveryCodes({ password: 'a guess' }))).toMatchObject({
    status: 400,
    code: 'wrong-password',
    issues: [{ path: 'password' }],
  })
  const fresh = await client.ownerSession.newRecoveryCodes({ password: knownPassword })
  const login = (code = '') => shop.visitor().client.ownerSession.login({ ...credentials, code })
  expect(await refusal(login(recoveryCodes[0]))).toMatchObject({ code: 'second-factor-wrong' })
  await login(fresh.recoveryCodes[0])
})

test('without a second factor there are no recovery codes', async () => {
  const { client } = await shop.websiteOwner()
  expect(await refusal(client.ownerSession.newRecoveryCodes({ password: knownPassword }))).toMatchObject({
    status: 409,
    code: 'no-second-factor',
  })
})

test('guesses at codes for setting one up are limited', async () => {
  const owner = await shop.given.owner({ needsSecondFactor: true })
  const { client } = await shop.signedIn('owner', owner)
  const { secret } = await client.ownerSession.beginSecondFactor({})
  const confirm = (code: string) => refusal(client.ownerSession.confirmSecondFactor({ code }))
  for (let tries = 0; tries < 5; tries += 1) expect((await confirm('000000')).status).toBe(400)
  expect(await confirm(totpCode(secret, now))).toMatchObject({ status: 429, code: 'too-many' })
})
