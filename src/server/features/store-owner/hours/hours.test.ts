import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostSpecialDays } from '#domain/limits.ts'
import { addDays } from '#domain/mauritius-time.ts'
import { specialDays } from '#server/platform/database/schema/index.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})
beforeEach(() => shop.at('2026-11-14T08:00:00Z'))

const day = { open: true, from: '09:00', to: '17:00' }
const closed = { open: false, from: null, to: null }
const week = {
  Monday: day,
  Tuesday: day,
  Wednesday: day,
  Thursday: day,
  Friday: day,
  Saturday: { ...day, to: '12:00' },
  Sunday: closed,
}
const saved = { message: 'The hours of that day are saved.' }

async function openStore() {
  const { client, store } = await shop.storeOwner()
  await client.storeOwner.updateProfile({ openingHours: week })
  const hours = () => client.store.hours({ storeId: store.id })
  const ownDays = async () => (await client.storeOwner.profile({})).profile.specialDays
  return { client, store, hours, ownDays }
}

describe('a special day', () => {
  test('shows on the page at once, with the holiday of that day in the reader’s language', async () => {
    const { client, store, hours, ownDays } = await openStore()
    expect((await hours()).specialDays).toEqual([])
    const spans = [
      { from: '14:00', to: '16:00' },
      { from: '08:00', to: '12:00' },
    ]
    const note = 'Back after lunch'
    expect(await client.storeOwner.setSpecialDay({ day: '2026-12-25', hours: 'other', spans, note })).toEqual(
      saved,
    )
    await client.storeOwner.setSpecialDay({ day: '2026-11-20', hours: 'closed' })
    const shown = [
      { day: '2026-11-20', hours: 'closed', spans: [], note: null, holiday: null },
      {
        day: '2026-12-25',
        hours: 'other',
        spans: [
          { from: '08:00', to: '12:00' },
          { from: '14:00', to: '16:00' },
        ],
        note,
        holiday: 'Christmas',
      },
    ]
    expect((await hours()).specialDays).toEqual(shown)
    expect((await client.store.detail({ storeId: store.id })).specialDays).toEqual(shown)
    expect(await ownDays()).toEqual(shown)
    const inFrench = await shop.app.inject({
      url: `/api/product/public/store/${store.id}/hours`,
      headers: { 'accept-language': 'fr' },
    })
    expect(inFrench.json().specialDays[1]).toMatchObject({ holiday: 'Noël' })
  })

  test('is changed and removed; doing it twice does no harm', async () => {
    const { client, hours } = await openStore()
    const { storeOwner } = client
    await storeOwner.setSpecialDay({ day: '2026-11-14', hours: 'closed', note: 'Ill' })
    await storeOwner.setSpecialDay({ day: '2026-11-14', hours: 'closed', note: 'Ill' })
    await storeOwner.setSpecialDay({ day: '2026-11-14', hours: 'usual' })
    expect((await hours()).specialDays).toEqual([
      { day: '2026-11-14', hours: 'usual', spans: [], note: null, holiday: null },
    ])
    const removed = { message: 'That day has its usual hours again.' }
    expect(await storeOwner.removeSpecialDay({ day: '2026-11-14' })).toEqual(removed)
    expect(await storeOwner.removeSpecialDay({ day: '2026-11-14' })).toEqual(removed)
    expect((await hours()).specialDays).toEqual([])
  })

  test('loses its spans when it is not open at other hours', async () => {
    const { client, hours } = await openStore()
    const spans = [{ from: '09:00', to: '12:00' }]
    await client.storeOwner.setSpecialDay({ day: '2026-11-16', hours: 'closed', spans })
    expect((await hours()).specialDays).toMatchObject([{ hours: 'closed', spans: [] }])
  })

  test('names the holiday that is there, wherever the website owner moves it', async () => {
    const { client, hours } = await openStore()
    await client.storeOwner.setSpecialDay({ day: '2026-11-27', hours: 'closed' })
    const holiday = async () => (await hours()).specialDays.map((special) => special.holiday)
    expect(await holiday()).toEqual([null])
    const owner = (await shop.signedIn('owner', await shop.given.owner())).client
    const written = { day: '2026-11-27', nameEn: 'Day of Calm', nameFr: 'Jour calme' }
    const { _id: holidayId } = await owner.ownerHolidays.add(written)
    expect(await holiday()).toEqual(['Day of Calm'])
    await owner.ownerHolidays.remove({ holidayId, seen: { ...written, isProvisional: false } })
    expect(await holiday()).toEqual([null])
  })

  const span = (from: string, to: string) => ({ from, to })
  test.each([
    [{ day: '2026-11-13', hours: 'closed' }, 'day', 'Please choose a day from today on.'],
    [{ day: '2028-01-01', hours: 'closed' }, 'day', 'Please choose a day within the next year.'],
    [{ hours: 'other' }, 'spans', 'Please choose when the store opens and closes.'],
    [
      { hours: 'other', spans: [span('09:00', '12:00'), span('11:30', '14:00')] },
      'spans',
      'Two opening times of a day cannot overlap.',
    ],
    [
      { hours: 'other', spans: [span('09:10', '12:00')] },
      'spans.0.from',
      'Opening hours go in steps of 30 minutes.',
    ],
    [
      { hours: 'other', spans: [span('09:00', '09:00')] },
      'spans.0',
      'A store cannot open and close at the same time.',
    ],
    [
      { hours: 'other', spans: ['06', '08', '10', '12', '14'].map((at) => span(`${at}:00`, `${at}:30`)) },
      'spans',
      'A day can have at most 4 opening times.',
    ],
    [{ hours: 'closed', note: 'x'.repeat(121) }, 'note', 'The note can have at most 120 characters.'],
    [
      { hours: 'perhaps' },
      'hours',
      'Please say whether the store is closed, open as usual or open at other times.',
    ],
  ])('cannot be %j', async (changes, path, message) => {
    const { client, hours } = await openStore()
    const sent = { day: '2026-11-20', ...changes } as Parameters<typeof client.storeOwner.setSpecialDay>[0]
    const refused = await refusal(client.storeOwner.setSpecialDay(sent))
    expect(refused).toMatchObject({ status: 400, message })
    expect(refused.issues?.[0]).toEqual({ path, message })
    expect((await hours()).specialDays).toEqual([])
  })

  test('needs opening hours, and is no longer shown when these are taken back', async () => {
    const { client, store } = await shop.storeOwner()
    const today = { day: '2026-11-14', hours: 'closed' } as const
    const hoursFirst = { status: 409, message: 'Please set your opening hours first.' }
    expect(await refusal(client.storeOwner.setSpecialDay(today))).toMatchObject(hoursFirst)
    expect(await refusal(client.storeOwner.confirmHours({}))).toMatchObject(hoursFirst)
    await client.storeOwner.updateProfile({ openingHours: week })
    await client.storeOwner.setSpecialDay(today)
    await client.storeOwner.updateProfile({ openingHours: null })
    expect(await client.store.hours({ storeId: store.id })).toEqual({
      openingHours: null,
      extraHours: {},
      specialDays: [],
      hoursConfirmedAt: null,
    })
  })

  test('of which there are sixty is the last one; past ones do not count, and one can still be changed', async () => {
    const { client, store } = await openStore()
    const rows = Array.from({ length: mostSpecialDays }, (_, ahead) => ({
      storeId: store.id,
      day: addDays('2026-11-14', ahead),
      hours: 'closed' as const,
    }))
    await shop.database.tables
      .insert(specialDays)
      .values([{ storeId: store.id, day: '2026-11-13', hours: 'closed' }, ...rows])
    const set = (date: string) => client.storeOwner.setSpecialDay({ day: date, hours: 'usual' })
    expect(await refusal(set('2027-03-01'))).toMatchObject({ status: 409, code: 'too-many-special-days' })
    expect(await set('2026-11-14')).toEqual(saved)
    await client.storeOwner.removeSpecialDay({ day: '2026-11-20' })
    expect(await set('2027-03-01')).toEqual(saved)
  })

  test('belongs to the store of the session', async () => {
    const [one, other] = [await openStore(), await openStore()]
    await one.client.storeOwner.setSpecialDay({ day: '2026-11-20', hours: 'closed' })
    await other.client.storeOwner.removeSpecialDay({ day: '2026-11-20' })
    expect(await one.ownDays()).toHaveLength(1)
    expect(await other.ownDays()).toEqual([])
  })
})

test('the holidays of the next sixty days are proposed', async () => {
  const { client } = await openStore()
  expect(await client.storeOwner.upcomingHolidays({})).toEqual({
    holidays: [
      { day: '2026-12-25', name: 'Christmas', isProvisional: false },
      { day: '2027-01-01', name: 'New Year', isProvisional: false },
      { day: '2027-01-02', name: 'New Year (second day)', isProvisional: false },
    ],
  })
})

test('hours are confirmed by setting them, and by saying that they are still right', async () => {
  const { client, store, hours } = await openStore()
  expect(await hours()).toMatchObject({ hoursConfirmedAt: '2026-11-14T08:00:00.000Z' })
  shop.at('2026-11-14T08:10:00Z')
  await client.storeOwner.updateProfile({ description: 'New.' })
  expect(await hours()).toMatchObject({ hoursConfirmedAt: '2026-11-14T08:00:00.000Z' })
  expect(await client.storeOwner.confirmHours({})).toEqual({
    message: 'Thank you. Shoppers see that your hours are right.',
  })
  expect(await hours()).toMatchObject({ hoursConfirmedAt: '2026-11-14T08:10:00.000Z' })
  expect(await client.store.detail({ storeId: store.id })).toMatchObject({
    hoursConfirmedAt: '2026-11-14T08:10:00.000Z',
  })
})

test('the mails about hours are switched off and on', async () => {
  const { client } = await openStore()
  const wants = async () => (await client.storeOwner.hoursMail({})).wants
  expect(await wants()).toBe(true)
  await client.storeOwner.chooseHoursMail({ wants: false })
  expect(await wants()).toBe(false)
  expect((await client.storeOwner.news({})).wants).toBe(true)
  await client.storeOwner.chooseHoursMail({ wants: true })
  expect(await wants()).toBe(true)
})
