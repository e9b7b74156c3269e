import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog, websiteOwners } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { knownPassword } from '#tests/support/given.ts'
import { type OwnerApp, ownerApp, totpCode } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnerApp
beforeAll(async () => {
  shop = await ownerApp()
})
beforeEach(async () => {
  shop.at('2026-11-14T08:00:00Z')
  await shop.database.sql`truncate rate_counts`
})

const later = '2026-11-14T08:05:00Z'
const needed = {
  status: 401,
  code: 'second-factor-needed',
  message: 'Please enter the code from your authenticator app.',
}
const wrong = {
  status: 401,
  code: 'second-factor-wrong',
  message: 'That code is not right, or it was used before.',
}
const wrongCredentials = { status: 401, code: 'wrong-credentials', message: 'Invalid email or password.' }
const logIn = (credentials: { email: string; password: string; code?: string }) =>
  shop.visitor().client.ownerSession.login(credentials)

describe('with a second factor', () => {
  test('password and code together open the console', async () => {
    const { credentials, secret, owner } = await shop.enrolled('2026-11-14T08:00:00Z')
    shop.at(later)
    const browser = shop.visitor({ userAgent: 'Mozilla/5.0 (Android 14) Gecko/128.0 Firefox/128.0' })
    expect(await browser.client.ownerSession.status({})).toEqual({
      authenticated: false,
      needsSecondFactor: false,
    })
    expect(await refusal(browser.client.ownerSession.login(credentials))).toEqual(needed)
    expect(await refusal(browser.client.ownerSession.login({ ...credentials, code: ' ' }))).toEqual(needed)
    expect(browser.cookies.size).toBe(0)
    const code = totpCode(secret, later)
    expect(await browser.client.ownerSession.login({ ...credentials, code })).toEqual({
      message: 'Login successful!',
    })
    expect(await browser.client.ownerSession.status({})).toEqual({
      authenticated: true,
      needsSecondFactor: false,
    })
    expect(await browser.client.ownerSession.me({})).toEqual({
      _id: owner.id,
      email: owner.email,
      needsSecondFactor: false,
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
    })
    const rows = await auditEntries(shop.database, eq(auditLog.actor, owner.email))
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['set-up-second-factor', {}],
      ['log-in', { device: 'Firefox on Android' }],
    ])
  })

  test('a wrong password says nothing about the code', async () => {
    const { credentials, secret } = await shop.enrolled('2026-11-14T08:00:00Z')
    shop.at(later)
    const code = totpCode(secret, later)
    expect(await refusal(logIn({ ...credentials, password: 'not this one', code }))).toEqual(wrongCredentials)
    expect(await refusal(logIn({ ...credentials, email: 'nobody@example.test', code }))).toEqual(
      wrongCredentials,
    )
    await logIn({ ...credentials, code })
  })

  test('a code works once, also when it comes many times at once', async () => {
    const { credentials, secret } = await shop.enrolled('2026-11-14T08:00:00Z')
    const first = totpCode(secret, '2026-11-14T08:00:00Z')
    expect(await refusal(logIn({ ...credentials, code: first }))).toEqual(wrong)
    shop.at(later)
    const code = totpCode(secret, later)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => logIn({ ...credentials, code })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // Nor does one that is older than a code used before.
    const older = totpCode(secret, '2026-11-14T08:04:30Z')
    expect(await refusal(logIn({ ...credentials, code: older }))).toEqual(wrong)
  })

  test('a recovery code is taken in its place, each of them once', async () => {
    const { credentials, recoveryCodes, client } = await shop.enrolled('2026-11-14T08:00:00Z')
    const [code = '', other = ''] = recoveryCodes
    await logIn({ ...credentials, code: code.toUpperCase() })
    expect((await client.ownerSession.me({})).recoveryCodesLeft).toBe(9)
    expect(await refusal(logIn({ ...credentials, code }))).toEqual(wrong)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 3 }, () => logIn({ ...credentials, code: other })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(logIn({ ...credentials, code: 'aaaa-bbbb-cccc-dddd' }))).toEqual(wrong)
  })

  test('guesses at codes are limited, and a caller without the password locks nobody out', async () => {
    const { credentials, secret } = await shop.enrolled('2026-11-14T08:00:00Z')
    shop.at(later)
    const known = shop.visitor()
    await known.client.ownerSession.login({ ...credentials, code: totpCode(secret, later) })
    const guess = { ...credentials, password: 'a guess', code: '123456' }
    for (let tries = 0; tries < 5; tries += 1) expect(await refusal(logIn(guess))).toEqual(wrongCredentials)
    await shop.database.sql`delete from rate_counts where key like 'passwords%'`
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusal(logIn({ ...credentials, code: '12345x' }))).toEqual(wrong)
    const next = '2026-11-14T08:06:00Z'
    shop.at(next)
    const code = totpCode(secret, next)
    expect(await refusal(logIn({ ...credentials, code }))).toMatchObject({ status: 429, code: 'too-many' })
    // The owner's own device has its own count.
    await known.client.ownerSession.login({ ...credentials, code })
    const last = { ...credentials, code: '12345x' }
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusal(known.client.ownerSession.login(last))).toEqual(wrong)
    expect(await refusal(known.client.ownerSession.login(last))).toMatchObject({ status: 429 })
  })

  test('with a secret encrypted under another session secret only a recovery code works', async () => {
    const { credentials, secret, owner, recoveryCodes } = await shop.enrolled('2026-11-14T08:00:00Z')
    await shop.database.tables
      .update(websiteOwners)
      .set({ totpSecret: 'AAAA' })
      .where(eq(websiteOwners.id, owner.id))
    shop.at(later)
    expect(await refusal(logIn({ ...credentials, code: totpCode(secret, later) }))).toEqual(wrong)
    await logIn({ ...credentials, code: recoveryCodes[3] ?? '' })
  })
})

test('the cookies are the console’s own and never travel from another site', async () => {
  const { email } = await shop.given.owner()
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/owner/login',
    payload: { email, password: knownPassword },
  })
  expect(response.cookies).toMatchObject([
    { name: 'zb_owner', httpOnly: true, sameSite: 'Strict', path: '/' },
    { name: 'zb_owner_refresh', httpOnly: true, sameSite: 'Strict', path: '/' },
    { name: 'zb_owner_devices', httpOnly: true, sameSite: 'Strict', path: '/' },
  ])
})

test('a session goes on with the refresh token and ends with logging out', async () => {
  const { client, cookies } = await shop.websiteOwner()
  cookies.delete('zb_owner')
  expect(await refusal(client.ownerSession.me({}))).toMatchObject({ status: 401, code: 'not-logged-in' })
  expect(await client.ownerSession.status({})).toMatchObject({ authenticated: true })
  await client.ownerSession.refreshToken({})
  await client.ownerSession.me({})
  const kept = new Map(cookies)
  await client.ownerSession.logout({})
  expect(cookies.size).toBe(0)
  for (const [name, value] of kept) cookies.set(name, value)
  expect(await refusal(client.ownerSession.me({}))).toMatchObject({ status: 401 })
  expect(await refusal(client.ownerSession.refreshToken({}))).toMatchObject({ code: 'session-over' })
})
