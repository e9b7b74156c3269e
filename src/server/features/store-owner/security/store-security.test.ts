import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { stores } from '#server/platform/database/schema/index.ts'
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

const form = { currentPassword: knownPassword, password }
const wrong = {
  status: 400,
  code: 'wrong-password',
  message: 'Your current password is not right.',
  issues: [{ path: 'currentPassword', message: 'Your current password is not right.' }],
}

/** A store on two devices. */
async function twoDevices() {
  const store = await shop.given.store()
  const [here, there] = [await shop.signedIn('admin', store), await shop.signedIn('admin', store)]
  return { store, here, there, calls: here.client.storeOwner }
}

const isIn = async ({ client }: Awaited<ReturnType<StoreOwnerApp['signedIn']>>) =>
  (await client.storeOwner.status({})).authenticated

describe('a store’s password, changed in the dashboard', () => {
  test('is the one to log in with; other devices are logged out, this one is not', async () => {
    const { store, here, there, calls } = await twoDevices()
    expect(await calls.changePassword(form)).toEqual({
      message: 'Your store’s password is changed. Everywhere else it is logged out.',
    })
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect((await calls.profile({})).profile._id).toBe(store.id)
    const { email } = store
    const { login } = shop.visitor().client.storeOwner
    expect(await refusal(login({ email, password: knownPassword }))).toMatchObject({ status: 401 })
    expect(await login({ email, password })).toEqual({ message: 'Login successful!' })
  })

  test('needs the current one', async () => {
    const { there, calls } = await twoDevices()
    expect(await refusal(calls.changePassword({ ...form, currentPassword: 'not it' }))).toEqual(wrong)
    expect(await isIn(there)).toBe(true)
  })

  test.each([
    ['short', /at least/],
    ['password1234', /harder to guess/],
  ])('cannot become %s', async (weak, sentence) => {
    const { calls } = await twoDevices()
    const refused = await refusal(calls.changePassword({ ...form, password: weak }))
    expect(refused).toMatchObject({ status: 400, issues: [{ path: 'password' }] })
    expect(refused.message).toMatch(sentence)
  })

  test('cannot be guessed at for long', async () => {
    const { calls } = await twoDevices()
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await refusal(calls.changePassword({ ...form, currentPassword: 'a guess' }))).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})

describe('the devices on which a store is logged in', () => {
  test('are listed, this one marked, without those of other stores or of the person', async () => {
    const { store, calls } = await twoDevices()
    await shop.signedIn('user', { id: store.userId })
    await shop.storeOwner()
    const { sessions } = await calls.sessions({})
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    expect(sessions[0]).toEqual({
      _id: expect.any(String),
      device: expect.any(String),
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: expect.any(Boolean),
    })
  })

  test('are logged out one by one', async () => {
    const { here, there, calls } = await twoDevices()
    const other = (await calls.sessions({})).sessions.find(({ isCurrent }) => !isCurrent)
    const sessionId = other?._id ?? ''
    expect(await calls.endSession({ sessionId })).toEqual({ message: 'That device is logged out.' })
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect(await refusal(calls.endSession({ sessionId }))).toMatchObject({ status: 404 })
  })

  test('are logged out all at once, but for this one', async () => {
    const { store, here, there, calls } = await twoDevices()
    const person = await shop.signedIn('user', { id: store.userId })
    const neighbour = await shop.storeOwner()
    await calls.endOtherSessions({})
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect(await person.client.account.status({})).toEqual({ authenticated: true })
    expect(await neighbour.client.storeOwner.status({})).toEqual({ authenticated: true })
  })

  test('of a suspended store answer nothing', async () => {
    const { store, calls } = await twoDevices()
    await shop.database.tables.update(stores).set({ status: 'suspended' }).where(eq(stores.id, store.id))
    expect(await refusal(calls.sessions({}))).toMatchObject({ status: 401 })
    expect(await refusal(calls.changePassword(form))).toMatchObject({ status: 401 })
  })
})
