import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { pictures, products, stores } from '#server/platform/database/schema/index.ts'
import { deliveryUrl } from '#server/platform/images/delivery-url.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})

const updated = { message: 'Your store is updated.' }
const closed = { open: false, from: null, to: null }
const week = {
  Monday: { open: true, from: '09:00', to: '17:30' },
  Tuesday: { open: true, from: '09:00', to: '17:30' },
  Wednesday: { open: true, from: '18:00', to: '02:00' },
  Thursday: { open: true, from: '00:00', to: '23:30' },
  Friday: { open: false, from: '09:00', to: '12:00' },
  Saturday: closed,
  Sunday: closed,
}

describe('the profile of a store', () => {
  test('is everything its owner needs to know about it', async () => {
    const { client, store } = await shop.storeOwner({ name: 'Ti Lakaz', description: 'Sweet things.' })
    await shop.given.storeRated(store, 5, 4)
    expect(await client.storeOwner.profile({})).toEqual({
      profile: {
        _id: store.id,
        name: 'Ti Lakaz',
        email: store.email,
        description: 'Sweet things.',
        image: expect.stringMatching(/^\/media\/upload\/f_auto,q_auto,w_800\/test-/),
        imagePlaceholder: '#dff3ee',
        address: { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Curepipe', details: null },
        contactInfo: '57550142',
        averageRating: 4.5,
        ratingCount: 2,
        ratingCounts: [0, 0, 0, 1, 1],
        storeCategory: expect.objectContaining({ name: expect.any(String) }),
        subcategory1: null,
        subcategory2: null,
        subcategory3: null,
        openingHours: null,
        extraHours: {},
        specialDays: [],
        hoursConfirmedAt: null,
        announcement: null,
        createdByName: expect.stringMatching(/^Person/),
        pictureRemoval: null,
        checks: { verifiedUntil: null, halalCheckedUntil: null },
        createdAt: '2026-11-14T08:00:00.000Z',
      },
    })
  })

  test('has a position that the owner sets, takes back, and loses by moving to another city', async () => {
    const { client, store } = await shop.storeOwner()
    const position = async () => (await client.store.detail({ storeId: store.id })).position
    const pin = { latitude: -20.314567891, longitude: 57.52 }
    expect(await position()).toBeUndefined()

    await client.storeOwner.updateProfile({ position: pin })
    expect(await position()).toEqual({ latitude: -20.31457, longitude: 57.52 })
    await client.storeOwner.updateProfile({ address: { city: 'Curepipe', line: 'Other Road' } })
    expect(await position()).toBeDefined()
    await client.storeOwner.updateProfile({ address: { city: 'Vacoas' } })
    expect(await position()).toBeUndefined()
    await client.storeOwner.updateProfile({ address: { city: 'Curepipe' }, position: pin })
    expect(await position()).toBeDefined()
    await client.storeOwner.updateProfile({ position: null })
    expect(await position()).toBeUndefined()
  })

  test.each([
    [{ latitude: -20.88, longitude: 55.45 }],
    [{ latitude: Number.NaN, longitude: 57.5 }],
    [{ latitude: '-20.3', longitude: '57.5' }],
    [{ latitude: -20.3 }],
    ['here'],
  ])('refuses the position %j with a sentence', async (position) => {
    const { client } = await shop.storeOwner()
    expect(await refusal(client.storeOwner.updateProfile({ position: position as never }))).toMatchObject({
      status: 400,
    })
  })

  test('is changed part by part, and shows at once', async () => {
    const { client, store } = await shop.storeOwner({ description: 'Before.' })
    const detail = () => client.store.detail({ storeId: store.id })
    expect(await detail()).toMatchObject({ description: 'Before.' })

    expect(await client.storeOwner.updateProfile({ description: ' After. ' })).toEqual(updated)
    expect(await detail()).toMatchObject({ description: 'After.', contactInfo: '57550142' })
    await client.storeOwner.updateProfile({ contactInfo: 'shop@example.mu' })
    await client.storeOwner.updateProfile({
      address: { city: 'Mahébourg', stNumber: '7', details: 'Upstairs' },
    })
    const image = await shop.uploaded()
    await client.storeOwner.updateProfile({ image })
    expect(await detail()).toMatchObject({
      description: 'After.',
      contactInfo: 'shop@example.mu',
      image,
      address: {
        stNumber: '7',
        line: 'Royal Road',
        locality: 'Centre',
        city: 'Mahébourg',
        details: 'Upstairs',
      },
    })
    await client.storeOwner.updateProfile({
      description: '',
      contactInfo: ' ',
      address: { city: 'Mahébourg', stNumber: '', line: null, locality: '', details: '' },
    })
    expect(await detail()).toMatchObject({
      description: '',
      contactInfo: null,
      address: { stNumber: null, line: null, locality: null, city: 'Mahébourg', details: null },
    })
  })

  test('keeps name, address for logging in and category as they were vetted', async () => {
    const { client, store } = await shop.storeOwner({ name: 'Ti Lakaz' })
    const sent = { name: 'Another', email: 'another@example.test', status: 'active', description: 'New.' }
    await client.storeOwner.updateProfile(sent)
    expect((await client.storeOwner.profile({})).profile).toMatchObject({
      name: 'Ti Lakaz',
      email: store.email,
      description: 'New.',
    })
  })

  test('with a new city moves every product there, also in lists and search', async () => {
    const { client, store } = await shop.storeOwner({ city: 'Curepipe' })
    const product = await shop.given.product({ store, title: 'Migrating parasol' })
    await shop.changed()
    const inCity = async (city: string) =>
      (await client.search.productsAndStores({ q: 'parasol', city })).products.length
    expect([await inCity('Curepipe'), await inCity('Souillac')]).toEqual([1, 0])
    await client.storeOwner.updateProfile({ address: { city: 'Souillac' } })
    expect([await inCity('Curepipe'), await inCity('Souillac')]).toEqual([0, 1])
    expect(await client.catalogue.productDetail({ productId: product.id })).toMatchObject({
      address: { city: 'Souillac' },
    })
    const rows = shop.database.tables.select().from(products).where(eq(products.id, product.id))
    expect(await rows).toMatchObject([{ city: 'Souillac', version: 1 }])
  })

  test('can be open for 24 hours, which shoppers read as it was sent', async () => {
    const { client, store } = await shop.storeOwner()
    const allDay = { open: true, from: '00:00', to: '00:00' }
    await client.storeOwner.updateProfile({ openingHours: { ...week, Monday: allDay } })
    expect((await client.store.detail({ storeId: store.id })).openingHours?.Monday).toEqual(allDay)
  })

  test.each([
    [{ address: { line: 'Royal Road' } }, 'address.city', 'Please fill in all required fields!'],
    [{ address: { city: 'Atlantis' } }, 'address.city', 'Please choose the city from the list.'],
    [
      { address: { city: 'Curepipe', stNumber: '12A' } },
      'address.stNumber',
      'The street number must be a number.',
    ],
    [{ image: '/media/upload/never.jpg' }, 'image', 'Please upload the picture first.'],
    [{ image: 'https://elsewhere.example/a.jpg' }, 'image', 'Please upload the picture first.'],
    [
      { openingHours: { ...week, Monday: { open: true, from: '09:10', to: '10:00' } } },
      'openingHours.Monday.from',
      'Opening hours go in steps of 30 minutes.',
    ],
    [
      { openingHours: { ...week, Monday: { open: true, from: '09:00', to: '09:00' } } },
      'openingHours.Monday',
      'A store cannot open and close at the same time.',
    ],
    [
      { openingHours: { Monday: closed } },
      'openingHours.Tuesday',
      'Please give the opening hours of all seven days.',
    ],
  ])('cannot become %j', async (changes, path, message) => {
    const { client, store } = await shop.storeOwner()
    const before = await client.storeOwner.profile({})
    const sent = changes as Parameters<typeof client.storeOwner.updateProfile>[0]
    const refused = await refusal(client.storeOwner.updateProfile({ description: 'New.', ...sent }))
    expect(refused).toMatchObject({ status: 400, message })
    expect(refused.issues?.[0]).toEqual({ path, message })
    expect(await client.storeOwner.profile({})).toEqual(before)
    expect(await client.store.detail({ storeId: store.id })).toMatchObject({ description: 'A store.' })
  })

  test('with a new picture leaves the old one to the sweep', async () => {
    const { client, store } = await shop.storeOwner()
    const { tables } = shop.database
    const key = async () =>
      (await tables.select().from(stores).where(eq(stores.id, store.id)))[0]?.pictureKey ?? ''
    const before = await key()
    const image = await shop.uploaded()
    await client.storeOwner.updateProfile({ image })
    expect(image).toBe(deliveryUrl(await key()))
    expect(await tables.$count(stores, eq(stores.pictureKey, before))).toBe(0)
    expect(await tables.$count(pictures, eq(pictures.key, before))).toBe(1)
  })

  test('belongs to the store of the session, whatever store others write to', async () => {
    const [one, other] = [await shop.storeOwner(), await shop.storeOwner()]
    await Promise.all([
      one.client.storeOwner.updateProfile({ description: 'One.' }),
      other.client.storeOwner.updateProfile({ description: 'Other.' }),
    ])
    expect((await one.client.storeOwner.profile({})).profile.description).toBe('One.')
    expect((await other.client.storeOwner.profile({})).profile.description).toBe('Other.')
  })
})

describe('opening hours', () => {
  test('are stored for all seven days, over midnight too, and shown at once', async () => {
    const { client, store } = await shop.storeOwner()
    const hours = async () => (await client.store.hours({ storeId: store.id })).openingHours
    expect(await hours()).toBeNull()
    expect(await client.storeOwner.updateProfile({ openingHours: week })).toEqual(updated)
    expect(await hours()).toEqual(week)
    expect((await client.storeOwner.profile({})).profile.openingHours).toEqual(week)

    const every = {
      Monday: closed,
      Tuesday: closed,
      Wednesday: closed,
      Thursday: closed,
      Friday: closed,
      Saturday: closed,
      Sunday: closed,
    }
    await client.storeOwner.updateProfile({ openingHours: every })
    expect(await hours()).toEqual(every)
  })

  test('are left alone by other changes, and can be taken back', async () => {
    const { client, store } = await shop.storeOwner()
    await client.storeOwner.updateProfile({ openingHours: week })
    await client.storeOwner.updateProfile({ description: 'New.' })
    expect((await client.store.hours({ storeId: store.id })).openingHours).toEqual(week)
    await client.storeOwner.updateProfile({ openingHours: null })
    expect((await client.store.hours({ storeId: store.id })).openingHours).toBeNull()
  })

  const morning = { from: '08:00', to: '12:00' }
  const evening = { from: '18:00', to: '20:00' }
  const night = { from: '20:00', to: '02:00' }

  test('can have several spans a day, shown in their order beside the week', async () => {
    const { client, store } = await shop.storeOwner()
    const extraHours = { Monday: [night, evening], Friday: [evening] }
    await client.storeOwner.updateProfile({ openingHours: week, extraHours })
    const shown = { openingHours: week, extraHours: { Monday: [evening, night], Friday: [evening] } }
    expect(await client.store.hours({ storeId: store.id })).toMatchObject(shown)
    expect(await client.store.detail({ storeId: store.id })).toMatchObject(shown)
    await client.storeOwner.updateProfile({ openingHours: week, extraHours: { Friday: [evening] } })
    expect((await client.store.hours({ storeId: store.id })).extraHours).toEqual({ Friday: [evening] })
    await client.storeOwner.updateProfile({ openingHours: null })
    await client.storeOwner.updateProfile({ openingHours: week })
    expect((await client.store.hours({ storeId: store.id })).extraHours).toEqual({})
  })

  test('sent with one span a day keep the further spans of the days that did not change', async () => {
    const { client, store } = await shop.storeOwner()
    const extra = async () => (await client.store.hours({ storeId: store.id })).extraHours
    const extraHours = { Monday: [evening], Tuesday: [evening], Wednesday: [morning] }
    await client.storeOwner.updateProfile({ openingHours: week, extraHours })
    await client.storeOwner.updateProfile({ openingHours: week })
    expect(await extra()).toEqual(extraHours)
    const changed = { ...week, Tuesday: { open: true, from: '10:00', to: '17:30' }, Wednesday: closed }
    await client.storeOwner.updateProfile({ openingHours: changed })
    expect(await extra()).toEqual({ Monday: [evening] })
  })

  test.each([
    [
      { openingHours: week, extraHours: { Monday: [{ from: '17:00', to: '19:00' }] } },
      'extraHours.Monday',
      'Two opening times of a day cannot overlap.',
    ],
    [
      { openingHours: week, extraHours: { Monday: [evening, evening] } },
      'extraHours.Monday',
      'Two opening times of a day cannot overlap.',
    ],
    [
      { openingHours: week, extraHours: { Sunday: [morning, evening, night, evening] } },
      'extraHours.Sunday',
      'A day can have at most 4 opening times.',
    ],
    [
      { openingHours: week, extraHours: { Monday: [{ from: '18:00', to: '' }] } },
      'extraHours.Monday.0',
      'Please choose when the store opens and closes.',
    ],
    [
      { extraHours: { Monday: [evening] } },
      'openingHours',
      'Please give the opening hours of all seven days.',
    ],
  ])('cannot become %j', async (changes, path, message) => {
    const { client } = await shop.storeOwner()
    const refused = await refusal(client.storeOwner.updateProfile(changes))
    expect(refused).toMatchObject({ status: 400, message })
    expect(refused.issues?.[0]).toEqual({ path, message })
    expect((await client.storeOwner.profile({})).profile.openingHours).toBeNull()
  })
})
