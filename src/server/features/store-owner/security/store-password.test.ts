import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { stores, users } from '#server/platform/database/schema/index.ts'
import { knownPassword } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import {
  storePassword as password,
  type StoreOwnerApp,
  storeOwnerApp,
} from '#tests/support/store-owner-app.ts'
import { untilWaiting } from '#tests/support/until-waiting.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})

const form = { currentPassword: knownPassword, password, confirmPassword: password }
const done = { message: 'Your store has a new password. Please log in.' }
const loggedIn = { message: 'Login successful!' }
const wrong = {
  status: 400,
  code: 'wrong-password',
  message: 'Your current password is not right.',
  issues: [{ path: 'currentPassword', message: 'Your current password is not right.' }],
}

/** A store, and a browser in which the person behind it is signed in. */
async function shopkeeper(values: Parameters<StoreOwnerApp['given']['store']>[0] = {}) {
  const store = await shop.given.store(values)
  const person = await shop.signedIn('user', { id: store.userId })
  return { store, ...person, newPassword: person.client.storeOwner.newPassword }
}

const logIn = ({ email }: { email: string }, tried: string) =>
  shop.visitor().client.storeOwner.login({ email, password: tried })

describe('a store’s forgotten password', () => {
  test('is replaced by the person behind it; the new one opens the dashboard, the old one does not', async () => {
    const { store, newPassword } = await shopkeeper()
    expect(await newPassword(form)).toEqual(done)
    expect(await refusal(logIn(store, knownPassword))).toMatchObject({ status: 401 })
    expect(await logIn(store, password)).toEqual(loggedIn)
  })

  test('ends every session of the store, here too, and none of the person', async () => {
    const { store, client, cookies, newPassword } = await shopkeeper()
    const [here, there] = [await shop.signedIn('admin', store), await shop.signedIn('admin', store)]
    const neighbour = await shop.storeOwner()
    for (const [name, value] of here.cookies) cookies.set(name, value)
    await newPassword(form)
    expect([...cookies.keys()]).toEqual(['zb_user', 'zb_user_refresh', 'zb_admin_devices'])
    for (const browser of [here, there]) {
      expect(await browser.client.storeOwner.status({})).toEqual({ authenticated: false })
      expect(await refusal(browser.client.storeOwner.refreshToken({}))).toMatchObject({ status: 401 })
    }
    expect(await client.account.status({})).toEqual({ authenticated: true })
    expect(await neighbour.client.storeOwner.status({})).toEqual({ authenticated: true })
  })

  test('replaced, is told to the person by mail', async () => {
    const { store, client, newPassword } = await shopkeeper({ name: 'Ti Lakaz' })
    const { email } = await client.account.me({})
    await newPassword(form)
    const mail = await shop.mail.nextMailTo(email)
    expect(mail.subject).toBe('Your store has a new password')
    expect(mail.text).toContain(store.name)
  })

  test('is not replaced without the password of the person', async () => {
    const { store, newPassword } = await shopkeeper()
    const open = await shop.signedIn('admin', store)
    expect(await refusal(newPassword({ ...form, currentPassword: 'a guess' }))).toEqual(wrong)
    expect(await open.client.storeOwner.status({})).toEqual({ authenticated: true })
    expect(await logIn(store, knownPassword)).toEqual(loggedIn)
  })

  test('cannot be replaced with the store’s own password in place of the person’s', async () => {
    const { newPassword } = await shopkeeper()
    await newPassword(form)
    expect(await refusal(newPassword({ ...form, currentPassword: password }))).toEqual(wrong)
  })

  test('cannot be replaced with guesses without end', async () => {
    const { newPassword } = await shopkeeper()
    const guess = () => refusal(newPassword({ ...form, currentPassword: 'a guess' }))
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
  })

  test('of a suspended store is replaced too, and leaves it suspended', async () => {
    const { store, newPassword } = await shopkeeper({ isSuspended: true })
    expect(await newPassword(form)).toEqual(done)
    expect(await refusal(logIn(store, password))).toMatchObject({ status: 403, code: 'store-suspended' })
  })

  test('cannot be replaced by a person without a store', async () => {
    const { client } = await shop.signedIn('user', await shop.given.user())
    expect(await refusal(client.storeOwner.newPassword(form))).toEqual({
      status: 404,
      code: 'not-found',
      message: 'You have no store, so there is no password of one to replace.',
    })
  })

  test('asked for while the account’s password changes is not replaced with the old one', async () => {
    const { store, newPassword } = await shopkeeper()
    const { tables } = shop.database
    const [before] = await tables.select().from(stores).where(eq(stores.id, store.id))
    const [replacing] = await tables.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, store.userId))
      const asked = refusal(newPassword(form))
      await untilWaiting(shop.database, 1)
      return [asked]
    })
    expect(await replacing).toEqual(wrong)
    expect(await tables.select().from(stores).where(eq(stores.id, store.id))).toEqual([before])
  })
})

describe('a store’s new password', () => {
  const common = 'Please choose a password that is harder to guess: many people use this one.'
  const own = 'Please choose a password that is not your name or email address.'
  test.each([
    ['is short', 'short', 'Please choose a password of at least 10 characters.'],
    ['everybody uses', 'Password123', common],
    ['is the store’s name', 'ti lakaz kreol', own],
  ])('that %s is refused', async (_, chosen, message) => {
    const { store, newPassword } = await shopkeeper({ name: 'Ti Lakaz Kreol' })
    const call = newPassword({ ...form, password: chosen, confirmPassword: chosen })
    expect(await refusal(call)).toMatchObject({ status: 400, issues: [{ path: 'password', message }] })
    expect(await logIn(store, knownPassword)).toEqual(loggedIn)
  })

  test('that is the store’s or the person’s address is refused', async () => {
    const { store, client, newPassword } = await shopkeeper()
    for (const chosen of [store.email, (await client.account.me({})).email]) {
      const call = newPassword({ ...form, password: chosen, confirmPassword: chosen })
      expect(await refusal(call)).toMatchObject({ status: 400, message: own })
    }
  })

  test('is written twice, and alike', async () => {
    const { newPassword } = await shopkeeper()
    expect(await refusal(newPassword({ ...form, confirmPassword: `${password}-` }))).toMatchObject({
      status: 400,
      issues: [{ path: 'confirmPassword', message: 'Passwords do not match!' }],
    })
  })
})
