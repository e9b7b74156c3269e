import type { TransactionSql } from 'postgres'
import { addDays, mauritiusDay } from '#domain/mauritius-time.ts'
import { type Random, seeded } from '../random.ts'
import { addRows } from './add-rows.ts'
import type { PlannedStore } from './plan-stores.ts'
import type { Row } from './row.ts'
import { subject } from './subjects.ts'

const days = 30
const countedStores = 60
const countedProductsEach = 2

/** Taps of the last month, for as many stores as the default demo has. */
export async function loadTaps(
  sql: TransactionSql,
  stores: readonly PlannedStore[],
  now: Date,
): Promise<void> {
  const ids = stores.slice(0, countedStores).map(({ id }) => id)
  const products = await sql<{ id: string; storeId: string }[]>`
    select p.id, s.id as "storeId" from unnest(${ids}::uuid[]) as s (id), lateral (
      select id from products where store_id = s.id order by average_rating desc, rating_count desc, id
      limit ${countedProductsEach}) p`
  await addRows(sql, 'tap_counts', ['day', 'store_id', 'product_id', 'kind', 'count'], rows())

  function* rows(): Generator<Row> {
    const today = mauritiusDay(now)
    for (const [index, storeId] of ids.entries()) {
      const random = seeded(subject.taps, index)
      const favour = 0.3 + random()
      for (let ago = 0; ago < days; ago++) {
        const day = addDays(today, -ago)
        yield* counts(day, storeId, null, { view: 40, call: 4, whatsapp: 6, directions: 5 }, favour, random)
        for (const product of products) {
          if (product.storeId !== storeId) continue
          yield* counts(day, storeId, product.id, { view: 12 }, favour, random)
        }
      }
    }
  }
}

function* counts(
  day: string,
  storeId: string,
  productId: string | null,
  usual: Record<string, number>,
  favour: number,
  random: Random,
): Generator<Row> {
  for (const [kind, mean] of Object.entries(usual)) {
    const count = Math.floor(mean * favour * (0.4 + 1.2 * random()))
    if (count > 0) yield [day, storeId, productId, kind, count]
  }
}
