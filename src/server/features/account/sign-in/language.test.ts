import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '#server/platform/database/schema/index.ts'
import { accountApp, newPassword } from '#tests/support/account-app.ts'
import { knownPassword } from '#tests/support/given.ts'

const site = 'http://localhost:3000'
const french = { language: 'fr-MU, fr;q=0.9, en;q=0.8' }
const english = { language: 'en-GB, en;q=0.9, fr;q=0.8' }

let shop: Awaited<ReturnType<typeof accountApp>>
beforeAll(async () => {
  shop = await accountApp()
})

async function languageOf(email: string) {
  const [person] = await shop.database.tables
    .select({ language: users.language })
    .from(users)
    .where(eq(users.email, email))
  return person?.language
}

/** Changes whenever the row is written again. */
async function versionOf(email: string) {
  const [row] = await shop.database.sql<{ version: string }[]>`
    select xmin::text as version from users where email = ${email}`
  return row?.version
}

describe('who signs up in French', () => {
  test('is written to in French from the first mail to the last, with links to French pages', async () => {
    const { client } = shop.visitor(french)
    const person = { name: 'Anaïs Doe', email: 'anais@example.test', password: newPassword }
    await client.account.signup(person)
    const first = await shop.mail.nextMailTo(person.email)
    expect(first.subject).toBe('Confirmez votre adresse e-mail')
    expect(first.text).toMatch(/^Bonjour Anaïs Doe,/)
    expect(first.html).toContain('<html lang="fr">')
    expect(first.links).toEqual([expect.stringContaining(`${site}/fr/verify-email/`), `${site}/fr/`])

    await client.account.verifyEmail({ token: first.links[0]?.split('/').at(-1) ?? '' })
    await client.account.login(person)
    expect((await client.account.myData({})).account.language).toBe('fr')
    const { _id } = await client.account.me({})
    await client.account.deleteAccount({ userId: _id })
    const last = await shop.mail.nextMailTo(person.email)
    expect(last.subject).toBe('Votre compte est supprimé')
    expect(last.links).toEqual([`${site}/fr/`, `${site}/fr/contact`, `${site}/fr/`])
    expect(await languageOf(person.email)).toBeUndefined()
  })

  test('twice before the address is confirmed, gets mails in the language of the last sign-up', async () => {
    const person = { name: 'Ravi', email: 'ravi@example.test', password: newPassword }
    await shop.visitor(english).client.account.signup(person)
    await shop.visitor(french).client.account.signup(person)
    expect((await shop.mail.nextMailTo(person.email)).subject).toBe('Confirm your email address')
    expect((await shop.mail.nextMailTo(person.email)).subject).toBe('Confirmez votre adresse e-mail')
    expect(await languageOf(person.email)).toBe('fr')
  })

  test('with the address of somebody who reads English, has them told so in English', async () => {
    const { name, email } = await shop.given.user()
    await shop.visitor(french).client.account.signup({ name, email, password: newPassword })
    expect((await shop.mail.nextMailTo(email)).subject).toBe('You already have an account')
    expect(await languageOf(email)).toBe('en')
  })
})

describe('the language of a person', () => {
  test('follows the login, and their mails follow it', async () => {
    const { email } = await shop.given.user()
    const { client } = shop.visitor(french)
    await client.account.login({ email, password: knownPassword })
    expect(await languageOf(email)).toBe('fr')
    await shop.visitor().client.account.forgotPassword({ email })
    const mail = await shop.mail.nextMailTo(email)
    expect(mail.subject).toBe('Choisissez un nouveau mot de passe')
    expect(mail.links[0]).toContain(`${site}/fr/reset-password/`)

    await shop.visitor(english).client.account.login({ email, password: knownPassword })
    expect(await languageOf(email)).toBe('en')
    await client.account.changePassword({ currentPassword: knownPassword, password: newPassword })
    expect((await shop.mail.nextMailTo(email)).subject).toBe('Your password was changed')
  })

  test('follows a session that goes on in another language', async () => {
    const person = await shop.given.user()
    const { cookies } = await shop.signedIn('user', person)
    const browser = shop.visitor(french)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    await browser.client.account.refreshToken({})
    expect(await languageOf(person.email)).toBe('fr')
  })

  test('follows their store’s dashboard, where fees are read about', async () => {
    const store = await shop.given.store()
    const [person] = await shop.database.tables.select().from(users).where(eq(users.id, store.userId))
    const { email = '' } = person ?? {}
    const browser = shop.visitor(french)
    await browser.client.storeOwner.login({ email: store.email, password: knownPassword })
    expect(await languageOf(email)).toBe('fr')

    await shop.database.tables.update(users).set({ language: 'en' }).where(eq(users.id, store.userId))
    await browser.client.storeOwner.refreshToken({})
    expect(await languageOf(email)).toBe('fr')
    await browser.client.storeOwner.deleteStore({})
    expect((await shop.mail.nextMailTo(email)).subject).toBe('Votre boutique est supprimée')
  })

  test('is written when it changes, and not otherwise', async () => {
    const { email } = await shop.given.user({ language: 'fr' })
    const before = await versionOf(email)
    const { client } = shop.visitor(french)
    await client.account.login({ email, password: knownPassword })
    await client.account.refreshToken({})
    expect(await versionOf(email)).toBe(before)
    await shop.visitor(english).client.account.login({ email, password: knownPassword })
    expect(await versionOf(email)).not.toBe(before)
  })

  test('is not changed by a wrong password, nor by a session of another person', async () => {
    const { email } = await shop.given.user()
    const { client } = shop.visitor(french)
    await client.account.login({ email, password: 'not-the-password' }).catch(() => undefined)
    await shop.visitor(french).client.account.login({
      email: (await shop.given.user()).email,
      password: knownPassword,
    })
    expect(await languageOf(email)).toBe('en')
  })
})

test('the website owner logs in and refreshes the session in French too', async () => {
  const { email } = await shop.given.owner()
  const { client } = shop.visitor(french)
  await client.ownerSession.login({ email, password: knownPassword })
  await client.ownerSession.refreshToken({})
  expect(await client.ownerSession.me({})).toMatchObject({ email })
})
