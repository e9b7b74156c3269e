import { createHmac, generateKeyPairSync } from 'node:crypto'
import { type JWTHeaderParameters, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { knownPassword } from '#tests/support/given.ts'
import { sessionSecret, testApp } from '#tests/support/test-app.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
let shop: Shop
let sessionId: string
let right: string
beforeAll(async () => {
  shop = await testApp()
  const person = await shop.given.user()
  right = (await shop.signedIn('user', person)).cookies.get('zb_user') ?? ''
  const [found] = await shop.database.sql<
    { id: string }[]
  >`select id from sessions where user_id = ${person.id}`
  sessionId = found?.id ?? ''
})

const now = Date.parse('2026-11-14T08:00:00Z') / 1000
const secret = new TextEncoder().encode(sessionSecret)
const claims = (changes: JWTPayload = {}): JWTPayload => ({
  jti: sessionId,
  aud: 'user',
  iat: now,
  exp: now + 600,
  ...changes,
})
const signed = (
  key: Uint8Array | Parameters<SignJWT['sign']>[0],
  header: JWTHeaderParameters = { alg: 'HS256' },
  payload = claims(),
) => new SignJWT(payload).setProtectedHeader(header).sign(key)

async function statusWith(token: string) {
  const { statusCode } = await shop.app.inject({ url: '/api/auth/me', cookies: { zb_user: token } })
  return statusCode
}

test('the token of a session opens it, and so does one that is made in the same way', async () => {
  expect(await statusWith(right)).toBe(200)
  expect(await statusWith(await signed(secret))).toBe(200)
})

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const forged: Record<string, () => string | Promise<string>> = {
  'is not signed (alg none)': () => new UnsecuredJWT(claims()).encode(),
  'is not signed, in another case (alg nOnE)': () => `${base64({ alg: 'nOnE' })}.${base64(claims())}.`,
  'is signed with our secret by another algorithm (HS384)': () => signed(secret, { alg: 'HS384' }),
  'is signed with our secret by another algorithm (HS512)': () => signed(secret, { alg: 'HS512' }),
  'is signed with a key pair (RS256)': () => signed(privateKey, { alg: 'RS256' }),
  'is signed with what everybody can know': () => signed(new TextEncoder().encode('http://localhost:3000')),
  'is signed with an empty secret': () => {
    const text = `${base64({ alg: 'HS256' })}.${base64(claims())}`
    return `${text}.${createHmac('sha256', '').update(text).digest('base64url')}`
  },
  'brings its own key': () => {
    const text = `${base64({ alg: 'HS256', jwk: { kty: 'oct', k: 'bWluZQ' } })}.${base64(claims())}`
    return `${text}.${createHmac('sha256', 'mine').update(text).digest('base64url')}`
  },
  'names a key file': () => {
    const text = `${base64({ alg: 'HS256', kid: '../../../../dev/null' })}.${base64(claims())}`
    return `${text}.${createHmac('sha256', '').update(text).digest('base64url')}`
  },
  'has something critical that we do not know': () => {
    const text = `${base64({ alg: 'HS256', crit: ['x'], x: 1 })}.${base64(claims())}`
    return `${text}.${createHmac('sha256', sessionSecret).update(text).digest('base64url')}`
  },
  'is for store owners': () => signed(secret, { alg: 'HS256' }, claims({ aud: 'admin' })),
  'is for website owners': () => signed(secret, { alg: 'HS256' }, claims({ aud: 'owner' })),
  'is for nobody in particular': () => signed(secret, { alg: 'HS256' }, claims({ aud: undefined })),
  'has run out': () => signed(secret, { alg: 'HS256' }, claims({ exp: now - 1 })),
  'never runs out': () => signed(secret, { alg: 'HS256' }, claims({ exp: undefined })),
  'names no session': () => signed(secret, { alg: 'HS256' }, claims({ jti: undefined })),
  'names a session that is none': () => signed(secret, { alg: 'HS256' }, claims({ jti: "' or 1=1 --" })),
  'has a changed claim': () => {
    const [header, , signature] = right.split('.')
    return `${header}.${base64(claims({ exp: now + 1e6 }))}.${signature}`
  },
  'has no signature': () => right.slice(0, right.lastIndexOf('.') + 1),
}

test.each(Object.entries(forged))('a token that %s opens nothing', async (_, make) => {
  expect(await statusWith(await make())).toBe(401)
})

test('what a browser had before the login is no session afterwards (session fixation)', async () => {
  const person = await shop.given.user()
  const browser = shop.visitor()
  // Planted by somebody who knows these values.
  const planted = { zb_user: 'planted', zb_user_refresh: 'planted-refresh' }
  for (const [name, value] of Object.entries(planted)) browser.cookies.set(name, value)
  await browser.client.account.login({ email: person.email, password: knownPassword })
  expect(browser.cookies.get('zb_user')).not.toBe(planted.zb_user)
  expect(browser.cookies.get('zb_user_refresh')).not.toBe(planted.zb_user_refresh)
  expect(await statusWith(planted.zb_user)).toBe(401)

  const thief = shop.visitor()
  thief.cookies.set('zb_user_refresh', planted.zb_user_refresh)
  expect(
    (await thief.send({ method: 'POST', url: '/api/auth/refresh-token', access: 'public' })).status,
  ).toBe(401)
})

test('a login on top of another opens a session of its own', async () => {
  const [mine, theirs] = [await shop.given.user(), await shop.given.user()]
  const browser = shop.visitor()
  await browser.client.account.login({ email: mine.email, password: knownPassword })
  const before = browser.cookies.get('zb_user')
  await browser.client.account.login({ email: theirs.email, password: knownPassword })
  expect(browser.cookies.get('zb_user')).not.toBe(before)
  expect((await browser.client.account.me({}))._id).toBe(theirs.id)
})
