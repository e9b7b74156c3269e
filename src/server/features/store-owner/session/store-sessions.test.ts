import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { stores } from '#server/platform/database/schema/index.ts'
import { knownPassword as password } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})

const wrong = { status: 401, code: 'wrong-credentials', message: 'Invalid email or password.' }
const sessionOver = { status: 401, code: 'session-over', message: 'Session expired. Please log in again.' }

const suspend = (id: string) =>
  shop.database.tables.update(stores).set({ status: 'suspended' }).where(eq(stores.id, id))

describe('logging in as a store owner', () => {
  test('opens a session of the store, apart from any of the person', async () => {
    const store = await shop.given.store()
    const { client, cookies } = shop.visitor()
    expect(await client.storeOwner.login({ email: store.email.toUpperCase(), password })).toEqual({
      message: 'Login successful!',
    })
    expect([...cookies.keys()]).toEqual(['zb_admin', 'zb_admin_refresh', 'zb_admin_devices'])
    expect(await client.storeOwner.status({})).toEqual({ authenticated: true })
    expect(await client.account.status({})).toEqual({ authenticated: false, store: true })
    expect((await client.storeOwner.profile({})).profile).toMatchObject({ _id: store.id, email: store.email })
  })

  test('with a wrong password or an unknown address is refused in the same words', async () => {
    const store = await shop.given.store()
    const { client } = shop.visitor()
    for (const [email, tried] of [
      [store.email, 'not-the-password'],
      ['nobody@example.test', password],
    ] as const) {
      expect(await refusal(client.storeOwner.login({ email, password: tried }))).toEqual(wrong)
    }
    expect(await refusal(client.storeOwner.login({ email: '', password: '' }))).toMatchObject({ status: 400 })
  })

  test('takes as much computing time for an unknown address as for a wrong password', {
    timeout: 60_000,
  }, async () => {
    const { email } = await shop.given.store()
    // CPU time, which other work on the machine lengthens less than the clock.
    const workFor = async (address: string) => {
      const before = process.cpuUsage()
      await refusal(shop.visitor().client.storeOwner.login({ email: address, password: 'not-the-password' }))
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 6; round += 1) {
      await shop.database.sql`truncate rate_counts`
      known.push(await workFor(email))
      unknown.push(await workFor(`nobody-${round}@example.test`))
    }
    // Without the hashing, an unknown address would take a fraction of the time.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.6)
  })

  test('to a suspended store is refused, and only the right password gets the reason', async () => {
    const store = await shop.given.store({ isSuspended: true })
    const { client } = shop.visitor()
    expect(await refusal(client.storeOwner.login({ email: store.email, password: 'a guess' }))).toEqual(wrong)
    expect(await refusal(client.storeOwner.login({ email: store.email, password }))).toEqual({
      status: 403,
      code: 'store-suspended',
      message: 'Your store is suspended. Please write to us through /contact.',
    })
  })
})

describe('the session of a store', () => {
  test('goes on with a token that also works in a header', async () => {
    const { client, cookies, store } = await shop.storeOwner()
    const before = cookies.get('zb_admin_refresh')
    const { accessToken } = await client.storeOwner.refreshToken({})
    expect(accessToken).toBe(cookies.get('zb_admin'))
    expect(cookies.get('zb_admin_refresh')).not.toBe(before)

    const program = shop.withBearer(accessToken)
    expect((await program.storeOwner.profile({})).profile._id).toBe(store.id)
    expect(await program.storeOwner.status({})).toEqual({ authenticated: true })
    await program.storeOwner.logout({})
    expect(await refusal(program.storeOwner.profile({}))).toMatchObject({ status: 401 })
    expect(await client.storeOwner.status({})).toEqual({ authenticated: false })
  })

  test('ends for everyone when an old refresh token comes back', async () => {
    const { client, cookies } = await shop.storeOwner()
    const thief = shop.visitor()
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    await client.storeOwner.refreshToken({})
    expect(await refusal(thief.client.storeOwner.refreshToken({}))).toEqual(sessionOver)
    expect(thief.cookies.size).toBe(0)
    expect(await refusal(client.storeOwner.profile({}))).toMatchObject({ status: 401 })
  })

  test('is over without a refresh token, and with that of a person', async () => {
    const person = await shop.signedIn('user', await shop.given.user())
    const thief = shop.visitor()
    thief.cookies.set('zb_admin_refresh', person.cookies.get('zb_user_refresh') ?? '')
    expect(await refusal(thief.client.storeOwner.refreshToken({}))).toEqual(sessionOver)
    expect(await refusal(shop.visitor().client.storeOwner.refreshToken({}))).toEqual(sessionOver)
    expect(await person.client.account.status({})).toEqual({ authenticated: true })
  })

  test('of a suspended store leaves nothing behind when it is refused, not even the language', async () => {
    const { store, cookies } = await shop.storeOwner()
    await suspend(store.id)
    const french = shop.visitor({ language: 'fr' })
    french.cookies.set('zb_admin_refresh', cookies.get('zb_admin_refresh') ?? '')
    expect(await refusal(french.client.storeOwner.refreshToken({}))).toMatchObject({ code: 'session-over' })
    const [person] = await shop.database.sql`select language from users where id = ${store.userId}`
    expect(person).toEqual({ language: 'en' })
  })

  test('is refused everywhere from the moment its store is suspended', async () => {
    const { client, cookies, store } = await shop.storeOwner()
    await suspend(store.id)
    expect(await client.storeOwner.status({})).toEqual({ authenticated: false })
    expect(await refusal(client.storeOwner.profile({}))).toMatchObject({ status: 401 })
    expect(await refusal(client.storeOwner.createProduct(await shop.product()))).toMatchObject({
      status: 401,
    })
    expect(await refusal(client.storeOwner.refreshToken({}))).toEqual(sessionOver)
    expect(cookies.size).toBe(0)
  })

  test('ends with logging out, which leaves the person logged in', async () => {
    const { client, cookies, store } = await shop.storeOwner()
    const person = await shop.signedIn('user', { id: store.userId })
    for (const [name, value] of person.cookies) cookies.set(name, value)
    expect(await client.storeOwner.logout({})).toEqual({ message: 'You are logged out.' })
    expect([...cookies.keys()]).toEqual(['zb_user', 'zb_user_refresh'])
    expect(await client.account.status({})).toEqual({ authenticated: true })
    expect(await client.storeOwner.logout({})).toEqual({ message: 'You are logged out.' })
  })

  test('is one of ten at most', async () => {
    const store = await shop.given.store()
    const browsers = []
    for (let minute = 10; minute < 21; minute += 1) {
      shop.at(`2026-11-14T08:${minute}:00Z`)
      browsers.push(await shop.signedIn('admin', store))
    }
    const open = await Promise.all(browsers.map(({ client }) => client.storeOwner.status({})))
    expect(open.map(({ authenticated }) => authenticated)).toEqual([false, ...Array(10).fill(true)])
    shop.at('2026-11-14T08:00:00Z')
  })
})
