import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { stores, users } from '#server/platform/database/schema/index.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp, storePassword } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})

const storesOf = (userId: string) =>
  shop.database.tables.select().from(stores).where(eq(stores.userId, userId))
const emailTaken = {
  status: 409,
  code: 'email-taken',
  message: 'Another store already uses this email address.',
  issues: [{ path: 'email', message: 'Another store already uses this email address.' }],
}

describe('opening a store', () => {
  test('makes an approved person a store owner whose store everybody sees at once', async () => {
    const { client, person } = await shop.approvedPerson()
    const form = await shop.registration()
    expect((await client.store.all({})).stores).toEqual([])
    expect(
      await client.storeOwner.register({
        ...form,
        subcategory2: shop.food[2] ?? '',
        description: 'Sweet things.',
        contactInfo: '5 755 0142',
        address: { ...form.address, details: 'Behind the market' },
      }),
    ).toEqual({ message: 'Account created successfully!' })
    expect(await client.account.me({})).toMatchObject({ role: 'admin' })

    const [store] = (await client.store.all({})).stores
    expect(store).toMatchObject({
      name: 'Ti Lakaz',
      description: 'Sweet things.',
      image: form.image,
      contactInfo: '5 755 0142',
      address: { ...form.address, details: 'Behind the market' },
      storeCategory: { name: 'Food' },
      subcategory1: { name: 'Bakery' },
      subcategory2: { name: 'Cakes' },
      subcategory3: null,
      createdAt: '2026-11-14T08:00:00.000Z',
    })
    const mail = await shop.mail.nextMailTo(person.email)
    expect(mail.subject).toBe('Your store is open')
    expect(mail.text).toContain(form.email)
    const owner = shop.visitor()
    await owner.client.storeOwner.login({ email: form.email, password: storePassword })
    expect((await owner.client.storeOwner.profile({})).profile).toMatchObject({ _id: store?._id })
  })

  test('is for approved people: others are told what to do next', async () => {
    const person = await shop.given.user()
    const { client } = await shop.signedIn('user', person)
    expect(await refusal(client.storeOwner.register(await shop.registration()))).toEqual({
      status: 403,
      code: 'not-approved',
      message:
        'Stores are checked before they open. Please apply on /display-request, or write to us through /contact.',
    })
    expect(await storesOf(person.id)).toEqual([])
  })

  test('needs a login', async () => {
    const { client } = shop.visitor()
    expect(await refusal(client.storeOwner.register(await shop.registration()))).toMatchObject({
      status: 401,
    })
  })

  test('happens once: a second store is refused', async () => {
    const { client, person } = await shop.approvedPerson()
    await client.storeOwner.register(await shop.registration())
    expect(await refusal(client.storeOwner.register(await shop.registration()))).toEqual({
      status: 409,
      code: 'has-a-store',
      message: 'You already have a store. Please log in to its dashboard.',
    })
    expect(await storesOf(person.id)).toHaveLength(1)
  })

  test('takes the address of the person’s own account, but not of another store', async () => {
    const { client, person } = await shop.approvedPerson()
    const form = { ...(await shop.registration()), email: person.email }
    await client.storeOwner.register(form)
    const other = await shop.approvedPerson()
    const again = other.client.storeOwner.register({ ...form, email: person.email.toUpperCase() })
    expect(await refusal(again)).toEqual(emailTaken)
    expect(await storesOf(other.person.id)).toEqual([])
  })

  const fillIn = 'Please fill in all required fields!'
  test.each([
    ['without its name', { name: ' ' }, 'name', fillIn],
    ['without a street number', { address: { stNumber: '' } }, 'address.stNumber', fillIn],
    [
      'with words for a street number',
      { address: { stNumber: 'twelve' } },
      'address.stNumber',
      'The street number must be a number.',
    ],
    [
      'in a city nobody knows',
      { address: { city: 'Atlantis' } },
      'address.city',
      'Please choose the city from the list.',
    ],
    ['with two passwords', { confirmPassword: 'another' }, 'confirmPassword', 'Passwords do not match!'],
    [
      'with a password that everybody uses',
      { password: 'qwertyuiop', confirmPassword: 'qwertyuiop' },
      'password',
      'Please choose a password that is harder to guess: many people use this one.',
    ],
    [
      'with its name for a password',
      {
        name: 'Boulangerie Ti Lakaz',
        password: 'boulangerie ti lakaz',
        confirmPassword: 'boulangerie ti lakaz',
      },
      'password',
      'Please choose a password that is not your name or email address.',
    ],
    [
      'with a picture from elsewhere',
      { image: 'https://elsewhere.example/media/upload/test-1.jpg' },
      'image',
      'Please upload the picture first.',
    ],
    [
      'with a picture that was never uploaded',
      { image: '/media/upload/f_auto,q_auto,w_800/never.jpg' },
      'image',
      'Please upload the picture first.',
    ],
  ])(
    '%s is refused',
    async (_, { address, ...changed }: Record<string, unknown> & { address?: object }, path, message) => {
      const { client, person } = await shop.approvedPerson()
      const form = await shop.registration()
      const register = client.storeOwner.register({
        ...form,
        ...changed,
        address: { ...form.address, ...address },
      })
      expect(await refusal(register)).toMatchObject({ status: 400, message, issues: [{ path, message }] })
      expect(await storesOf(person.id)).toEqual([])
    },
  )

  test('with the person’s name for a password is refused', async () => {
    const person = await shop.given.user({ isApproved: true, name: 'Anjali Ramgoolam' })
    const { client } = await shop.signedIn('user', person)
    const password = 'anjali ramgoolam'
    const form = { ...(await shop.registration()), password, confirmPassword: password }
    expect(await refusal(client.storeOwner.register(form))).toMatchObject({ issues: [{ path: 'password' }] })
  })

  test('needs categories that lead from one to the next', async () => {
    const { client } = await shop.approvedPerson()
    const form = await shop.registration()
    const [root = '', child = '', grandchild = ''] = shop.food
    const other = await shop.given.storeCategory()
    for (const chosen of [
      { storeCategory: child, subcategory1: grandchild },
      { storeCategory: other.id, subcategory1: child },
      { storeCategory: root, subcategory1: grandchild },
      { storeCategory: root, subcategory1: root },
      { storeCategory: root, subcategory1: child, subcategory2: other.id },
      { storeCategory: root, subcategory1: shop.fashion[1] ?? '' },
    ]) {
      expect(await refusal(client.storeOwner.register({ ...form, ...chosen }))).toMatchObject({
        status: 400,
        issues: [{ path: 'storeCategory' }],
        message: 'Please choose the categories from the list, each below the one before.',
      })
    }
  })

  test('twice at the same moment opens one store', async () => {
    const { client, person } = await shop.approvedPerson()
    const forms = await Promise.all([1, 2, 3, 4].map(() => shop.registration()))
    const outcomes = await Promise.all(
      forms.map((form) =>
        client.storeOwner.register(form).then(
          () => 200,
          (error) => error.status,
        ),
      ),
    )
    expect(outcomes.sort()).toEqual([200, 409, 409, 409])
    expect(await storesOf(person.id)).toHaveLength(1)
  })

  test('by several people with one address at the same moment opens one store', async () => {
    const people = await Promise.all([1, 2, 3].map(() => shop.approvedPerson()))
    const form = await shop.registration()
    const outcomes = await Promise.all(
      people.map(({ client }) =>
        client.storeOwner.register(form).then(
          () => ({ status: 200 }),
          (error) => ({ status: error.status, message: error.message }),
        ),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    const { status, message } = emailTaken
    expect(outcomes.filter((outcome) => outcome.status !== 200)).toEqual([
      { status, message },
      { status, message },
    ])
  })

  test('is refused again once the approval was taken back', async () => {
    const { client, person } = await shop.approvedPerson()
    await shop.database.tables.update(users).set({ storeApprovedAt: null }).where(eq(users.id, person.id))
    expect(await refusal(client.storeOwner.register(await shop.registration()))).toMatchObject({
      status: 403,
    })
  })

  test('is tried ten times in half an hour at most', async () => {
    const { client } = await shop.approvedPerson()
    const form = { ...(await shop.registration()), image: '/media/upload/never.jpg' }
    for (let time = 0; time < 10; time += 1) {
      expect(await refusal(client.storeOwner.register(form))).toMatchObject({ status: 400 })
    }
    expect(await refusal(client.storeOwner.register(form))).toMatchObject({ status: 429, code: 'too-many' })
  })
})
