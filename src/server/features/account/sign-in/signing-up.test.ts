import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { accountTokens, users } from '#server/platform/database/schema/index.ts'
import { accountApp, newPassword } from '#tests/support/account-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { untilWaiting } from '#tests/support/until-waiting.ts'

let shop: Awaited<ReturnType<typeof accountApp>>
beforeAll(async () => {
  shop = await accountApp()
})

let people = 0
function someone() {
  people += 1
  return { name: 'Anjali Doe', email: `anjali-${people}@example.test`, password: newPassword }
}

const loggedIn = { message: 'Login successful!' }

describe('signing up', () => {
  test('sends a mail whose link opens the account', async () => {
    const { client } = shop.visitor()
    const person = someone()
    expect(await client.account.signup(person)).toEqual({ message: 'Signup successful!' })

    expect(await refusal(client.account.login(person))).toEqual({
      status: 403,
      code: 'email-unverified',
      message: 'Please verify your email first!',
    })
    const mail = await shop.mail.nextMailTo(person.email)
    const link = mail.links.find((address) => address.startsWith('http://localhost:3000/verify-email/'))
    const token = link?.split('/').at(-1) ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await client.account.verifyEmail({ token })).toEqual({ message: 'Email verified successfully.' })
    expect(await client.account.login(person)).toEqual(loggedIn)
  })

  test('keeps name and address without blanks around them, and compares addresses without case', async () => {
    const { client } = shop.visitor()
    const person = someone()
    const shouted = person.email.replace('anjali', 'ANJALI')
    await client.account.signup({ ...person, name: '  Anjali Doe ', email: ` ${shouted} ` })
    await client.account.verifyEmail({ token: await shop.nextToken(shouted) })
    await client.account.login(person)
    expect(await client.account.me({})).toMatchObject({ name: 'Anjali Doe', role: 'user' })
  })

  test.each([
    ['is too short', 'Mahebourg', 'Please choose a password of at least 10 characters.'],
    ['is too long', 'x'.repeat(129), 'Please choose a password of at most 128 characters.'],
    [
      'everybody uses',
      'Password123',
      'Please choose a password that is harder to guess: many people use this one.',
    ],
    ['is their name', 'anjali doe', 'Please choose a password that is not your name or email address.'],
  ])('refuses a password that %s', async (_, password, message) => {
    const call = shop.visitor().client.account.signup({ ...someone(), password })
    expect(await refusal(call)).toEqual({
      status: 400,
      code: 'invalid-input',
      message,
      issues: [{ path: 'password', message }],
    })
  })

  test('takes long passwords with spaces and signs of any script', async () => {
    const { client } = shop.visitor()
    const person = { ...someone(), password: '  ti lalin dan lesiel 🌙 é  ' }
    await client.account.signup(person)
    await client.account.verifyEmail({ token: await shop.nextToken(person.email) })
    expect(await client.account.login(person)).toEqual(loggedIn)
    expect(
      await refusal(client.account.login({ ...person, password: person.password.trim() })),
    ).toMatchObject({
      status: 401,
    })
  })

  test('stores neither the password nor the token of the link', async () => {
    const person = someone()
    await shop.visitor().client.account.signup(person)
    const token = await shop.nextToken(person.email)
    const dumped = await shop.database
      .sql`select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as text from (select * from account_tokens) t
      union all select coalesce(jsonb_agg(to_jsonb(u)), '[]')::text from users u
      union all select coalesce(jsonb_agg(to_jsonb(j)), '[]')::text from pgboss.job j
      union all select coalesce(jsonb_agg(to_jsonb(a)), '[]')::text from pgboss.archive a`
    const everything = dumped.map(({ text }) => text).join('')
    expect(everything).toContain(person.email)
    expect(everything).not.toContain(token)
    expect(everything).not.toContain(person.password)
  })
})

describe('an address that has an account', () => {
  test('is answered like any other, and its person gets a mail', async () => {
    const person = await shop.newPerson(someone())
    const answer = await shop
      .visitor()
      .client.account.signup({ name: 'Somebody Else', email: person.email, password: 'Another-good-one' })
    expect(answer).toEqual({ message: 'Signup successful!' })
    const mail = await shop.mail.nextMailTo(person.email)
    expect(mail.text).toContain('http://localhost:3000/login')
    expect(mail.text).toContain('http://localhost:3000/forgot-password')
    expect(mail.text).not.toContain('verify-email')
    expect(mail.text).not.toContain('Somebody Else')
    expect(await person.logIn()).toEqual(loggedIn)
  })

  test('signed up with twice at once, is one account, and both get the same answer', async () => {
    const person = someone()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shop.visitor().client.account.signup(person)),
    )
    expect(answers).toEqual(Array(4).fill({ message: 'Signup successful!' }))
    const found = await shop.database.tables.select().from(users).where(eq(users.email, person.email))
    expect(found).toHaveLength(1)
  })

  test('not yet confirmed, gets the password of the sign-up whose link is followed', async () => {
    const stranger = { ...someone(), name: 'Stranger', password: 'Known-to-the-stranger' }
    await shop.visitor().client.account.signup(stranger)
    const strangersLink = await shop.nextToken(stranger.email)
    const own = { ...stranger, name: 'Anjali Doe', password: newPassword }
    const { client } = shop.visitor()
    await client.account.signup(own)
    await client.account.verifyEmail({ token: await shop.nextToken(own.email) })

    expect(await client.account.verifyEmail({ token: strangersLink })).toEqual({
      message: 'Your email is already verified.',
    })
    expect(await refusal(client.account.login(stranger))).toMatchObject({ status: 401 })
    expect(await client.account.login(own)).toEqual(loggedIn)
    expect(await client.account.me({})).toMatchObject({ name: 'Anjali Doe' })
  })

  test('not yet confirmed, keeps to one sign-up when the links of two are followed at once', async () => {
    const one = { ...someone(), name: 'Anjali Doe' }
    const other = { ...one, name: 'Somebody Else', password: 'Known-to-somebody-else' }
    const followed: { person: typeof one; token: string }[] = []
    for (const person of [one, other]) {
      await shop.visitor().client.account.signup(person)
      followed.push({ person, token: await shop.nextToken(person.email) })
    }
    const { tables } = shop.database
    const { client } = shop.visitor()
    // Both calls have checked their link before either may change the person.
    const answers = await tables.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.email, one.email)).for('update')
      const asked = followed.map(({ token }) => client.account.verifyEmail({ token }))
      await untilWaiting(shop.database, 2)
      return asked
    })
    const messages = (await Promise.all(answers)).map(({ message }) => message)
    expect(messages.toSorted()).toEqual(['Email verified successfully.', 'Your email is already verified.'])
    const chosen = followed[messages.indexOf('Email verified successfully.')]?.person
    expect(await client.account.login({ ...one, password: chosen?.password ?? '' })).toEqual(loggedIn)
    expect(await client.account.me({})).toMatchObject({ name: chosen?.name })
  })
})

describe('the link in the mail', () => {
  test('followed a second time says that the address is already verified', async () => {
    const { client } = shop.visitor()
    const person = someone()
    await client.account.signup(person)
    const token = await shop.nextToken(person.email)
    await client.account.verifyEmail({ token })
    expect(await client.account.verifyEmail({ token })).toEqual({
      message: 'Your email is already verified.',
    })
  })

  test('followed twice at once verifies once, and neither call fails', async () => {
    const { client } = shop.visitor()
    const person = someone()
    await client.account.signup(person)
    const token = await shop.nextToken(person.email)
    const answers = await Promise.all([1, 2, 3].map(() => client.account.verifyEmail({ token })))
    expect(answers.map(({ message }) => message).sort()).toEqual([
      'Email verified successfully.',
      'Your email is already verified.',
      'Your email is already verified.',
    ])
  })

  test('is good for 24 hours', async () => {
    const { client } = shop.visitor()
    const [early, late] = [someone(), someone()]
    await client.account.signup(early)
    await client.account.signup(late)
    const tokens = [await shop.nextToken(early.email), await shop.nextToken(late.email)] as const
    shop.at('2026-11-15T07:59:59Z')
    expect(await client.account.verifyEmail({ token: tokens[0] })).toMatchObject({
      message: 'Email verified successfully.',
    })
    shop.at('2026-11-15T08:00:00Z')
    expect(await refusal(client.account.verifyEmail({ token: tokens[1] }))).toEqual({
      status: 400,
      code: 'bad-link',
      message: 'This link may have expired or is invalid.',
    })
    shop.at('2026-11-14T08:00:00Z')
  })

  test.each(['unknown-token', 'x', 'a'.repeat(200)])('that was never sent (%s) is refused', async (token) => {
    expect(await refusal(shop.visitor().client.account.verifyEmail({ token }))).toMatchObject({
      status: 400,
      message: 'This link may have expired or is invalid.',
    })
  })

  test('of a password reset verifies nothing', async () => {
    const person = someone()
    const { client } = shop.visitor()
    await client.account.signup(person)
    await shop.nextToken(person.email)
    await client.account.forgotPassword({ email: person.email })
    const token = await shop.nextToken(person.email)
    expect(await refusal(client.account.verifyEmail({ token }))).toMatchObject({ status: 400 })
  })
})

describe('sending the mail again', () => {
  test('brings another link, for the same sign-up', async () => {
    const { client } = shop.visitor()
    const person = someone()
    await client.account.signup(person)
    await shop.nextToken(person.email)
    expect(await client.account.resendVerification({ email: person.email })).toEqual({
      message: 'Verification email resent!',
    })
    await client.account.verifyEmail({ token: await shop.nextToken(person.email) })
    expect(await client.account.login(person)).toEqual(loggedIn)
  })

  test('is answered alike for every address, and mails only unverified accounts', async () => {
    const known = await shop.newPerson(someone())
    const before = await shop.database.tables.select().from(accountTokens)
    for (const email of [known.email, 'nobody@example.test']) {
      const { client } = shop.visitor()
      expect(await client.account.resendVerification({ email })).toEqual({
        message: 'Verification email resent!',
      })
    }
    expect(await shop.database.tables.select().from(accountTokens)).toHaveLength(before.length)
  })

  test.each(['known', 'unknown'])('must wait 60 seconds for an address that is %s', async (kind) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const person = someone()
    const { client } = shop.visitor()
    if (kind === 'known') await client.account.signup(person)
    await client.account.resendVerification({ email: person.email })
    const again = shop.visitor().client.account.resendVerification({ email: person.email.toUpperCase() })
    expect(await refusal(again)).toMatchObject({
      status: 429,
      code: 'too-many',
      message: expect.stringMatching(/^Too many attempts\. Please try again in 60 seconds\.$/),
    })
  })
})
