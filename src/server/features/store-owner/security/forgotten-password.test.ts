import { beforeAll, beforeEach, expect, test } from 'vitest'
import { knownPassword } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import {
  storePassword as password,
  type StoreOwnerApp,
  storeOwnerApp,
} from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})
beforeEach(async () => {
  shop.at('2026-11-14T08:00:00Z')
  await shop.database.sql`truncate rate_counts`
})

const sameAnswer = {
  message: 'If a store has this address, a mail with a link is on its way to the person it belongs to.',
}
const deadLink = { status: 400, code: 'bad-link' }

/** A store that is logged in somewhere, and the link that was mailed to its person. */
async function asked() {
  const store = await shop.given.store({ name: 'Ti Lakaz' })
  const somewhere = await shop.signedIn('admin', store)
  const { client } = shop.visitor()
  expect(await client.storeOwner.forgotPassword({ email: store.email })).toEqual(sameAnswer)
  const [person] = await shop.database.sql<{ email: string }[]>`
    select email from users where id = ${store.userId}`
  const mail = await shop.mail.nextMailTo(person?.email ?? '')
  const token = /\/admin\/reset-password\/([\w-]+)/.exec(mail.text)?.[1] ?? ''
  return { store, somewhere, client, mail, token, personEmail: person?.email ?? '' }
}

test('the link in the mail to the person behind the store sets a new password once, and ends every session', async () => {
  const { store, somewhere, client, mail, token, personEmail } = await asked()
  expect(mail.subject).toBe('Choose a new password for your store')
  expect(await client.storeOwner.resetPassword({ token, password })).toEqual({
    message: 'Your store has a new password. Please log in.',
  })
  expect((await somewhere.client.storeOwner.status({})).authenticated).toBe(false)
  const { login } = shop.visitor().client.storeOwner
  expect(await refusal(login({ email: store.email, password: knownPassword }))).toMatchObject({ status: 401 })
  expect(await login({ email: store.email, password })).toEqual({ message: 'Login successful!' })
  expect((await shop.mail.nextMailTo(personEmail)).subject).toMatch(/password/)
  expect(await refusal(client.storeOwner.resetPassword({ token, password: `${password}!` }))).toMatchObject(
    deadLink,
  )
})

test('an address without a store gets the same answer and no mail', async () => {
  const { client } = shop.visitor()
  const { email } = await shop.given.user()
  expect(await client.storeOwner.forgotPassword({ email })).toEqual(sameAnswer)
  const letters = await shop.database.sql`
    select from pgboss.job where name = 'mail' and data->'to'->>'email' = ${email}`
  expect(letters).toHaveLength(0)
})

test('a link works for an hour, for the store alone, and not with a weak password', async () => {
  const { client, token } = await asked()
  const weak = await refusal(client.storeOwner.resetPassword({ token, password: 'password1234' }))
  expect(weak).toMatchObject({ status: 400, issues: [{ path: 'password' }] })
  expect(await refusal(client.account.resetPassword({ token, password }))).toMatchObject(deadLink)
  expect(await refusal(client.storeOwner.resetPassword({ token: 'x', password }))).toMatchObject(deadLink)
  shop.at('2026-11-14T09:00:01Z')
  expect(await refusal(client.storeOwner.resetPassword({ token, password }))).toMatchObject(deadLink)
})

test('two uses of one link at once set one password', async () => {
  const { client, token } = await asked()
  const tries = await Promise.allSettled(
    ['Souillac-one-two-three', 'Souillac-four-five-six'].map((chosen) =>
      client.storeOwner.resetPassword({ token, password: chosen }),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
