import { beforeAll, describe, expect, test } from 'vitest'
import { accountApp, newPassword } from '#tests/support/account-app.ts'
import { knownPassword as oldPassword } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: Awaited<ReturnType<typeof accountApp>>
beforeAll(async () => {
  shop = await accountApp()
})

const deadLink = { status: 400, code: 'bad-link', message: 'This link may have expired or is invalid.' }

async function forgetful(person: { isUnverified?: boolean } = {}) {
  const { email } = await shop.given.user(person)
  const { client } = shop.visitor()
  await client.account.forgotPassword({ email })
  return { email, client, token: await shop.nextToken(email) }
}

describe('a forgotten password', () => {
  test('is replaced through the link in the mail; every session ends and a mail says so', async () => {
    const person = await shop.given.user()
    const signedIn = await shop.signedIn('user', person)
    const { client } = shop.visitor()
    expect(await client.account.forgotPassword({ email: person.email.toUpperCase() })).toEqual({
      message: 'If an account has this address, a mail with a link is on its way.',
    })
    const token = await shop.nextToken(person.email)
    expect(await client.account.resetPassword({ token, password: newPassword })).toEqual({
      message: 'Your password is changed. You can log in now.',
    })
    expect(await refusal(signedIn.client.account.me({}))).toMatchObject({ status: 401 })
    expect(await refusal(signedIn.client.account.refreshToken({}))).toMatchObject({ status: 401 })
    const old = client.account.login({ email: person.email, password: oldPassword })
    expect(await refusal(old)).toMatchObject({ status: 401 })
    await client.account.login({ email: person.email, password: newPassword })
    expect((await shop.mail.nextMailTo(person.email)).subject).toMatch(/password/i)
  })

  test('of an unknown address is answered the same, and nobody gets a mail', async () => {
    const jobs = () => shop.database.sql`select count(*)::int as n from pgboss.job`
    const [before] = await jobs()
    const answer = await shop.visitor().client.account.forgotPassword({ email: 'nobody@example.test' })
    expect(answer).toEqual({ message: 'If an account has this address, a mail with a link is on its way.' })
    expect(await jobs()).toEqual([before])
  })

  test('is replaced once a link, also when two try at once', async () => {
    const { client, token } = await forgetful()
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => client.account.resetPassword({ token, password: newPassword })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(client.account.resetPassword({ token, password: newPassword }))).toEqual(deadLink)
  })

  test('makes older links worthless', async () => {
    const { email, client, token: first } = await forgetful()
    await client.account.forgotPassword({ email })
    const second = await shop.nextToken(email)
    await client.account.resetPassword({ token: second, password: newPassword })
    expect(await refusal(client.account.resetPassword({ token: first, password: newPassword }))).toEqual(
      deadLink,
    )
  })

  test('has an hour for its link', async () => {
    const { client, token } = await forgetful()
    shop.at('2026-11-14T09:00:00Z')
    expect(await refusal(client.account.resetPassword({ token, password: newPassword }))).toEqual(deadLink)
    shop.at('2026-11-14T08:59:59Z')
    await client.account.resetPassword({ token, password: newPassword })
    shop.at('2026-11-14T08:00:00Z')
  })

  test('replaced by link also verifies the address', async () => {
    const { email, client, token } = await forgetful({ isUnverified: true })
    await client.account.resetPassword({ token, password: newPassword })
    expect(await client.account.login({ email, password: newPassword })).toMatchObject({
      message: 'Login successful!',
    })
  })

  test.each([
    ['common', 'qwertyuiop', 'Please choose a password that is harder to guess: many people use this one.'],
    ['short', 'short', 'Please choose a password of at least 10 characters.'],
  ])('cannot become a %s one, and the link stays good', async (_, password, message) => {
    const { client, token } = await forgetful()
    expect(await refusal(client.account.resetPassword({ token, password }))).toMatchObject({
      status: 400,
      issues: [{ path: 'password', message }],
    })
    await client.account.resetPassword({ token, password: newPassword })
  })
})

describe('a password that is changed', () => {
  test('ends every other session; this device goes on with new tokens', async () => {
    const person = await shop.given.user()
    const here = await shop.signedIn('user', person)
    const there = await shop.signedIn('user', person)
    const before = new Map(here.cookies)
    expect(
      await here.client.account.changePassword({ currentPassword: oldPassword, password: newPassword }),
    ).toEqual({ message: 'Your password is changed. Everywhere else you are logged out.' })

    expect(await here.client.account.me({})).toMatchObject({ _id: person.id })
    expect(await refusal(there.client.account.me({}))).toMatchObject({ status: 401 })
    const thief = shop.visitor()
    for (const [name, value] of before) thief.cookies.set(name, value)
    expect(await refusal(thief.client.account.me({}))).toMatchObject({ status: 401 })
    expect((await here.client.account.sessions({})).sessions).toHaveLength(1)
    await shop.visitor().client.account.login({ email: person.email, password: newPassword })
    expect((await shop.mail.nextMailTo(person.email)).subject).toMatch(/password/i)
  })

  test('needs the current one', async () => {
    const person = await shop.given.user()
    const { client } = await shop.signedIn('user', person)
    const change = client.account.changePassword({ currentPassword: 'not-this', password: newPassword })
    expect(await refusal(change)).toEqual({
      status: 400,
      code: 'wrong-password',
      message: 'Your current password is not right.',
      issues: [{ path: 'currentPassword', message: 'Your current password is not right.' }],
    })
    await client.account.login({ email: person.email, password: oldPassword })
  })

  test('cannot become the person’s own name or address', async () => {
    const person = await shop.given.user({ name: 'Jean-Claude Pierre' })
    const { client } = await shop.signedIn('user', person)
    for (const password of ['jean-claude pierre', person.email]) {
      const change = client.account.changePassword({ currentPassword: oldPassword, password })
      expect(await refusal(change)).toMatchObject({
        status: 400,
        issues: [
          { path: 'password', message: 'Please choose a password that is not your name or email address.' },
        ],
      })
    }
  })

  test('changed twice at once is changed once', async () => {
    const person = await shop.given.user()
    const [one, other] = [await shop.signedIn('user', person), await shop.signedIn('user', person)]
    const outcomes = await Promise.allSettled([
      one.client.account.changePassword({ currentPassword: oldPassword, password: `${newPassword}-1` }),
      other.client.account.changePassword({ currentPassword: oldPassword, password: `${newPassword}-2` }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a reset link that is opened', () => {
  test('is said to be good as often as it is asked about, and stays good', async () => {
    const { client, token } = await forgetful()
    for (let time = 0; time < 2; time += 1)
      expect(await client.account.resetLink({ token })).toEqual({ hasStore: false })
    await client.account.resetPassword({ token, password: newPassword })
  })

  test('after use says so', async () => {
    const { client, token } = await forgetful()
    await client.account.resetPassword({ token, password: newPassword })
    expect(await refusal(client.account.resetLink({ token }))).toEqual({
      ...deadLink,
      message: 'This link has been used already.',
    })
  })

  test('after an hour says so', async () => {
    const { client, token } = await forgetful()
    shop.at('2026-11-14T09:00:00Z')
    expect(await refusal(client.account.resetLink({ token }))).toEqual({
      ...deadLink,
      message: 'This link has expired.',
    })
    shop.at('2026-11-14T08:00:00Z')
  })

  test('that is replaced by a newer one, or was never sent, is refused', async () => {
    const { email, client, token: first } = await forgetful()
    await client.account.forgotPassword({ email })
    await client.account.resetPassword({ token: await shop.nextToken(email), password: newPassword })
    for (const token of [first, 'never-was'])
      expect(await refusal(client.account.resetLink({ token }))).toEqual(deadLink)
  })
})

describe('the store of a person whose password changes', () => {
  async function shopkeeper() {
    const store = await shop.given.store()
    const person = await shop.signedIn('user', { id: store.userId })
    const inStore = [await shop.signedIn('admin', store), await shop.signedIn('admin', store)]
    const { email } = await person.client.account.me({})
    const openInStore = () =>
      Promise.all(inStore.map(async ({ client }) => (await client.storeOwner.status({})).authenticated))
    return { ...person, store, email, openInStore }
  }

  test.each([
    [true, [false, false], / your store is logged out everywhere/],
    [false, [true, true], /^Your password is changed\. Everywhere else you are logged out\.$/],
    [undefined, [true, true], /^Your password is changed\. Everywhere else you are logged out\.$/],
  ])('changed in the settings with %s: sessions of the store are then %j', async (chosen, open, said) => {
    const { client, openInStore } = await shopkeeper()
    const { message } = await client.account.changePassword({
      currentPassword: oldPassword,
      password: newPassword,
      ...(chosen !== undefined && { endStoreSessions: chosen }),
    })
    expect(message).toMatch(said)
    expect(await openInStore()).toEqual(open)
  })

  test.each([
    [true, [false, false], / your store is logged out everywhere/],
    [false, [true, true], /^Your password is changed\. You can log in now\.$/],
  ])('reset by link with %s: sessions of the store are then %j', async (chosen, open, said) => {
    const { client, email, openInStore } = await shopkeeper()
    await client.account.forgotPassword({ email })
    const token = await shop.nextToken(email)
    expect(await client.account.resetLink({ token })).toEqual({ hasStore: true })
    const answer = await client.account.resetPassword({
      token,
      password: newPassword,
      endStoreSessions: chosen,
    })
    expect(answer.message).toMatch(said)
    expect(await openInStore()).toEqual(open)
  })

  test('is the only store whose sessions end', async () => {
    const { client } = await shopkeeper()
    const neighbour = await shopkeeper()
    await client.account.changePassword({
      currentPassword: oldPassword,
      password: newPassword,
      endStoreSessions: true,
    })
    expect(await neighbour.openInStore()).toEqual([true, true])
  })
})
