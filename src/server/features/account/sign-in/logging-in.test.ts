import { beforeAll, describe, expect, test } from 'vitest'
import { accountApp } from '#tests/support/account-app.ts'
import { knownPassword as password } from '#tests/support/given.ts'
import { processes } from '#tests/support/in-turn.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: Awaited<ReturnType<typeof accountApp>>
beforeAll(async () => {
  shop = await accountApp()
})

const wrong = { status: 401, code: 'wrong-credentials', message: 'Invalid email or password.' }
const sessionOver = {
  status: 401,
  code: 'session-over',
  message: 'Session expired. Please log in again.',
}

async function loggedIn() {
  const person = await shop.given.user()
  const browser = shop.visitor()
  await browser.client.account.login({ email: person.email, password })
  return { ...browser, person }
}

/** Another browser with copies of these cookies. */
function copyOf(cookies: Map<string, string>) {
  const browser = shop.visitor()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

describe('logging in', () => {
  test('opens a session, with the address in any case', async () => {
    const { client } = shop.visitor()
    const { email, id, name } = await shop.given.user()
    expect(await client.account.login({ email: email.toUpperCase(), password })).toEqual({
      message: 'Login successful!',
    })
    expect(await client.account.status({})).toEqual({ authenticated: true })
    expect(await client.account.me({})).toEqual({ _id: id, name, email, role: 'user' })
  })

  test('tells a store owner which store is theirs', async () => {
    const { id: storeId, userId } = await shop.given.store()
    const { client } = await shop.signedIn('user', { id: userId })
    expect(await client.account.me({})).toMatchObject({ _id: userId, role: 'admin', storeId })
  })

  test('with a wrong password and with an unknown address are refused in the same words', async () => {
    const { email } = await shop.given.user()
    const { client } = shop.visitor()
    expect(await refusal(client.account.login({ email, password: 'not-the-password' }))).toEqual(wrong)
    expect(await refusal(client.account.login({ email: 'nobody@example.test', password }))).toEqual(wrong)
    expect(await refusal(client.account.login({ email, password: 'x'.repeat(500) }))).toMatchObject({
      message: 'Invalid email or password.',
    })
  })

  test('takes as much computing time for an unknown address as for a wrong password', {
    timeout: 60_000,
  }, async () => {
    const { email } = await shop.given.user()
    // CPU time, which other work on the machine lengthens less than the clock.
    const workFor = async (address: string) => {
      const before = process.cpuUsage()
      await refusal(shop.visitor().client.account.login({ email: address, password: 'not-the-password' }))
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
    const fastest = (times: number[]) => Math.min(...times)
    // Without the hashing, an unknown address would take a fraction of the time.
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) * 0.6)
  })

  test('unverified, with a wrong password, tells nothing of the account', async () => {
    const { email } = await shop.given.user({ isUnverified: true })
    const { client } = shop.visitor()
    expect(await refusal(client.account.login({ email, password: 'not-the-password' }))).toEqual(wrong)
    expect(await refusal(client.account.login({ email, password }))).toMatchObject({
      status: 403,
      message: 'Please verify your email first!',
    })
  })
})

describe('the cookies of a session', () => {
  async function cookiesOf(publicUrl: string) {
    const { app, given } = await accountApp({ publicUrl })
    const { email } = await given.user()
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
    })
    return response.cookies
  }

  test('are HttpOnly and SameSite', async () => {
    expect(await cookiesOf('http://localhost:3000')).toMatchObject([
      { name: 'zb_user', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 900 },
      { name: 'zb_user_refresh', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 2_592_000 },
      { name: 'zb_user_devices', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 },
    ])
  })

  test('behind https are bound to our host', async () => {
    const cookies = await cookiesOf('https://zilbazar.mu')
    expect(cookies.map(({ name, secure, domain }) => ({ name, secure, domain }))).toEqual([
      { name: '__Host-zb_user', secure: true, domain: undefined },
      { name: '__Host-zb_user_refresh', secure: true, domain: undefined },
      { name: '__Host-zb_user_devices', secure: true, domain: undefined },
    ])
  })

  test('that are forged, or of another kind, open nothing', async () => {
    const { person, cookies } = await loggedIn()
    const [header, payload, signature] = cookies.get('zb_user')?.split('.') ?? []
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const store = await shop.given.store()
    const { cookies: stores } = await shop.signedIn('admin', store)
    for (const access of [
      `${header}.${payload}.${signature?.slice(0, -2)}AA`,
      unsigned,
      stores.get('zb_admin') ?? '',
      person.id,
    ]) {
      const thief = shop.visitor()
      thief.cookies.set('zb_user', access)
      expect(await refusal(thief.client.account.me({}))).toMatchObject({ status: 401 })
    }
  })
})

describe('a session', () => {
  test('goes on after its access token ran out, until thirty days pass without use', async () => {
    const { client } = await loggedIn()
    shop.at('2026-11-14T08:15:01Z')
    expect(await refusal(client.account.me({}))).toEqual({
      status: 401,
      code: 'not-logged-in',
      message: 'Please log in first.',
    })
    expect(await client.account.status({})).toEqual({ authenticated: true })
    await client.account.refreshToken({})
    expect(await client.account.me({})).toMatchObject({ role: 'user' })

    shop.at('2026-12-14T08:15:02Z')
    expect(await client.account.status({})).toEqual({ authenticated: false })
    expect(await refusal(client.account.refreshToken({}))).toEqual(sessionOver)
    shop.at('2026-11-14T08:00:00Z')
  })

  test('gets a new refresh token at every use, and the old one used again ends it for everyone', async () => {
    const owner = await loggedIn()
    const thief = copyOf(owner.cookies)
    await owner.client.account.refreshToken({})
    expect(owner.cookies.get('zb_user_refresh')).not.toBe(thief.cookies.get('zb_user_refresh'))

    expect(await refusal(thief.client.account.refreshToken({}))).toEqual(sessionOver)
    expect([...thief.cookies.keys()]).toEqual(['zb_user_devices'])
    expect(await refusal(owner.client.account.me({}))).toMatchObject({ status: 401 })
    expect(await refusal(owner.client.account.refreshToken({}))).toEqual(sessionOver)
  })

  // The clock of the tests stands still, so requests to several processes are never simultaneous.
  test.skipIf(processes > 1)(
    'refreshed by two requests at once goes on, with one new refresh token',
    async () => {
      const { client, cookies } = await loggedIn()
      const before = cookies.get('zb_user_refresh')
      const tabs = [copyOf(cookies), copyOf(cookies), copyOf(cookies)]
      const answers = await Promise.allSettled(tabs.map((tab) => tab.client.account.refreshToken({})))
      expect(answers.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'))

      const fresh = tabs.map((tab) => tab.cookies.get('zb_user_refresh')).filter((token) => token !== before)
      expect(fresh).toHaveLength(1)
      cookies.set('zb_user_refresh', fresh[0] ?? '')
      await client.account.refreshToken({})
      expect(await client.account.me({})).toMatchObject({ role: 'user' })
    },
  )

  test('ends with logging out, also when the access token ran out', async () => {
    const { client, cookies } = await loggedIn()
    const thief = copyOf(cookies)
    cookies.delete('zb_user')
    expect(await client.account.logout({})).toEqual({ message: 'You are logged out.' })
    expect([...cookies.keys()]).toEqual(['zb_user_devices'])
    expect(await client.account.status({})).toEqual({ authenticated: false })
    expect(await refusal(thief.client.account.me({}))).toMatchObject({ status: 401 })
    expect(await refusal(thief.client.account.refreshToken({}))).toMatchObject({ status: 401 })
  })

  test('logging out twice, or without a session, succeeds', async () => {
    const { client } = shop.visitor()
    expect(await client.account.logout({})).toEqual({ message: 'You are logged out.' })
  })
})

describe('open sessions', () => {
  test('are listed with their device, last used first, and any can be ended', async () => {
    const person = await shop.given.user()
    const phone = shop.visitor({ userAgent: 'Mozilla/5.0 (Android 14; Mobile) Gecko Firefox/128.0' })
    const laptop = shop.visitor({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/129.0 Safari/537.36' })
    await phone.client.account.login({ email: person.email, password })
    shop.at('2026-11-14T09:00:00Z')
    await laptop.client.account.login({ email: person.email, password })

    const { sessions } = await laptop.client.account.sessions({})
    expect(sessions).toMatchObject([
      { device: 'Chrome on Windows', isCurrent: true, lastUsedAt: '2026-11-14T09:00:00.000Z' },
      { device: 'Firefox on Android', isCurrent: false, createdAt: '2026-11-14T08:00:00.000Z' },
    ])
    await laptop.client.account.endSession({ sessionId: sessions[1]?._id ?? '' })
    expect(await refusal(phone.client.account.refreshToken({}))).toMatchObject({ status: 401 })
    expect((await laptop.client.account.sessions({})).sessions).toHaveLength(1)
    shop.at('2026-11-14T08:00:00Z')
  })

  test('of somebody else cannot be ended', async () => {
    const mine = await loggedIn()
    const theirs = await loggedIn()
    const { sessions } = await theirs.client.account.sessions({})
    const ending = mine.client.account.endSession({ sessionId: sessions[0]?._id ?? '' })
    expect(await refusal(ending)).toMatchObject({ status: 404 })
    expect(await theirs.client.account.me({})).toMatchObject({ _id: theirs.person.id })
  })

  test('all end at once', async () => {
    const { person, client } = await loggedIn()
    const other = shop.visitor()
    await other.client.account.login({ email: person.email, password })
    await client.account.endAllSessions({})
    expect(await refusal(client.account.me({}))).toMatchObject({ status: 401 })
    expect(await refusal(other.client.account.me({}))).toMatchObject({ status: 401 })
  })

  test('are ten at most: a new one ends the one unused for longest', async () => {
    const person = await shop.given.user()
    const browsers = []
    for (let minute = 0; minute < 11; minute += 1) {
      shop.at(`2026-11-14T08:${String(minute).padStart(2, '0')}:00Z`)
      browsers.push(await shop.signedIn('user', person))
    }
    const outcomes = await Promise.all(
      browsers.map(({ client }) =>
        client.account.me({}).then(
          () => 'in',
          () => 'out',
        ),
      ),
    )
    expect(outcomes).toEqual(['out', ...Array(10).fill('in')])
    shop.at('2026-11-14T08:00:00Z')
  })
})
