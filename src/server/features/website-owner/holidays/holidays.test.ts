import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { movableHolidays } from '#domain/movable-holidays.ts'
import { holidays } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: OwnerApp
let calls: Visitor['client']['ownerHolidays']
let start: Visitor['client']['ownerPromotion']['start']
beforeAll(async () => {
  shop = await ownerApp()
})
beforeEach(async () => {
  shop.at('2026-11-14T08:00:00Z')
  const { client } = await shop.websiteOwner()
  calls = client.ownerHolidays
  start = client.ownerPromotion.start
})

const extra = {
  day: '2026-11-17',
  nameEn: 'Visit of the Pope',
  nameFr: 'Visite du pape',
  isProvisional: false,
}
const startsOn = async (paidOn: string) => (await start({ paidOn })).startsOn

test('the table begins with the fifteen holidays of this year, and those of the next as far as they are known', async () => {
  const { year, years, holidays: ofYear, toCheck } = await calls.holidays({})
  expect([year, ofYear.length]).toEqual([2026, 15])
  expect(years).toEqual(Array.from({ length: 10 }, (_, index) => 2026 + index))
  expect(ofYear.filter(({ day }) => day === '2026-02-01').map(({ nameEn }) => nameEn)).toEqual([
    'Abolition of Slavery',
    'Thaipoosam Cavadee',
  ])
  expect(ofYear.some(({ isProvisional }) => isProvisional)).toBe(false)
  expect(toCheck).toEqual([{ year: 2027, missing: [], provisional: 7 }])
})

test('when a year begins whose movable holidays are unknown, they are named', async () => {
  shop.at('2027-01-04T08:00:00Z')
  const { client } = await shop.websiteOwner()
  const { toCheck } = await client.ownerHolidays.holidays({ year: 2026 })
  expect(toCheck).toEqual([
    { year: 2027, missing: [], provisional: 7 },
    { year: 2028, missing: [...movableHolidays], provisional: 0 },
  ])
})

test('a holiday is added, changed and removed; business days follow it, and the log tells who did it', async () => {
  expect(await startsOn('2026-11-13')).toBe('2026-11-17')
  const { _id: holidayId, message } = await calls.add(extra)
  expect(message).toBe('The holiday is added.')
  expect(await startsOn('2026-11-13')).toBe('2026-11-18')

  const moved = { ...extra, day: '2026-11-18', isProvisional: true }
  await calls.change({ holidayId, ...moved, seen: extra })
  expect(await startsOn('2026-11-13')).toBe('2026-11-17')
  expect(await startsOn('2026-11-16')).toBe('2026-11-19')
  expect((await calls.holidays({ year: 2026 })).toCheck[0]).toEqual({
    year: 2026,
    missing: [],
    provisional: 1,
  })

  await calls.remove({ holidayId, seen: moved })
  expect(await startsOn('2026-11-16')).toBe('2026-11-18')
  const log = await auditEntries(shop.database)
  expect(
    log.filter(({ targetId }) => targetId === holidayId).map(({ action, details }) => [action, details]),
  ).toEqual([
    ['add-holiday', { day: '2026-11-17', name: 'Visit of the Pope', isProvisional: false }],
    ['change-holiday', { day: '2026-11-18', name: 'Visit of the Pope', isProvisional: true }],
    ['remove-holiday', { day: '2026-11-18', name: 'Visit of the Pope', isProvisional: true }],
  ])
})

test('two holidays may fall on one day, but the same one not twice, whatever its case and accents', async () => {
  const same = await refusal(calls.add({ ...extra, day: '2026-12-25', nameEn: 'christmas', nameFr: 'Fête' }))
  expect(same).toMatchObject({
    status: 409,
    message: 'This holiday is already in the table on this day.',
    issues: [{ path: 'nameEn' }],
  })
  const french = calls.add({ ...extra, day: '2026-12-25', nameEn: 'Xmas', nameFr: 'NOEL' })
  expect((await refusal(french)).status).toBe(409)
  const { _id: holidayId } = await calls.add({ ...extra, day: '2026-12-25' })
  const onChristmas = { ...extra, day: '2026-12-25' }
  expect(
    (await refusal(calls.change({ holidayId, ...onChristmas, nameEn: 'Christmas', seen: onChristmas }))).code,
  ).toBe('holiday-twice')
  await calls.remove({ holidayId, seen: onChristmas })
})

test('of two owners who add the same holiday at once one is refused', async () => {
  const other = (await shop.websiteOwner()).client.ownerHolidays
  const day = '2030-06-03'
  const outcomes = await Promise.allSettled([calls, other, calls].map(({ add }) => add({ ...extra, day })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an owner who has not seen the latest change is told, and a holiday that is gone is not found', async () => {
  const { _id: holidayId } = await calls.add({ ...extra, day: '2031-06-03' })
  const seen = { ...extra, day: '2031-06-03' }
  await calls.change({ holidayId, ...seen, nameFr: 'Visite', seen })
  const late = { status: 409, message: 'This holiday was changed meanwhile. Please look at it again.' }
  expect(await refusal(calls.change({ holidayId, ...extra, seen }))).toMatchObject(late)
  expect(await refusal(calls.remove({ holidayId, seen }))).toMatchObject(late)
  expect(await refusal(calls.remove({ holidayId: v7(), seen }))).toMatchObject({ status: 404 })
  await calls.remove({ holidayId, seen: { ...seen, nameFr: 'Visite' } })
})

test.each([
  [{ day: '2026-02-30' }, 'Please give a day as YYYY-MM-DD.'],
  [{ day: '1999-01-01' }, 'Please give a day of the years 2000 to 2100.'],
  [{ nameEn: ' ' }, 'Please fill in all required fields!'],
  [{ nameFr: 'x'.repeat(81) }, 'The name can have at most 80 characters.'],
])('%o is refused with a sentence', async (values, message) => {
  expect(await refusal(calls.add({ ...extra, ...values }))).toMatchObject({ status: 400, message })
})

test('a year that is none is refused', async () => {
  expect(await refusal(calls.holidays({ year: 1812 }))).toMatchObject({
    status: 400,
    message: 'Please give a year from 2000 to 2100.',
  })
})

test('a table full of holidays delays advertising by two months at most', async () => {
  const { sql, tables } = shop.database
  const before = await tables.$count(holidays)
  await sql`insert into holidays (id, day, name_en, name_fr)
    select gen_random_uuid(), day, 'Full', 'Plein' from generate_series('2040-01-01'::date, '2040-12-31', '1 day') day`
  expect(await startsOn('2040-01-02')).toBe('2040-03-06')
  await sql`delete from holidays where name_en = 'Full'`
  expect(await tables.$count(holidays)).toBe(before)
})
