import type { TransactionSql } from 'postgres'
import { searchedWords } from '#domain/insights.ts'
import { addDays, mauritiusClock, mauritiusDay } from '#domain/mauritius-time.ts'
import { type Random, seeded } from '../random.ts'
import { addRows } from './add-rows.ts'
import type { PlannedStore } from './plan-stores.ts'
import type { Row } from './row.ts'
import { subject } from './subjects.ts'

/** Two months, so that one can be compared with the other. */
const days = 60
const countedStores = 60
const countedProductsEach = 2

/** How many come at each hour of a day in Mauritius, from midnight on: before lunch, and most after work. */
const byHour = [1, 0, 0, 0, 0, 1, 3, 6, 9, 12, 15, 16, 14, 11, 10, 11, 14, 19, 22, 20, 16, 11, 6, 3]
const allHours = byHour.reduce((sum, count) => sum + count, 0)

/** What happens on a day on the page of a store, and on that of a product. */
const onStore = { view: 40, call: 4, whatsapp: 6, directions: 5, link: 2, wish: 1, search: 25 }
const onProduct = { view: 12, wish: 1 }

interface Counted {
  storeId: string
  productId: string | null
  day: string
  kind: string
  hours: readonly number[]
  count: number
}

/** Taps, wishes and searches of the last two months, for as many stores as the default demo has. */
export async function loadTaps(
  sql: TransactionSql,
  stores: readonly PlannedStore[],
  now: Date,
): Promise<void> {
  const ids = stores.slice(0, countedStores).map(({ id }) => id)
  const products = await sql<{ id: string; storeId: string; title: string }[]>`
    select p.id, p.title, s.id as "storeId" from unnest(${ids}::uuid[]) as s (id), lateral (
      select id, title from products where store_id = s.id
      order by average_rating desc, rating_count desc, id limit ${countedProductsEach}) p`
  const today = mauritiusDay(now)
  const hourNow = Math.floor(mauritiusClock(now).minutes / 60)
  const counted = ids.flatMap((storeId, index) => {
    const random = seeded(subject.taps, index)
    const favour = 0.3 + random()
    const shown = products.filter((product) => product.storeId === storeId)
    return Array.from({ length: days }, (_, ago) => {
      // Trade has grown over the two months.
      const mood = { favour: favour * (1.1 - (0.4 * ago) / days), lastHour: ago === 0 ? hourNow : 23, random }
      const at = { storeId, day: addDays(today, -ago) }
      return [
        ...happened({ ...at, productId: null }, onStore, mood),
        ...shown.flatMap(({ id }) => happened({ ...at, productId: id }, onProduct, mood)),
      ]
    }).flat()
  })

  const isTap = ({ kind }: Counted) => kind !== 'wish' && kind !== 'search'
  const toRow = ({ day, storeId, productId, kind, count }: Counted): Row => [
    day,
    storeId,
    productId,
    kind,
    count,
  ]
  const tapColumns = ['day', 'store_id', 'product_id', 'kind', 'count']
  await addRows(sql, 'tap_counts', tapColumns, counted.filter(isTap).map(toRow))
  const wishes = counted.filter(({ kind }) => kind === 'wish')
  await addRows(
    sql,
    'wish_counts',
    ['day', 'store_id', 'product_id', 'count'],
    wishes.map(({ day, storeId, productId, count }) => [day, storeId, productId, count]),
  )
  await addRows(sql, 'store_hours', ['store_id', 'day', 'hour', ...sumColumns], hourRows(counted))
  await sql.unsafe(
    `insert into store_days (store_id, day, ${sumColumns.join(', ')})
    select store_id, day, ${sumColumns.map((column) => `sum(${column})`).join(', ')} from store_hours
    where store_id in (select id from unnest($1::uuid[]) as s (id)) group by 1, 2`,
    [ids],
  )
  await addRows(
    sql,
    'search_words',
    ['store_id', 'day', 'words', 'people', 'count'],
    wordRows(products, today),
  )
}

interface Mood {
  favour: number
  /** Today is not over. */
  lastHour: number
  random: Random
}

/** People who gave a store five stars follow it. */
export async function loadFollowers(sql: TransactionSql, stores: readonly PlannedStore[]): Promise<void> {
  const ids = stores.slice(0, countedStores).map(({ id }) => id)
  await sql`insert into followed_stores (user_id, store_id, created_at)
    select user_id, store_id, created_at from store_ratings where store_id = any(${ids}::uuid[]) and rating = 5`
}

function happened(
  place: Pick<Counted, 'storeId' | 'productId' | 'day'>,
  usual: Record<string, number>,
  { favour, lastHour, random }: Mood,
): Counted[] {
  return Object.entries(usual).flatMap(([kind, mean]) => {
    const times = Math.floor(mean * favour * (0.4 + 1.2 * random()))
    const hours = Array.from({ length: times }, () => anHour(random)).filter((hour) => hour <= lastHour)
    return hours.length > 0 ? [{ ...place, kind, hours, count: hours.length }] : []
  })
}

function anHour(random: Random): number {
  let left = random() * allHours
  return Math.max(
    0,
    byHour.findIndex((count) => {
      left -= count
      return left < 0
    }),
  )
}

const sumColumns = [
  ...['store_views', 'product_views', 'calls', 'whatsapps', 'directions', 'links', 'wishes', 'searches'],
]
const columnOf: Record<string, string> = {
  call: 'calls',
  whatsapp: 'whatsapps',
  directions: 'directions',
  link: 'links',
  wish: 'wishes',
  search: 'searches',
}

function hourRows(counted: readonly Counted[]): Row[] {
  const rows = new Map<string, { key: Row; sums: number[] }>()
  for (const { storeId, productId, day, kind, hours } of counted) {
    const column = columnOf[kind] ?? (productId ? 'product_views' : 'store_views')
    for (const hour of hours) {
      const key = [storeId, day, hour]
      const { sums } = rows.get(key.join(' ')) ?? { sums: sumColumns.map(() => 0) }
      const at = sumColumns.indexOf(column)
      sums[at] = (sums[at] ?? 0) + 1
      rows.set(key.join(' '), { key, sums })
    }
  }
  return [...rows.values()].map(({ key, sums }) => [...key, ...sums])
}

const searchedDays = 8

/** The first long words of a title were typed by somebody else each day. */
function wordRows(products: readonly { storeId: string; title: string }[], today: string): Row[] {
  const random = seeded(subject.taps, countedStores)
  const rows = products.flatMap(({ storeId, title }) => {
    const long = title.split(/[\s,]+/).filter((word) => word.length > 4)
    const words = searchedWords(long.slice(0, 2).join(' '))
    if (!words) return []
    return Array.from({ length: searchedDays }, (_, ago): [string, Row] => {
      const people = '0'.repeat(ago) + '1'.padEnd(64 - ago, '0')
      const day = addDays(today, -ago)
      return [`${storeId} ${day} ${words}`, [storeId, day, words, people, 1 + Math.floor(4 * random())]]
    })
  })
  // Two products of a store may begin with the same words.
  return [...new Map(rows).values()]
}
