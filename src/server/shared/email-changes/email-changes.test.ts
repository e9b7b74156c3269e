import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailChanges, sessions, users } from '#server/platform/database/schema/index.ts'
import { knownPassword } from '#tests/support/given.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
  await shop.app.listen({ port: 0 })
})
beforeEach(async () => {
  shop.at('2026-11-14T08:00:00Z')
  await shop.database.sql`truncate rate_counts`
})

let counter = 0
const newAddress = () => {
  counter += 1
  return `new-${counter}@example.test`
}

const kinds = {
  person: {
    async signedIn(values: { language?: 'en' | 'fr' } = {}) {
      const user = await shop.given.user(values)
      return { ...user, ...(await shop.signedIn('user', user)), again: () => shop.signedIn('user', user) }
    },
    ask: ({ emailChange }: Visitor['client'], email: string) => emailChange.ask({ email }),
    open: ({ emailChange }: Visitor['client']) => emailChange.open({}),
    withdraw: ({ emailChange }: Visitor['client']) => emailChange.withdraw({}),
    emailOf: async ({ account }: Visitor['client']) => (await account.me({})).email,
    logIn: (email: string) => shop.visitor().client.account.login({ email, password: knownPassword }),
    changed: 'Your email address was changed',
    inUse: 'This address already belongs to an account',
  },
  store: {
    async signedIn() {
      const store = await shop.given.store()
      return {
        ...store,
        ...(await shop.signedIn('admin', store)),
        again: () => shop.signedIn('admin', store),
      }
    },
    ask: ({ emailChange }: Visitor['client'], email: string) => emailChange.askOfStore({ email }),
    open: ({ emailChange }: Visitor['client']) => emailChange.openOfStore({}),
    withdraw: ({ emailChange }: Visitor['client']) => emailChange.withdrawOfStore({}),
    emailOf: async ({ storeOwner }: Visitor['client']) => (await storeOwner.profile({})).profile.email,
    logIn: (email: string) => shop.visitor().client.storeOwner.login({ email, password: knownPassword }),
    changed: 'Your store has a new email address',
    inUse: 'This address already belongs to a store',
  },
} as const

describe.each(['person', 'store'] as const)('the address of a %s', (of) => {
  const { signedIn, ask, open, withdraw, emailOf, logIn, changed, inUse } = kinds[of]

  test('changes when the link in the new mailbox is followed, and not before', async () => {
    const account = await signedIn()
    const elsewhere = await account.again()
    const email = newAddress()
    const { message } = await ask(account.client, email)
    expect(message).toBe(`We have sent a link to ${email}. The address changes when the link is followed.`)
    expect((await open(account.client)).emailChange).toMatchObject({ newEmail: email })
    const token = await shop.nextToken(email)
    const { client } = shop.visitor()
    expect(await client.emailChange.link({ token })).toMatchObject({ newEmail: email })
    expect(await emailOf(account.client)).toBe(account.email)
    expect(await emailOf(elsewhere.client)).toBe(account.email)
    await expect(logIn(email)).rejects.toMatchObject({ status: 401 })

    const confirmed = await client.emailChange.confirm({ token })
    expect(confirmed.message).toContain(email)
    await logIn(email)
    await expect(logIn(account.email)).rejects.toMatchObject({ status: 401 })
    for (const address of [account.email, email]) {
      const mail = await shop.mail.nextMailTo(address)
      expect(mail.subject).toBe(changed)
      expect(mail.text).toContain(account.email)
      expect(mail.text).toContain(email)
    }
    await expect(emailOf(elsewhere.client)).rejects.toMatchObject({ status: 401 })
  })

  test('the device on which the link is followed stays logged in, all others do not', async () => {
    const account = await signedIn()
    const elsewhere = await account.again()
    const email = newAddress()
    await ask(account.client, email)
    await account.client.emailChange.confirm({ token: await shop.nextToken(email) })
    expect(await emailOf(account.client)).toBe(email)
    expect((await open(account.client)).emailChange).toBeNull()
    await expect(emailOf(elsewhere.client)).rejects.toMatchObject({ status: 401 })
  })

  test('a link that was used says so at once, and again when it is confirmed', async () => {
    const account = await signedIn()
    const email = newAddress()
    await ask(account.client, email)
    const token = await shop.nextToken(email)
    const { client } = shop.visitor()
    await client.emailChange.confirm({ token })
    for (const call of [client.emailChange.link, client.emailChange.confirm])
      await expect(call({ token })).rejects.toMatchObject({
        status: 400,
        code: 'used-link',
        message: 'This link has been used already: the new address counts.',
      })
  })

  test('a link says after 24 hours that it has expired', async () => {
    const account = await signedIn()
    const email = newAddress()
    await ask(account.client, email)
    const token = await shop.nextToken(email)
    shop.at('2026-11-15T07:59:59Z')
    await shop.visitor().client.emailChange.link({ token })
    shop.at('2026-11-15T08:00:00Z')
    const { client } = shop.visitor({ language: 'fr' })
    for (const call of [client.emailChange.link, client.emailChange.confirm])
      await expect(call({ token })).rejects.toMatchObject({
        code: 'expired-link',
        message: 'Ce lien a expiré.',
      })
    await expect(logIn(email)).rejects.toMatchObject({ status: 401 })
  })

  test('a newer request replaces an older one', async () => {
    const account = await signedIn()
    const [first, second] = [newAddress(), newAddress()]
    await ask(account.client, first)
    const old = await shop.nextToken(first)
    await ask(account.client, second)
    const { client } = shop.visitor()
    await expect(client.emailChange.link({ token: old })).rejects.toMatchObject({ code: 'bad-link' })
    await expect(client.emailChange.confirm({ token: old })).rejects.toMatchObject({ code: 'bad-link' })
    await client.emailChange.confirm({ token: await shop.nextToken(second) })
    await logIn(second)
  })

  test('a withdrawn request changes nothing', async () => {
    const account = await signedIn()
    const email = newAddress()
    await ask(account.client, email)
    const token = await shop.nextToken(email)
    expect((await withdraw(account.client)).message).toBe('The address stays as it is.')
    expect((await open(account.client)).emailChange).toBeNull()
    await expect(shop.visitor().client.emailChange.confirm({ token })).rejects.toMatchObject({
      code: 'bad-link',
    })
  })

  test('the answer does not tell that another account has the address; that account is told by mail', async () => {
    const account = await signedIn()
    const other = await signedIn()
    const written = other.email.replace(/^./, (letter) => letter.toUpperCase())
    const { message } = await ask(account.client, written)
    expect(message).toContain('We have sent a link to')
    expect((await open(account.client)).emailChange).not.toBeNull()
    const mail = await shop.mail.nextMailTo(written)
    expect(mail.subject).toBe(inUse)
    expect(mail.links.some((link) => link.includes('/confirm-email/'))).toBe(false)
    expect(await emailOf(other.client)).toBe(other.email)
  })

  test('an address that another account took meanwhile is refused when it is confirmed', async () => {
    const email = newAddress()
    const [first, second] = [await signedIn(), await signedIn()]
    await ask(first.client, email)
    const one = await shop.nextToken(email)
    await ask(second.client, email)
    const other = await shop.nextToken(email)
    const { client } = shop.visitor()
    await client.emailChange.confirm({ token: one })
    await expect(client.emailChange.confirm({ token: other })).rejects.toMatchObject({
      status: 409,
      code: 'email-taken',
    })
    expect(await emailOf(second.client)).toBe(second.email)
  })

  test('the password is asked for when it was entered a while ago', async () => {
    const account = await signedIn()
    shop.at('2026-11-14T08:16:00Z')
    // The access token has expired meanwhile.
    if (of === 'person') await account.client.account.refreshToken({})
    else await account.client.storeOwner.refreshToken({})
    await expect(ask(account.client, newAddress())).rejects.toMatchObject({ code: 'password-needed' })
  })

  test.each([
    ['', 'email'],
    ['not an address', 'email'],
    [`${'a'.repeat(250)}@example.test`, 'email'],
  ])('‘%s’ is refused', async (email, path) => {
    const account = await signedIn()
    await expect(ask(account.client, email)).rejects.toMatchObject({ status: 400, issues: [{ path }] })
  })

  test('the address it has already is refused, in any case', async () => {
    const account = await signedIn()
    await expect(ask(account.client, account.email.toUpperCase())).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'email', message: 'This is the address already.' }],
    })
  })

  test('asking more than five times in half an hour is refused', async () => {
    const account = await signedIn()
    for (let times = 0; times < 5; times += 1) await ask(account.client, newAddress())
    await expect(ask(account.client, newAddress())).rejects.toMatchObject({ status: 429 })
  })
})

test('a French person gets French mails at both addresses', async () => {
  const account = await kinds.person.signedIn({ language: 'fr' })
  const email = newAddress()
  await account.client.emailChange.ask({ email })
  const mail = await shop.mail.nextMailTo(email)
  expect(mail.subject).toBe('Confirmez votre nouvelle adresse e-mail')
  const link = mail.links.find((address) => address.includes('/fr/confirm-email/')) ?? ''
  await account.client.emailChange.confirm({ token: link.split('/').at(-1) ?? '' })
  for (const address of [account.email, email])
    expect((await shop.mail.nextMailTo(address)).subject).toBe('Votre adresse e-mail a été changée')
})

test('a French store owner whose address another store asks for is told in French', async () => {
  const store = await shop.given.store()
  await shop.database.sql`update users set language = 'fr' where id = ${store.userId}`
  const account = await kinds.store.signedIn()
  await account.client.emailChange.askOfStore({ email: store.email })
  expect((await shop.mail.nextMailTo(store.email)).subject).toBe(
    'Cette adresse appartient déjà à une boutique',
  )
})

test('an account that never confirmed its address does not keep it', async () => {
  const email = newAddress()
  const stranger = await shop.given.user({ email, isUnverified: true })
  const account = await kinds.person.signedIn()
  await account.client.emailChange.ask({ email })
  await account.client.emailChange.confirm({ token: await shop.nextToken(email) })
  expect(await kinds.person.emailOf(account.client)).toBe(email)
  expect(await shop.database.tables.$count(users, eq(users.id, stranger.id))).toBe(0)
})

test('a link for a new password in the old mailbox stops working', async () => {
  const account = await kinds.person.signedIn()
  await account.client.account.forgotPassword({ email: account.email })
  const reset = await shop.nextToken(account.email)
  const email = newAddress()
  await account.client.emailChange.ask({ email })
  await account.client.emailChange.confirm({ token: await shop.nextToken(email) })
  await expect(account.client.account.resetLink({ token: reset })).rejects.toMatchObject({ status: 400 })
})

describe('with a new password, what was asked for with the old one is withdrawn', () => {
  const password = 'Chamarel-seven-earths'
  const newPasswords = {
    'a person changes it': async () => {
      const account = await kinds.person.signedIn()
      const change = () => account.client.account.changePassword({ currentPassword: knownPassword, password })
      return { account, ask: kinds.person.ask, change }
    },
    'a person resets it': async () => {
      const account = await kinds.person.signedIn()
      const { client } = shop.visitor()
      const change = async () => {
        await client.account.forgotPassword({ email: account.email })
        await client.account.resetPassword({ token: await shop.nextToken(account.email), password })
      }
      return { account, ask: kinds.person.ask, change }
    },
    'a store changes it': async () => {
      const account = await kinds.store.signedIn()
      const change = () =>
        account.client.storeOwner.changePassword({ currentPassword: knownPassword, password })
      return { account, ask: kinds.store.ask, change }
    },
    'the person behind a store sets it': async () => {
      const account = await kinds.store.signedIn()
      const { client } = await shop.signedIn('user', { id: account.userId })
      const change = () =>
        client.storeOwner.newPassword({ currentPassword: knownPassword, password, confirmPassword: password })
      return { account, ask: kinds.store.ask, change }
    },
  }

  test.each(Object.entries(newPasswords))('%s', async (_, start) => {
    const { account, ask, change } = await start()
    const email = newAddress()
    await ask(account.client, email)
    const token = await shop.nextToken(email)
    await change()
    const { client } = shop.visitor()
    await expect(client.emailChange.link({ token })).rejects.toMatchObject({ code: 'bad-link' })
    await expect(client.emailChange.confirm({ token })).rejects.toMatchObject({ code: 'bad-link' })
  })

  test('a link that was used still says so, and what the website owner asked for stays', async () => {
    const account = await kinds.person.signedIn()
    const email = newAddress()
    await account.client.emailChange.ask({ email })
    const token = await shop.nextToken(email)
    await account.client.emailChange.confirm({ token })
    await account.client.account.changePassword({ currentPassword: knownPassword, password })
    await expect(account.client.emailChange.link({ token })).rejects.toMatchObject({ code: 'used-link' })
    const owner = await shop.signedIn('owner', await shop.given.owner())
    const other = newAddress()
    await owner.client.ownerContent.changePersonEmail({
      personId: account.id,
      email: other,
      reason: 'They lost the mailbox.',
      emailSeen: email,
    })
    await account.client.account.changePassword({ currentPassword: password, password: knownPassword })
    expect((await account.client.emailChange.open({})).emailChange).toMatchObject({ newEmail: other })
  })
})

test('wishes, ratings and the store stay with the person', async () => {
  const store = await shop.given.store()
  const product = await shop.given.product()
  const { client } = await shop.signedIn('user', { id: store.userId })
  await client.wishlist.addProduct({ productId: product.id })
  await client.rating.rateProduct({ productId: product.id, rating: 4, comment: 'Good.' })
  const email = newAddress()
  await client.emailChange.ask({ email })
  await client.emailChange.confirm({ token: await shop.nextToken(email) })
  const data = await client.account.myData({})
  expect(data.account).toMatchObject({ email, newEmail: null })
  expect(data.productRatings).toHaveLength(1)
  expect(data.wishlist.products).toHaveLength(1)
  expect(data.store?._id).toBe(store.id)
})

test('the download shows an address that is not confirmed yet', async () => {
  const account = await kinds.person.signedIn()
  const email = newAddress()
  await account.client.emailChange.ask({ email })
  expect((await account.client.account.myData({})).account.newEmail).toBe(email)
})

test('what they unsubscribed from does not come to the new address either', async () => {
  const account = await kinds.person.signedIn()
  await shop.database.sql`insert into mail_opt_outs (email, topic) values (${account.email}, 'statement')`
  const email = newAddress()
  await account.client.emailChange.ask({ email })
  await account.client.emailChange.confirm({ token: await shop.nextToken(email) })
  const [row] = await shop.database.sql`select topic from mail_opt_outs where email = ${email}`
  expect(row?.topic).toBe('statement')
})

test('of two who confirm the same link at once one changes the address, and one mail comes', async () => {
  for (let round = 0; round < 5; round += 1) {
    await shop.database.sql`truncate rate_counts`
    const account = await kinds.person.signedIn()
    const email = newAddress()
    await account.client.emailChange.ask({ email })
    const token = await shop.nextToken(email)
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        shop
          .visitor()
          .client.emailChange.confirm({ token })
          .then(
            () => 'changed',
            (error: { code: string }) => error.code,
          ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['changed', 'used-link', 'used-link'])
    const { tables } = shop.database
    expect(await tables.$count(sessions, eq(sessions.userId, account.id))).toBe(0)
    expect(await tables.$count(emailChanges, eq(emailChanges.userId, account.id))).toBe(1)
  }
})

/** Three persons with a link for the same address, and what becomes of the links when all are followed at once. */
async function allWanting(email: string) {
  await shop.database.sql`truncate rate_counts`
  const wanting = await Promise.all([1, 2, 3].map(() => kinds.person.signedIn()))
  const tokens: string[] = []
  for (const { client } of wanting) {
    await client.emailChange.ask({ email })
    tokens.push(await shop.nextToken(email))
  }
  const follow = ({ client }: Visitor, index: number) =>
    client.emailChange.confirm({ token: tokens[index] ?? '' }).then(
      () => 'changed',
      (error: { code: string }) => error.code,
    )
  return {
    followAll: () => Promise.all(wanting.map(follow)),
    addresses: () => Promise.all(wanting.map(({ client }) => kinds.person.emailOf(client))),
  }
}

test('of persons who want the same address at once one gets it, and none is lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = newAddress()
    const { followAll, addresses } = await allWanting(email)
    expect((await followAll()).toSorted()).toEqual(['changed', 'email-taken', 'email-taken'])
    expect((await addresses()).filter((address) => address === email)).toHaveLength(1)
  }
})

test('a signup with that address at the same moment gets it or not, and one account has it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = newAddress()
    const { followAll, addresses } = await allWanting(email)
    const [outcomes] = await Promise.all([
      followAll(),
      shop.visitor().client.account.signup({ name: 'Anjali', email, password: 'Chamarel-seven-earths' }),
    ])
    const changed = outcomes.filter((outcome) => outcome === 'changed').length
    expect(outcomes.filter((outcome) => outcome === 'email-taken')).toHaveLength(3 - changed)
    expect((await addresses()).filter((address) => address === email)).toHaveLength(changed)
    expect(await shop.database.tables.$count(users, eq(users.email, email))).toBe(1)
  }
})

describe.each([
  ['person', '/api/auth/email-change', { person: 200 }],
  ['store', '/api/auth/admin/email-change', { store: 200 }],
] as const)('the calls about the new address of a %s', (_, url, open) => {
  test.each([
    ['visitor', async () => shop.visitor()],
    ['unverified', async () => shop.signedIn('user', await shop.given.user({ isUnverified: true }))],
    ['person', async () => shop.signedIn('user', await shop.given.user())],
    ['store', async () => shop.signedIn('admin', await shop.given.store())],
    ['suspended', async () => shop.signedIn('admin', await shop.given.store({ isSuspended: true }))],
    ['owner', async () => shop.signedIn('owner', await shop.given.owner())],
  ])('are open to no one else: %s', async (who, browser) => {
    const { send } = await browser()
    const expected = (open as Record<string, number>)[who] ?? 401
    const asked = await send({ method: 'POST', url, access: 'user', body: { email: newAddress() } })
    expect(asked.status).toBe(expected)
    expect((await send({ method: 'GET', url, access: 'user' })).status).toBe(expected)
    expect((await send({ method: 'DELETE', url, access: 'user' })).status).toBe(expected)
  })
})

test.each(['', 'unknown', 'a'.repeat(201)])('the token ‘%s’ is refused with a sentence', async (token) => {
  const { client } = shop.visitor()
  await expect(client.emailChange.confirm({ token })).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/link|check/i),
  })
})
