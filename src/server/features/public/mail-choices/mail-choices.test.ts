import { beforeAll, beforeEach, expect, test } from 'vitest'
import { mailOptOuts } from '#server/platform/database/schema/index.ts'
import { unsubscribeTokens } from '#server/platform/mail/unsubscribe-tokens.ts'
import { refusal } from '#tests/support/refusal.ts'
import { sessionSecret, testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let store: Awaited<ReturnType<typeof shop.given.store>>
let token: string
beforeAll(async () => {
  shop = await testApp()
  store = await shop.given.store()
  token = unsubscribeTokens(sessionSecret).sign({ userId: store.userId, topic: 'monthly-figures' })
})
beforeEach(async () => {
  await shop.database.tables.delete(mailOptOuts)
})

const optedOut = () => shop.database.tables.$count(mailOptOuts)
const post = (url: string, headers: Record<string, string> = {}, payload = '') =>
  shop.app.inject({ method: 'POST', url, headers, payload })

test('the link works without a login, twice as well, and can be undone', async () => {
  const { mailChoice } = shop.client
  expect(await mailChoice.choose({ token, wants: false })).toEqual({
    message: 'You no longer get the monthly figures of your store.',
  })
  await mailChoice.choose({ token, wants: false })
  expect(await optedOut()).toBe(1)
  expect(await mailChoice.choose({ token, wants: true })).toEqual({
    message: 'You get the monthly figures of your store again.',
  })
  expect(await optedOut()).toBe(0)
})

test('two clicks at once are one', async () => {
  const click = () => shop.client.mailChoice.choose({ token, wants: false })
  await Promise.all([click(), click(), click()])
  expect(await optedOut()).toBe(1)
})

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['a multipart form', 'multipart/form-data; boundary=x', '--x\r\n\r\nOne-Click\r\n--x--'],
])('the button of a mail program unsubscribes with one POST of %s', async (_, type, payload) => {
  const answer = await post(`/unsubscribe/${token}`, { 'content-type': type }, payload)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await optedOut()).toBe(1)
})

test('the answer is in the language of the link', async () => {
  const answer = await post(`/fr/unsubscribe/${token}`)
  expect(answer.body).toContain('Vous ne recevrez plus les chiffres du mois de votre boutique.')
})

test('following the link does not unsubscribe', async () => {
  await shop.app.inject({ url: `/unsubscribe/${token}`, headers: { accept: 'text/html' } })
  await shop.app.inject({ method: 'HEAD', url: `/unsubscribe/${token}` })
  expect(await optedOut()).toBe(0)
})

test('a page of another site cannot send the form', async () => {
  const answer = await post(`/unsubscribe/${token}`, { origin: 'https://elsewhere.example' })
  expect([answer.statusCode, await optedOut()]).toEqual([403, 0])
})

test.each(['x', 'a.b.c'])('the link %s is refused with a sentence', async (forged) => {
  const asked = shop.client.mailChoice.choose({ token: forged, wants: false })
  expect(await refusal(asked)).toMatchObject({
    status: 404,
    message: 'This link is not complete. Please open it from the mail once more.',
  })
  expect((await post(`/unsubscribe/${forged}`)).statusCode).toBe(404)
})

test('a choice that is neither true nor false is refused', async () => {
  const asked = shop.client.mailChoice.choose({ token, wants: 'no' as unknown as boolean })
  expect(await refusal(asked)).toMatchObject({ status: 400, message: 'Please say true or false.' })
})

test('the link of a deleted account answers as if nothing had happened', async () => {
  const gone = unsubscribeTokens(sessionSecret).sign({
    userId: '00000000-0000-7000-8000-000000000000',
    topic: 'monthly-figures',
  })
  expect(await shop.client.mailChoice.choose({ token: gone, wants: false })).toMatchObject({
    message: expect.any(String),
  })
  expect(await optedOut()).toBe(0)
})

test('the store owner has the same choice in the dashboard', async () => {
  const { client } = await shop.signedIn('admin', store)
  expect(await client.storeOwner.news({})).toEqual({ wants: true })
  await client.storeOwner.chooseNews({ wants: false })
  expect(await client.storeOwner.news({})).toEqual({ wants: false })
  await shop.client.mailChoice.choose({ token, wants: true })
  expect(await client.storeOwner.news({})).toEqual({ wants: true })
})
