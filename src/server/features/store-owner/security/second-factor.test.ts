import { beforeAll, beforeEach, expect, test } from 'vitest'
import { storeSecondFactors } from '#server/platform/database/schema/index.ts'
import { knownPassword } from '#tests/support/given.ts'
import { totpCode } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp, storePassword } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})
const now = '2026-11-14T08:00:00Z'
const later = '2026-11-14T08:05:00Z'
const latest = '2026-11-14T08:10:00Z'
beforeEach(async () => {
  shop.at(now)
  await shop.database.sql`truncate rate_counts`
})

const password = knownPassword

/** A store whose second factor is set up at this moment. */
async function enrolled() {
  const owner = await shop.storeOwner()
  const calls = owner.client.storeOwner
  const { secret } = await calls.beginSecondFactor({ password })
  const { recoveryCodes } = await calls.confirmSecondFactor({ code: totpCode(secret, now) })
  const logIn = (code?: string) =>
    shop.visitor().client.storeOwner.login({ email: owner.store.email, password, ...(code && { code }) })
  return { ...owner, calls, secret, recoveryCodes, logIn }
}

const needed = { status: 401, code: 'second-factor-needed' }
const wrong = { status: 401, code: 'second-factor-wrong' }
const loggedIn = { message: 'Login successful!' }

test('a store logs in with the password alone until its owner sets one up', async () => {
  const { store, client } = await shop.storeOwner()
  const login = () => shop.visitor().client.storeOwner.login({ email: store.email, password })
  expect(await client.storeOwner.secondFactor({})).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  await client.storeOwner.beginSecondFactor({ password })
  expect(await login()).toEqual(loggedIn)
  expect(await client.storeOwner.secondFactor({})).toMatchObject({ isOn: false })
})

test('then a login needs a code, each code once; other devices are logged out', async () => {
  const { store, client, secret, logIn } = await enrolled()
  expect((await client.storeOwner.status({})).authenticated).toBe(true)
  expect((await client.storeOwner.sessions({})).sessions).toHaveLength(1)
  expect(await refusal(logIn())).toMatchObject(needed)
  // The code of the enrolment is used up.
  expect(await refusal(logIn(totpCode(secret, now)))).toMatchObject(wrong)
  shop.at(later)
  expect(await logIn(totpCode(secret, later))).toEqual(loggedIn)
  expect(await refusal(logIn(totpCode(secret, later)))).toMatchObject(wrong)
  const mail = await shop.mail.nextMailTo((await personOf(store)).email)
  expect(mail.subject).toBe('Your store has a second factor')
})

async function personOf({ userId }: { userId: string }) {
  const [person] = await shop.database.sql<{ email: string }[]>`select email from users where id = ${userId}`
  return person ?? { email: '' }
}

test('a wrong password says nothing about the code', async () => {
  const { store } = await enrolled()
  const { login } = shop.visitor().client.storeOwner
  expect(await refusal(login({ email: store.email, password: 'not this one' }))).toMatchObject({
    code: 'wrong-credentials',
  })
})

test('each recovery code lets in once; new ones take the password and void the old', async () => {
  const { calls, recoveryCodes, logIn } = await enrolled()
  const [first = '', second = ''] = recoveryCodes
  expect(await logIn(first)).toEqual(loggedIn)
  expect(await refusal(logIn(first))).toMatchObject(wrong)
  expect(await calls.secondFactor({})).toEqual({ isOn: true, recoveryCodesLeft: 9 })
  expect(await refusal(calls.newRecoveryCodes({ password: 'a guess' }))).toMatchObject({
    code: 'wrong-password',
  })
  const fresh = await calls.newRecoveryCodes({ password })
  expect(await refusal(logIn(second))).toMatchObject(wrong)
  expect(await logIn(fresh.recoveryCodes[0])).toEqual(loggedIn)
})

test('setting it up takes the password', async () => {
  const { client } = await shop.storeOwner()
  expect(await refusal(client.storeOwner.beginSecondFactor({ password: 'a guess' }))).toMatchObject({
    status: 400,
    issues: [{ path: 'password' }],
  })
})

test('switching it off takes the password and a code', async () => {
  const { calls, secret, logIn } = await enrolled()
  shop.at(later)
  const code = totpCode(secret, later)
  expect(await refusal(calls.switchOffSecondFactor({ password: 'a guess', code }))).toMatchObject({
    issues: [{ path: 'password' }],
  })
  expect(await refusal(calls.switchOffSecondFactor({ password, code: '000000' }))).toMatchObject({
    status: 400,
    issues: [{ path: 'code', message: 'That code is not right, or it was used before.' }],
  })
  await calls.switchOffSecondFactor({ password, code })
  expect(await calls.secondFactor({})).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  expect(await logIn()).toEqual(loggedIn)
  expect(await refusal(calls.switchOffSecondFactor({ password, code }))).toMatchObject({
    status: 409,
    code: 'no-second-factor',
  })
})

test('a new password for a forgotten one does not switch it off', async () => {
  const { store, secret } = await enrolled()
  const person = await shop.signedIn('user', { id: store.userId })
  await person.client.storeOwner.newPassword({
    currentPassword: knownPassword,
    password: storePassword,
    confirmPassword: storePassword,
  })
  shop.at(later)
  const { login } = shop.visitor().client.storeOwner
  const credentials = { email: store.email, password: storePassword }
  expect(await refusal(login(credentials))).toMatchObject(needed)
  expect(await login({ ...credentials, code: totpCode(secret, later) })).toEqual(loggedIn)
})

test('guesses at the code of a login are limited', async () => {
  const { secret, logIn } = await enrolled()
  for (let tries = 0; tries < 5; tries += 1) expect(await refusal(logIn('000000'))).toMatchObject(wrong)
  shop.at(later)
  expect(await refusal(logIn(totpCode(secret, now)))).toMatchObject({ status: 429 })
})

test('the database holds neither the secret nor a recovery code, and nothing of it outlives the store', async () => {
  const { store, secret, recoveryCodes } = await enrolled()
  const { tables, sql } = shop.database
  const rows = JSON.stringify(await tables.select().from(storeSecondFactors))
  for (const hidden of [secret, ...recoveryCodes]) expect(rows).not.toContain(hidden)
  await sql`delete from stores where id = ${store.id}`
  expect(await sql`select 1 from store_second_factors where store_id = ${store.id}`).toHaveLength(0)
})

test('who lost phone and codes asks the website owner, who switches it off with a reason', async () => {
  const { store, client, logIn } = await enrolled()
  const { client: website } = await shop.signedIn('owner', await shop.given.owner())
  const storeId = store.id
  expect((await website.ownerVetting.store({ storeId })).hasSecondFactor).toBe(true)
  const reason = 'The phone fell into the lagoon.'
  await website.ownerVetting.switchOffSecondFactor({ storeId, reason })
  expect((await client.storeOwner.status({})).authenticated).toBe(false)
  expect(await logIn()).toEqual(loggedIn)
  expect(await refusal(website.ownerVetting.switchOffSecondFactor({ storeId, reason }))).toMatchObject({
    status: 409,
    message: 'This store has no second factor.',
  })
  const { entries } = await website.ownerAudit.entries({})
  expect(entries[0]).toMatchObject({ action: 'switch-off-store-second-factor', details: { reason } })
  const mail = await shop.mail.nextMailTo((await personOf(store)).email)
  expect(mail.subject).toBe('Your store has a second factor')
  const next = await shop.mail.nextMailTo((await personOf(store)).email)
  expect(next.text).toContain(reason)
  shop.at(latest)
})
