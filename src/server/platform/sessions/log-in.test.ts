import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { knownPassword } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp, storePassword } from '#tests/support/store-owner-app.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { users } from '../database/schema/index.ts'
import { createPasswords } from '../passwords/passwords.ts'

// Every guess is hashed twice, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})
// Pauses are measured by the machine's date, which is faked here, so that a slow guess does not end a pause.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await shop.database.sql`truncate rate_counts`
})
afterEach(() => void vi.useRealTimers())

const wrong = { status: 401, code: 'wrong-credentials', message: 'Invalid email or password.' }
const newPassword = 'Chamarel-seven-earths'

/** Sets the count of the one address so far, because hashing a hundred passwords takes long. */
const wrongFromAddress = (count: number) =>
  shop.database.sql`update rate_counts set points = ${count} where key like 'passwordsFromAddress:%'`

const logins = {
  person: {
    account: () => shop.given.user(),
    logIn: ({ client }: Visitor, email: string, password: string) =>
      client.account.login({ email, password }),
  },
  store: {
    account: () => shop.given.store(),
    logIn: ({ client }: Visitor, email: string, password: string) =>
      client.storeOwner.login({ email, password }),
  },
  'website owner': {
    account: () => shop.given.owner(),
    logIn: ({ client }: Visitor, email: string, password: string) =>
      client.ownerSession.login({ email, password }),
  },
}

describe.each(Object.keys(logins) as (keyof typeof logins)[])('logging in as a %s', (who) => {
  const { logIn } = logins[who]
  const account = () => logins[who].account()

  const guess = (browser: Visitor, email: string, password = 'a guess') =>
    refusal(logIn(browser, email, password)).then(({ status }) => status)
  async function guesses(times: number, email: string, browser?: Visitor) {
    const found: number[] = []
    for (let time = 0; time < times; time += 1) found.push(await guess(browser ?? shop.visitor(), email))
    return found
  }

  test('wrong guesses from many addresses lead to a pause, whether or not the account exists', async () => {
    const { email } = await account()
    for (const target of [email, 'nobody@example.test'])
      expect(await guesses(6, target)).toEqual([...Array(5).fill(401), 429])
    // The right password is refused during the pause too.
    expect(await guess(shop.visitor(), email, knownPassword)).toBe(429)
  })

  test('the pause is told in words and in a header', async () => {
    const { email } = await account()
    await guesses(5, email)
    const browser = shop.visitor({ language: 'fr' })
    const told = await refusal(logIn(browser, email, 'a guess'))
    expect(told).toMatchObject({
      status: 429,
      code: 'too-many',
      message: expect.stringMatching(/^Trop d’essais\. Veuillez réessayer dans \d+ secondes\.$/),
    })
  })

  test('right ones cost nothing, however many', async () => {
    const { email } = await account()
    const office = '192.0.2.44'
    for (let time = 0; time < 12; time += 1)
      await logIn(shop.visitor({ address: office }), email, knownPassword)
    expect(await guesses(6, email)).toEqual([...Array(5).fill(401), 429])
  })

  test('a device that has logged in before gets in while others guess', async () => {
    const { email } = await account()
    const known = shop.visitor()
    await logIn(known, email, knownPassword)
    expect(await guesses(6, email)).toEqual([...Array(5).fill(401), 429])
    expect(await logIn(known, email, knownPassword)).toEqual({ message: 'Login successful!' })
  })

  test('a stolen cookie gives a few guesses of its own, and then pauses too', async () => {
    const { email } = await account()
    const known = shop.visitor()
    await logIn(known, email, knownPassword)
    expect(await guesses(7, email, known)).toEqual([...Array(5).fill(401), 429, 429])
    // They were counted by the device: the account is as open to others as before.
    expect(await guesses(6, email)).toEqual([...Array(5).fill(401), 429])
  })

  test('a device of one account is not known at another', async () => {
    const [mine, theirs] = [await account(), await account()]
    const known = shop.visitor()
    await logIn(known, mine.email, knownPassword)
    await guesses(5, theirs.email)
    expect(await guess(known, theirs.email)).toBe(429)
  })

  test('a hundred wrong guesses a day from one address are free, at whatever accounts', async () => {
    const { email } = await account()
    const shared = '192.0.2.45'
    const known = shop.visitor({ address: shared })
    await logIn(known, email, knownPassword)
    const counted = shop.visitor({ address: shared })
    await guess(counted, email)
    await wrongFromAddress(99)
    expect(await guess(counted, email)).toBe(401)
    expect(await guess(counted, 'somebody-else@example.test')).toBe(429)
    expect(await guess(shop.visitor(), 'somebody-else@example.test')).toBe(401)
    // A known device behind the same address does not have to wait.
    await logIn(known, email, knownPassword)
  })
})

test('all addresses of one IPv6 network count together, and its neighbours for themselves', async () => {
  const from = (address: string) =>
    refusal(
      shop
        .visitor({ address })
        .client.account.login({ email: `${address}@example.test`.replaceAll(':', '-'), password: 'a guess' }),
    )
  await from('2001:db8:1:2::1')
  await wrongFromAddress(99)
  expect(await from('2001:db8:1:2::2')).toEqual(wrong)
  expect(await from('2001:db8:1:2:ffff::1')).toMatchObject({ status: 429 })
  expect(await from('2001:db8:1:3::1')).toEqual(wrong)
})

test('a person and a store of one email address share their guesses', async () => {
  const { email } = await shop.given.store()
  await shop.given.user({ email })
  const statuses: number[] = []
  for (let time = 0; time < 6; time += 1) {
    const { client } = shop.visitor()
    const { login } = time % 2 ? client.account : client.storeOwner
    statuses.push((await refusal(login({ email, password: 'a guess' }))).status)
  }
  expect(statuses).toEqual([...Array(5).fill(401), 429])
})

describe('under attack', () => {
  async function attacked(
    email: string,
    login: (client: Visitor['client']) => Visitor['client']['account']['login'],
  ) {
    for (let time = 0; time < 6; time += 1)
      await refusal(login(shop.visitor().client)({ email, password: 'a guess' }))
  }

  test('a person on a new device gets in through a reset link', async () => {
    const { email } = await shop.given.user()
    const device = shop.visitor()
    await device.client.account.forgotPassword({ email })
    const token = await shop.nextToken(email)
    await device.client.account.resetPassword({ token, password: newPassword })
    await attacked(email, ({ account }) => account.login)
    await device.client.account.login({ email, password: newPassword })
  })

  test('a changed password leaves the device it was changed on known, and no other', async () => {
    const { email } = await shop.given.user()
    const [here, there] = [shop.visitor(), shop.visitor()]
    for (const { client } of [here, there]) await client.account.login({ email, password: knownPassword })
    await here.client.account.changePassword({ currentPassword: knownPassword, password: newPassword })
    await attacked(email, ({ account }) => account.login)
    await here.client.account.login({ email, password: newPassword })
    const other = there.client.account.login({ email, password: newPassword })
    expect(await refusal(other)).toMatchObject({ status: 429 })
  })

  test('a store owner on a new device gets in with a new password from the person’s settings', async () => {
    const store = await shop.given.store()
    const device = await shop.signedIn('user', { id: store.userId })
    const password = storePassword
    await device.client.storeOwner.newPassword({
      currentPassword: knownPassword,
      password,
      confirmPassword: password,
    })
    await attacked(store.email, ({ storeOwner }) => storeOwner.login)
    await device.client.storeOwner.login({ email: store.email, password })
  })

  test('the website owner’s changed password keeps the device known', async () => {
    const { email } = await shop.given.owner()
    const device = shop.visitor()
    await device.client.ownerSession.login({ email, password: knownPassword })
    await device.client.ownerSession.changePassword({ currentPassword: knownPassword, password: newPassword })
    for (let time = 0; time < 6; time += 1)
      await refusal(shop.visitor().client.ownerSession.login({ email, password: 'a guess' }))
    await device.client.ownerSession.login({ email, password: newPassword })
  })
})

describe('credentials at the wrong login', () => {
  const belongsToPerson = {
    status: 403,
    code: 'person-account',
    message:
      'This email and password belong to your own account, not to a store. Please use the other login.',
  }
  const belongsToStore = {
    status: 403,
    code: 'store-account',
    message: 'This email and password belong to a store. Please use the login for stores.',
  }

  test('say which login they belong to, once they have proved right', async () => {
    const person = await shop.given.user()
    const store = await shop.given.store()
    const { client } = shop.visitor()
    const right = (email: string) => ({ email, password: knownPassword })
    expect(await refusal(client.storeOwner.login(right(person.email)))).toEqual(belongsToPerson)
    expect(await refusal(client.account.login(right(store.email)))).toEqual(belongsToStore)
    expect(await client.account.status({})).toEqual({ authenticated: false })
    expect(await client.storeOwner.status({})).toEqual({ authenticated: false })
  })

  test('say nothing when they are wrong, be there another account or not', async () => {
    const person = await shop.given.user()
    const store = await shop.given.store()
    for (const email of [person.email, store.email, 'nobody@example.test']) {
      const { client } = shop.visitor()
      for (const { login } of [client.account, client.storeOwner])
        expect(await refusal(login({ email, password: 'a guess' }))).toEqual(wrong)
    }
  })

  test('are not tried at another account from a device that knows this one', async () => {
    // A store may be registered with the address of somebody else's account.
    const person = await shop.given.user()
    const store = await shop.given.store()
    await shop.database.sql`update stores set email = ${person.email} where id = ${store.id}`
    const otherPassword = 'Ile-aux-Cerfs-at-noon'
    await shop.database.sql`
      update users set password_hash = ${await createPasswords().hash(otherPassword)} where id = ${person.id}`
    const { email } = person
    const { storeOwner } = shop.visitor().client
    expect(await refusal(storeOwner.login({ email, password: otherPassword }))).toEqual(belongsToPerson)
    await storeOwner.login({ email, password: knownPassword })
    expect(await refusal(storeOwner.login({ email, password: otherPassword }))).toEqual(wrong)
  })

  test('are counted when wrong and cost nothing when right', async () => {
    const { email } = await shop.given.user()
    const { client } = shop.visitor()
    for (let time = 0; time < 8; time += 1)
      expect(await refusal(client.storeOwner.login({ email, password: knownPassword }))).toEqual(
        belongsToPerson,
      )
    for (let time = 0; time < 5; time += 1)
      expect(await refusal(client.storeOwner.login({ email, password: 'a guess' }))).toEqual(wrong)
    expect(await refusal(client.storeOwner.login({ email, password: knownPassword }))).toMatchObject({
      status: 429,
    })
  })

  test('take as much computing time whether or not the other login has the address', async () => {
    const shop = await testApp({ hasUsualPasswordCost: true })
    const { email } = await shop.given.user()
    const passwordHash = await createPasswords().hash(knownPassword)
    await shop.database.tables.update(users).set({ passwordHash }).where(eq(users.email, email))
    const workFor = async (address: string) => {
      const before = process.cpuUsage()
      await refusal(shop.visitor().client.storeOwner.login({ email: address, password: 'not-the-password' }))
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const [elsewhere, nowhere]: [number[], number[]] = [[], []]
    for (let round = 0; round < 5; round += 1) {
      await shop.database.sql`truncate rate_counts`
      elsewhere.push(await workFor(email))
      nowhere.push(await workFor(`nobody-${round}@example.test`))
    }
    // Without the second hashing, an unknown address would take about half the time.
    expect(Math.min(...nowhere)).toBeGreaterThan(Math.min(...elsewhere) * 0.7)
  })
})
