import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  alertChoices,
  alerts,
  announcements,
  contactMessages,
  enquiries,
  feeCycles,
  feePayments,
  followedStores,
  mailOptOuts,
  openingHours,
  pictures,
  productRatings,
  products,
  reports,
  reviewAnswers,
  reviewPhotos,
  savedSearches,
  storeApplications,
  storeRatings,
  stores,
  wishedProducts,
  wishedStores,
} from '#server/platform/database/schema/index.ts'
import { deliveryUrl } from '#server/platform/images/delivery-url.ts'
import { accountApp } from '#tests/support/account-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: Awaited<ReturnType<typeof accountApp>>
beforeAll(async () => {
  shop = await accountApp()
})

const application = { businessName: 'Ti Lakaz', registrationNumber: 'C1', phone: '57550142', sells: 'Cakes.' }

/** A person with rows in every table that can refer to one. */
async function activePerson() {
  const { tables } = shop.database
  const person = await shop.given.user({ name: 'Anjali Doe' })
  const store = await shop.given.store({ name: 'Lakaz Bonbon' })
  const product = await shop.given.product({ store, title: 'Gato pima' })
  await shop.given.productRated(product, 5)
  const at = { userId: person.id, createdAt: new Date('2026-11-13T08:00:00Z') }
  const verdict = { ...at, rating: 1, comment: 'Too hot for me.' }
  const ratingId = v7()
  await tables.insert(productRatings).values({ id: ratingId, productId: product.id, ...verdict })
  const answer = { productRatingId: ratingId, text: 'Thank you.', language: 'en' } as const
  await tables.insert(reviewAnswers).values({ id: v7(), ...answer })
  const photo = await shop.given.picture()
  await tables
    .insert(reviewPhotos)
    .values({ id: v7(), productRatingId: ratingId, position: 0, pictureKey: photo })
  const storeRatingId = v7()
  await tables
    .insert(storeRatings)
    .values({ id: storeRatingId, storeId: store.id, ...verdict, comment: '', isSaleConfirmed: true })
  await shop.given.storeRated(store, 4)
  await tables.execute(sql`insert into helpful_store_ratings (user_id, rating_id, created_at)
    select ${person.id}, id, ${at.createdAt.toISOString()} from store_ratings
    where store_id = ${store.id} and id <> ${storeRatingId}`)
  await tables.insert(wishedProducts).values({ productId: product.id, ...at, alertsSince: at.createdAt })
  await tables.insert(wishedStores).values({ storeId: store.id, ...at })
  await tables.insert(followedStores).values({ storeId: store.id, ...at })
  await tables.insert(savedSearches).values({ id: v7(), q: 'gato', query: "'gato'", ...at })
  await tables.insert(alertChoices).values({ userId: person.id, mail: 'daily' })
  const told = { title: 'Gato pima', storeName: 'Lakaz Bonbon', priceCents: 1000 }
  const about = { event: 'new', kind: 'new-product', productId: product.id, data: told } as const
  await tables.insert(alerts).values({ id: v7(), ...about, ...at })
  await tables.insert(enquiries).values({
    id: v7(),
    storeId: store.id,
    productId: product.id,
    productTitle: 'Gato pima',
    day: '2026-11-13',
    code: `K7M${person.id.slice(-3)}`,
    ...at,
  })
  const report = { id: v7(), target: 'product', targetLabel: 'Gato pima', reason: 'other' } as const
  await tables
    .insert(reports)
    .values({ ...report, reporterId: person.id, productId: product.id, details: 'Not as shown.' })
  await tables
    .insert(storeApplications)
    .values({ id: v7(), ...at, ...application, notes: 'Ask the registrar.' })
  const message = { name: 'Anjali', email: person.email.toUpperCase(), message: 'When do you open?' }
  await tables.insert(contactMessages).values({ id: v7(), ...message })
  const optOut = { email: person.email.toUpperCase(), topic: 'monthly-figures' }
  await tables.insert(mailOptOuts).values({ ...optOut, createdAt: at.createdAt })
  await tables.insert(pictures).values({
    key: `${person.id}.jpg`,
    width: 1,
    height: 1,
    bytes: 1,
    uploadedBy: person.id,
  })
  const browser = await shop.signedIn('user', person)
  return { person, store, product, report, photo, ...browser }
}

describe('my data', () => {
  test('is everything stored about me', async () => {
    const { client, person, product, store, photo } = await activePerson()
    const createdAt = '2026-11-13T08:00:00.000Z'
    expect(await client.account.myData({})).toEqual({
      exportedAt: '2026-11-14T08:00:00.000Z',
      account: {
        _id: person.id,
        name: 'Anjali Doe',
        email: person.email,
        newEmail: null,
        createdAt: '2026-11-14T08:00:00.000Z',
        emailVerifiedAt: '2026-11-14T08:00:00.000Z',
        language: 'en',
      },
      sessions: [expect.objectContaining({ device: 'Firefox on Android', isCurrent: true })],
      productRatings: [
        {
          of: 'Gato pima',
          rating: 1,
          comment: 'Too hot for me.',
          answer: 'Thank you.',
          isSaleConfirmed: false,
          photos: [deliveryUrl(photo)],
          createdAt,
        },
      ],
      storeRatings: [
        {
          of: 'Lakaz Bonbon',
          rating: 1,
          comment: '',
          answer: null,
          isSaleConfirmed: true,
          photos: [],
          createdAt,
        },
      ],
      helpful: [{ of: 'Lakaz Bonbon', createdAt }],
      wishlist: {
        products: [{ _id: product.id, name: 'Gato pima', addedAt: createdAt }],
        stores: [{ _id: store.id, name: 'Lakaz Bonbon', addedAt: createdAt }],
      },
      alerts: {
        choices: { mail: 'daily', push: 'never' },
        stores: [{ _id: store.id, name: 'Lakaz Bonbon', addedAt: createdAt }],
        wishes: [{ _id: product.id, name: 'Gato pima', addedAt: createdAt }],
        searches: [{ q: 'gato', city: null, createdAt }],
        devices: [],
        messages: [{ kind: 'new-product', about: 'Gato pima', createdAt }],
      },
      enquiries: [{ about: 'Gato pima', code: `K7M${person.id.slice(-3)}`, createdAt }],
      reports: [
        { about: 'Gato pima', reason: 'other', details: 'Not as shown.', createdAt: expect.any(String) },
      ],
      applications: [
        { ...application, claimsHalal: false, question: '', answer: '', refusal: '', createdAt },
      ],
      messages: [{ message: 'When do you open?', createdAt: expect.any(String) }],
      refunds: [],
      mailOptOuts: [{ topic: 'monthly-figures', createdAt }],
      store: null,
    })
  })

  test('holds my store with its phone, hours, announcement, products, fees and payments, and nobody else', async () => {
    const { tables } = shop.database
    const store = await shop.given.store({ name: 'Lakaz Bonbon', city: 'Moka' })
    const product = await shop.given.product({ store, title: 'Gato koko', price: 25 })
    await tables
      .insert(openingHours)
      .values({ storeId: store.id, weekday: 1, isOpen: true, fromMinute: 540, toMinute: 1020 })
    await tables
      .insert(announcements)
      .values({ storeId: store.id, title: null, message: 'Closed on Divali.' })
    const cycleId = v7()
    await tables.insert(feeCycles).values({
      id: cycleId,
      storeId: store.id,
      storeName: 'Lakaz Bonbon',
      startsOn: '2026-11-15',
      endsOn: '2026-12-14',
      dueOn: '2026-11-14',
      amountCents: 150_000,
    })
    await tables.insert(feePayments).values({
      id: v7(),
      cycleId,
      kind: 'payment',
      amountCents: 150_000,
      method: 'juice',
      receivedOn: '2026-11-13',
      recordedBy: 'meera@owners.test',
    })
    // A customer, another store and its product, whose data must not be included.
    const customer = await shop.given.user({ name: 'Customer Name', email: 'customer@elsewhere.test' })
    const ratingId = v7()
    await tables
      .insert(storeRatings)
      .values({ id: ratingId, storeId: store.id, userId: customer.id, rating: 2, comment: 'Customer words.' })
    await tables
      .insert(reviewAnswers)
      .values({ id: v7(), storeRatingId: ratingId, text: 'We are sorry.', language: 'en' })
    const other = await shop.given.store({ name: 'Other Store' })
    await shop.given.product({ store: other, title: 'Other product' })

    const { client } = await shop.signedIn('user', { id: store.userId })
    const data = await client.account.myData({})
    expect(data.store).toMatchObject({
      _id: store.id,
      name: 'Lakaz Bonbon',
      email: store.email,
      contactInfo: '57550142',
      address: { city: 'Moka', line: 'Royal Road' },
      openingHours: { Monday: { open: true, from: '09:00', to: '17:00' } },
      announcement: { message: 'Closed on Divali.' },
      answers: [{ of: 'Lakaz Bonbon', text: 'We are sorry.' }],
      products: [{ _id: product.id, title: 'Gato koko', price: 25, description: 'A product.' }],
      fees: [
        {
          startsOn: '2026-11-15',
          amountCents: 150_000,
          paidCents: 150_000,
          payments: [{ kind: 'payment', amountCents: 150_000, method: 'juice', receivedOn: '2026-11-13' }],
        },
      ],
    })
    const file = JSON.stringify(data)
    for (const foreign of ['meera@owners.test', 'Customer', customer.id, customer.email, 'Other', other.id])
      expect(file).not.toContain(foreign)
    // The same for a person with another store: only theirs is included.
    const theirs = await (await shop.signedIn('user', { id: other.userId })).client.account.myData({})
    expect(theirs.store).toMatchObject({
      name: 'Other Store',
      products: [{ title: 'Other product' }],
      fees: [],
    })
  })
})

describe('my name', () => {
  test('can be changed, and shows at once', async () => {
    const { client } = await shop.signedIn('user', await shop.given.user())
    expect(await client.account.changeName({ name: ' Priya Ramgoolam ' })).toMatchObject({
      name: 'Priya Ramgoolam',
    })
    expect(await client.account.me({})).toMatchObject({ name: 'Priya Ramgoolam' })
  })

  test.each(['', '<b>Priya</b>', '  ', '....', 'x'.repeat(101)])('cannot become %j', async (name) => {
    const { client } = await shop.signedIn('user', await shop.given.user())
    expect(await refusal(client.account.changeName({ name }))).toMatchObject({ status: 400 })
  })

  test('changed shows in cached reviews too', async () => {
    const { client, product } = await activePerson()
    await client.catalogue.productDetail({ productId: product.id })
    await client.account.changeName({ name: 'Priya Ramgoolam' })
    const { reviews } = await client.catalogue.productDetail({ productId: product.id })
    expect(reviews.map(({ user }) => user.name)).toContain('Priya Ramgoolam')
  })

  test('evicts only the answers that show it: lists stay cached, and for a person without reviews everything does', async () => {
    const { client, product } = await activePerson()
    const { tables } = shop.database
    const titles = async () => ({
      detail: (await client.catalogue.productDetail({ productId: product.id })).title,
      list: (await client.catalogue.newArrivals({})).products.find(({ _id }) => _id === product.id)?.title,
    })
    const before = await titles()
    expect(before).toEqual({ detail: 'Gato pima', list: 'Gato pima' })
    // Written without being announced, so that only an evicted answer shows it.
    await tables.transaction(async (tx) => {
      await tx.execute(sql`alter table products disable trigger announce_changed`)
      await tx.update(products).set({ title: 'Gato koko' }).where(eq(products.id, product.id))
      await tx.execute(sql`alter table products enable trigger announce_changed`)
    })
    const silent = await shop.signedIn('user', await shop.given.user())
    await silent.client.account.changeName({ name: 'Somebody Else' })
    expect(await titles()).toEqual(before)
    await client.account.changeName({ name: 'Anjali Doe' })
    expect(await titles()).toEqual(before)
    await client.account.changeName({ name: 'Priya Ramgoolam' })
    expect(await titles()).toEqual({ detail: 'Gato koko', list: 'Gato pima' })
  })

  test('can be changed ten times a day; sending the same one again does not count', async () => {
    const { client } = await shop.signedIn('user', await shop.given.user({ name: 'Anjali' }))
    for (let time = 1; time <= 10; time += 1) await client.account.changeName({ name: `Anjali ${time}` })
    for (let time = 0; time < 3; time += 1) await client.account.changeName({ name: 'Anjali 10' })
    expect(await refusal(client.account.changeName({ name: 'Priya' }))).toMatchObject({
      status: 429,
      code: 'too-many',
    })
    expect(await client.account.me({})).toMatchObject({ name: 'Anjali 10' })
  })
})

describe('deleting my account', () => {
  test('takes everything personal with it, corrects the averages and ends every session', async () => {
    const { client, person, product, store, report } = await activePerson()
    const elsewhere = await shop.signedIn('user', person)
    const { tables, sql } = shop.database
    expect(await client.catalogue.productDetail({ productId: product.id })).toMatchObject({
      averageRating: 3,
      ratingCount: 2,
    })

    expect(await client.account.deleteAccount({ userId: person.id })).toEqual({
      message: 'Account deleted successfully.',
    })
    expect(await client.catalogue.productDetail({ productId: product.id })).toMatchObject({
      averageRating: 5,
      ratingCount: 1,
    })
    const [rated] = await tables.select().from(stores).where(eq(stores.id, store.id))
    expect(rated).toMatchObject({ ratingSum: 4, ratingCount: 1 })
    const [other] = await tables.select().from(storeRatings).where(eq(storeRatings.storeId, store.id))
    expect(other?.helpfulCount).toBe(0)
    const [item] = await tables.select().from(products).where(eq(products.id, product.id))
    expect(item).toMatchObject({ ratingSum: 5, ratingCount: 1 })
    expect(await tables.select().from(reports).where(eq(reports.id, report.id))).toMatchObject([
      { reporterId: null, targetLabel: 'Gato pima' },
    ])
    expect(await refusal(elsewhere.client.account.me({}))).toMatchObject({ status: 401 })
    expect(await refusal(elsewhere.client.account.refreshToken({}))).toMatchObject({ status: 401 })

    await shop.mail.nextMailTo(person.email)
    const left = await sql<{ table: string; rows: string }[]>`
      select table_name as table, query_to_xml(
        format('select * from public.%I as t where t::text ilike %L or t::text like %L', table_name,
          ${`%${person.email}%`}::text, ${`%${person.id}%`}::text), false, true, '')::text as rows
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
    const mentioning = left.filter(({ rows }) => rows.includes('<row')).map(({ table }) => table)
    // The picture's name in this test contains the person's id; nothing else may mention them.
    expect(mentioning).toEqual(['pictures'])
    const [picture] = await tables
      .select()
      .from(pictures)
      .where(eq(pictures.key, `${person.id}.jpg`))
    expect(picture?.uploadedBy).toBeNull()
  })

  test('leaves the address free to sign up with again', async () => {
    const person = await shop.newPerson({ email: 'again@example.test' })
    await person.logIn()
    const { _id } = await person.client.account.me({})
    await person.client.account.deleteAccount({ userId: _id })
    await shop.mail.nextMailTo(person.email)
    await shop.newPerson({ email: 'again@example.test' })
  })

  test('of somebody else is refused', async () => {
    const { client } = await shop.signedIn('user', await shop.given.user())
    const other = await shop.given.user()
    expect(await refusal(client.account.deleteAccount({ userId: other.id }))).toEqual({
      status: 403,
      code: 'not-yours',
      message: 'You can only delete your own account.',
    })
    const theirs = await shop.signedIn('user', other)
    expect(await theirs.client.account.me({})).toMatchObject({ _id: other.id })
  })

  test('with a store is refused until the store is gone', async () => {
    const store = await shop.given.store()
    const { client } = await shop.signedIn('user', { id: store.userId })
    expect(await client.account.me({})).toMatchObject({ role: 'admin' })
    expect(await refusal(client.account.deleteAccount({ userId: store.userId }))).toEqual({
      status: 409,
      code: 'has-a-store',
      message: 'Your store belongs to this account. Please delete the store first, in its dashboard.',
    })
    expect(await client.account.me({})).toMatchObject({ role: 'admin' })
  })
})
