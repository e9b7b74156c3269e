import type { TransactionSql } from 'postgres'
import { minutesOf } from '#domain/clock-time.ts'
import { addDays, mauritiusDay, weekdays } from '#domain/mauritius-time.ts'
import { demoAccounts, demoDomain } from '../accounts.ts'
import { pinOf } from '../generate/pins.ts'
import { addRows } from './add-rows.ts'
import { type RatingVolume, ratingsOf, sumOf } from './generate-ratings.ts'
import { momentDaysAgo } from './moments.ts'
import { hashDemoPassword, noPassword } from './people.ts'
import type { PlannedStore } from './plan-stores.ts'
import type { Row } from './row.ts'
import { timeOrderedId } from './time-ordered-id.ts'

interface Behind {
  now: Date
  volume: RatingVolume
  categoryIds: ReadonlyMap<string, string>
  /** Who runs each store, in the order of the stores. */
  keeperNames: readonly string[]
  shopkeeperId: string
}

export async function loadStores(
  sql: TransactionSql,
  stores: readonly PlannedStore[],
  { now, volume, categoryIds, keeperNames, shopkeeperId }: Behind,
): Promise<void> {
  const keeperId = (store: PlannedStore, index: number) =>
    store.isOpenToVisitors ? shopkeeperId : timeOrderedId('keeper', index, store.createdAt)
  const checkedUntil = addDays(mauritiusDay(now), 300)
  const openPassword = await hashDemoPassword()

  await addRows(
    sql,
    'users',
    ['id', 'name', 'email', 'password_hash', 'email_verified_at', 'store_approved_at', 'created_at'],
    stores.flatMap((store, index): Row[] => {
      if (store.isOpenToVisitors) return []
      const at = new Date(store.createdAt)
      const email = `keeper-${index + 1}@${demoDomain}`
      return [
        [keeperId(store, index), keeperNames[index] ?? store.content.name, email, noPassword, at, at, at],
      ]
    }),
  )
  const paths = new Map(
    (await sql<{ id: string; path: string }[]>`select id, path::text as path from store_categories`).map(
      ({ id, path }) => [id, path],
    ),
  )
  await addRows(
    sql,
    'stores',
    [
      ...['id', 'user_id', 'email', 'password_hash', 'name', 'description', 'contact_info', 'picture_key'],
      ...[
        'category_id',
        'category_path',
        'st_number',
        'line',
        'locality',
        'city',
        'address_details',
        'latitude',
        'longitude',
        'language',
      ],
      ...['verified_until', 'halal_checked_until', 'rating_sum', 'rating_count', 'created_at', 'updated_at'],
      ...['hours_confirmed_at', 'payments_taken'],
    ],
    stores.map((store, index) => {
      const { content, createdAt, isOpenToVisitors } = store
      const { address } = content
      const pin = pinOf(content.key, address.city)
      const { ratings } = ratingsOf('store', store.rated, volume, now.getTime())
      const categoryId = categoryIds.get(content.categoryKey)
      if (!categoryId)
        throw new Error(`'${content.name}' is in an unknown category, '${content.categoryKey}'.`)
      return [
        store.id,
        keeperId(store, index),
        isOpenToVisitors ? demoAccounts.store : `${content.key}@${demoDomain}`,
        isOpenToVisitors ? openPassword : noPassword,
        content.name,
        content.description,
        content.phone,
        content.picture,
        categoryId,
        paths.get(categoryId) ?? null,
        address.stNumber,
        address.line,
        address.locality,
        address.city,
        address.details,
        pin?.latitude ?? null,
        pin?.longitude ?? null,
        'en',
        content.verified ? checkedUntil : null,
        content.halalChecked ? checkedUntil : null,
        sumOf(ratings),
        ratings.length,
        new Date(createdAt),
        new Date(createdAt),
        content.hours && new Date(momentDaysAgo(now, 5 + (index % 140))),
        paymentsTaken(index),
      ]
    }),
  )
  await addRows(
    sql,
    'opening_hours',
    ['store_id', 'weekday', 'is_open', 'from_minute', 'to_minute'],
    stores.flatMap(hoursRows),
  )
  await addRows(
    sql,
    'opening_spans',
    ['store_id', 'weekday', 'from_minute', 'to_minute'],
    stores.flatMap(spanRows),
  )
  await addRows(
    sql,
    'special_days',
    ['store_id', 'day', 'hours', 'spans', 'note'],
    stores.flatMap((store, index) => specialDayRows(store, index, mauritiusDay(now))),
  )
  await addRows(
    sql,
    'announcements',
    ['store_id', 'title', 'message', 'last_updated'],
    stores.flatMap(({ id, content: { announcement } }, index): Row[] => {
      if (!announcement) return []
      const updated = new Date(momentDaysAgo(now, (index % 9) + 0.3))
      return [[id, announcement.title, announcement.message, updated]]
    }),
  )
}

/** Everybody takes cash; one store in five says nothing. As an array of PostgreSQL. */
function paymentsTaken(index: number): string {
  if (index % 5 === 4) return '{}'
  const others = ['juice', 'card', 'maucas-qr', 'my-t-money', 'bank-transfer'] as const
  const taken = others.filter((_, place) => (index + place) % (place + 2) === 0)
  return `{${['cash', ...taken].join(',')}}`
}

function hoursRows({ id, content: { hours } }: PlannedStore): Row[] {
  if (!hours) return []
  return weekdays.map((weekday, index) => {
    const day = hours.openingHours[weekday]
    return [
      id,
      index + 1,
      day?.open ?? false,
      minutesOf(day?.from ?? null) ?? null,
      minutesOf(day?.to ?? null) ?? null,
    ]
  })
}

function spanRows({ id, content: { hours } }: PlannedStore): Row[] {
  return weekdays.flatMap((weekday, index) =>
    (hours?.extraHours[weekday] ?? []).map(({ from, to }) => [
      id,
      index + 1,
      minutesOf(from) ?? null,
      minutesOf(to) ?? null,
    ]),
  )
}

/** Some stores close for a day or open for a morning only, soon. */
function specialDayRows({ id, content: { hours } }: PlannedStore, index: number, today: string): Row[] {
  if (!hours || index % 7 !== 3) return []
  return [
    [id, addDays(today, 3 + (index % 5)), 'closed', '{}', 'Stocktaking'],
    [id, addDays(today, 9 + (index % 4)), 'other', '{540,720}', 'Open in the morning only'],
  ]
}
