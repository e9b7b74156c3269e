import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ModerationApp, moderationApp } from '#tests/support/moderation-app.ts'

let shop: ModerationApp
let owner: Awaited<ReturnType<ModerationApp['owner']>>
beforeAll(async () => {
  shop = await moderationApp()
  owner = await shop.owner()
})
beforeEach(() => shop.database.sql`truncate rate_counts`)

const find = (values: Parameters<typeof owner.ownerContent.find>[0]) => owner.ownerContent.find(values)

test('a word finds products, stores, people and reviews, each with its count', async () => {
  const store = await shop.given.store({ name: 'Kreol Tangerine' })
  const product = await shop.given.product({ store, title: 'Tangerine jam' })
  const person = await shop.given.user({ name: 'Télémaque Tangerine' })
  const review = await shop.rating('product', product.id, { rating: 2, comment: 'Too sweet.' })
  const byPerson = await shop.rating('store', (await shop.given.store()).id, { userId: person.id })

  const found = await find({ search: 'tangerine' })
  expect(found.counts).toEqual({ products: 1, stores: 1, people: 1, reviews: 2 })
  expect(found).toMatchObject({ kind: 'products', total: 1, totalPages: 1 })
  expect(found.things[0]).toMatchObject({
    target: 'product',
    targetId: product.id,
    content: { kind: 'product', title: 'Tangerine jam', store: { name: 'Kreol Tangerine' } },
    openReports: 0,
  })
  const stores = await find({ search: 'tangerine', kind: 'stores' })
  expect(stores.things.map(({ targetId }) => targetId)).toEqual([store.id])
  const people = await find({ search: 'tangerine', kind: 'people' })
  expect(people.people).toMatchObject([
    { _id: person.id, name: 'Télémaque Tangerine', ratings: 1, store: null },
  ])
  const reviews = await find({ search: 'tangerine', kind: 'reviews' })
  expect(reviews.things.map(({ target, targetId }) => [target, targetId]).toSorted()).toEqual(
    [
      ['product-review', review.id],
      ['store-review', byPerson.id],
    ].toSorted(),
  )
})

test('reviews are found by their words, without regard to accents, case and endings', async () => {
  const [store, product] = [await shop.given.store(), await shop.given.product()]
  const ofStore = await shop.rating('store', store.id, { comment: 'Le vendeur était malhonnête, évitez.' })
  const ofProduct = await shop.rating('product', product.id, { comment: 'Malhonnetes vendors!' })
  await shop.rating('product', product.id, { comment: 'Honest.' })
  const reviews = async (search: string) =>
    (await find({ search, kind: 'reviews' })).things.map(({ targetId }) => targetId)
  expect((await reviews('MALHONNETE')).toSorted()).toEqual([ofStore.id, ofProduct.id].toSorted())
  expect(await reviews('malhonnete vend')).toEqual(expect.arrayContaining([ofStore.id]))
  expect(await reviews('malhonnete honest')).toEqual([])
  expect((await find({ search: 'malhonnete' })).kind).toBe('reviews')
})

test('removed products, suspended stores and held ratings are found too', async () => {
  const store = await shop.given.store({ name: 'Bibliotek Mangouste' })
  const product = await shop.given.product({ store, title: 'Mangouste book' })
  await shop.rating('product', product.id, { status: 'held' })
  await owner.ownerModeration.removeProduct({ productId: product.id, reason: 'A copy.' })
  await owner.ownerModeration.suspendStore({ storeId: store.id, reason: 'A copy.' })
  expect((await find({ search: 'mangouste' })).counts).toEqual({
    products: 1,
    stores: 1,
    people: 0,
    reviews: 1,
  })
  expect((await find({ search: 'mangouste' })).things[0]?.content).toMatchObject({ isRemoved: true })
})

test.each([
  ['telemaque', 'accents and case do not matter'],
  ['COASTAL', 'a part of the name is enough'],
  ['oast.person@exam', 'a part of the address is enough'],
])('a person is found by ‘%s’: %s', async (search) => {
  const email = `coast.person@example-${Math.random().toString(36).slice(2)}.test`
  const { id } = await shop.given.user({ name: 'Télémaque Coastal', email })
  const { people } = await find({ search, kind: 'people' })
  expect(people.map(({ _id }) => _id)).toContain(id)
})

test('signs that mean something to the database are taken as they are written', async () => {
  expect((await find({ search: '%' })).counts.people).toBe(0)
  expect((await find({ search: '\\' })).counts.people).toBe(0)
  expect((await find({ search: "'; drop table users" })).total).toBe(0)
})

test('without words nothing is found', async () => {
  expect(await find({})).toMatchObject({
    counts: { products: 0, stores: 0, people: 0, reviews: 0 },
    total: 0,
    things: [],
  })
})

test('the reviews of one person are found by the person alone', async () => {
  const person = await shop.given.user()
  const { id } = await shop.rating('product', (await shop.given.product()).id, { userId: person.id })
  await shop.rating('product', (await shop.given.product()).id)
  const found = await find({ personId: person.id })
  expect(found).toMatchObject({ kind: 'reviews', total: 1 })
  expect(found.things[0]?.targetId).toBe(id)
})

test('pages are cut newest first, and one past the end is empty', async () => {
  const store = await shop.given.store()
  const ids: string[] = []
  for (let number = 0; number < 27; number += 1)
    ids.push((await shop.given.product({ store, title: `Papaye ${number}` })).id)
  const first = await find({ search: 'papaye' })
  expect(first).toMatchObject({ total: 27, totalPages: 2 })
  expect(first.things.map(({ targetId }) => targetId)).toEqual(ids.toReversed().slice(0, 25))
  expect((await find({ search: 'papaye', page: 2 })).things).toHaveLength(2)
  expect((await find({ search: 'papaye', page: 3 })).things).toEqual([])
})

test.each([
  [{ kind: 'pictures' as 'people' }, 'kind'],
  [{ page: 0 }, 'page'],
  [{ search: 'a'.repeat(201) }, 'search'],
  [{ personId: 'nobody' }, 'personId'],
])('%o is refused with a sentence', async (query, path) => {
  await expect(find(query)).rejects.toMatchObject({ status: 400, issues: [{ path }] })
})

describe('a person', () => {
  const reason = 'They lost the old mailbox.'

  test('is shown with store, ratings and since when', async () => {
    const store = await shop.given.store({ name: 'Ti Boutik' })
    expect(await owner.ownerContent.person({ personId: store.userId })).toMatchObject({
      _id: store.userId,
      isVerified: true,
      ratings: 0,
      reports: 0,
      store: { _id: store.id, name: 'Ti Boutik', isSuspended: false },
      emailChange: null,
    })
    await expect(owner.ownerContent.person({ personId: store.id })).rejects.toMatchObject({ status: 404 })
  })

  test('who lost the mailbox gets a new address from the website owner, confirmed there', async () => {
    const person = await shop.person()
    const email = 'found-again@example.test'
    const change = { personId: person.id, email, reason, emailSeen: person.email }
    await owner.ownerContent.changePersonEmail(change)
    expect(await owner.ownerContent.person({ personId: person.id })).toMatchObject({
      email: person.email,
      emailChange: { newEmail: email },
    })
    await shop.visitor().client.emailChange.confirm({ token: await shop.nextToken(email) })
    expect(await owner.ownerContent.person({ personId: person.id })).toMatchObject({
      email,
      isVerified: true,
      emailChange: null,
    })
    expect((await shop.mail.nextMailTo(person.email)).subject).toBe('Your email address was changed')
    await expect(person.client.account.me({})).rejects.toMatchObject({ status: 401 })
    const { entries } = await owner.ownerAudit.entries({ words: email })
    expect(entries[0]).toMatchObject({ action: 'ask-person-for-new-email', details: { reason } })
  })

  test('who never confirmed an address can get another one', async () => {
    const person = await shop.given.user({ isUnverified: true })
    const email = 'at-last@example.test'
    await owner.ownerContent.changePersonEmail({
      personId: person.id,
      email,
      reason,
      emailSeen: person.email,
    })
    await shop.visitor().client.emailChange.confirm({ token: await shop.nextToken(email) })
    expect(await owner.ownerContent.person({ personId: person.id })).toMatchObject({
      email,
      isVerified: true,
    })
  })

  test('does not get the address of another account, and the website owner is told so', async () => {
    const [person, other] = [await shop.person(), await shop.person()]
    await expect(
      owner.ownerContent.changePersonEmail({
        personId: person.id,
        email: other.email,
        reason,
        emailSeen: person.email,
      }),
    ).rejects.toMatchObject({ status: 409, code: 'email-taken' })
  })

  test('a reason is needed, and an owner who saw another address is told', async () => {
    const person = await shop.person()
    const change = { personId: person.id, email: 'x@example.test', reason, emailSeen: person.email }
    await expect(owner.ownerContent.changePersonEmail({ ...change, reason: '' })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'reason' }],
    })
    await expect(
      owner.ownerContent.changePersonEmail({ ...change, emailSeen: 'earlier@example.test' }),
    ).rejects.toMatchObject({ status: 409, code: 'decided-meanwhile' })
    await expect(
      owner.ownerContent.changePersonEmail({ ...change, personId: '00000000-0000-7000-8000-000000000000' }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
