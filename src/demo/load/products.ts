import type { TransactionSql } from 'postgres'
import type { DemoProduct } from '../catalogue.ts'
import { addRows } from './add-rows.ts'
import { type RatingVolume, ratingsOf, sumOf } from './generate-ratings.ts'
import { discountExpiry, instantText, momentDaysAgo } from './moments.ts'
import type { PlannedStore } from './plan-stores.ts'
import type { Row } from './row.ts'
import { timeOrderedId } from './time-ordered-id.ts'

/** What the ratings need again about each product, in a few bytes. */
export interface ProductRecord {
  count: number
  createdAt: Float64Array
  quality: Float32Array
  category: Uint16Array
  store: Uint32Array
  /** Ids of those whose price was raised for a discount. */
  raised: string[]
}

export const productId = (index: number, createdAt: number) => timeOrderedId('product', index, createdAt)

const copiedColumns = [
  ...['id uuid', 'store_id uuid', 'category_id uuid', 'title text', 'description text', 'price_cents int'],
  ...['picture_key text', 'link text', 'discount_percent numeric', 'discount_expires_at timestamptz'],
  ...['featured_from timestamptz', 'featured_position int', 'rating_sum int', 'rating_count int'],
  ...['availability product_availability', 'condition product_condition', 'created_at timestamptz'],
]
/** For the price history alone. */
const beforeColumns = ['raised_from_cents int', 'percent_before numeric']
const namesOf = (columns: readonly string[]) => columns.map((column) => column.split(' ', 1)[0] ?? '')
export const copiedNames = namesOf(copiedColumns)

interface Staging {
  products: Iterable<DemoProduct>
  count: number
  stores: readonly PlannedStore[]
  categoryIds: ReadonlyMap<string, string>
  volume: RatingVolume
  now: Date
  onProgress: (done: number) => void
}

/** Copies the products into a staging table, without locking readers or updating indexes. */
export async function stageProducts(sql: TransactionSql, staging: Staging): Promise<ProductRecord> {
  const { stores, count } = staging
  await sql.unsafe(`create unlogged table demo_copied (${[...copiedColumns, ...beforeColumns].join(', ')})`)
  await sql`create unlogged table demo_stores (id uuid, name text, city text)`
  await addRows(
    sql,
    'demo_stores',
    ['id', 'name', 'city'],
    stores.map(({ id, content }) => [id, content.name, content.address.city]),
  )
  const record: ProductRecord = {
    count: 0,
    createdAt: new Float64Array(count),
    quality: new Float32Array(count),
    category: new Uint16Array(count),
    store: new Uint32Array(count),
    raised: [],
  }
  const names = [...copiedNames, ...namesOf(beforeColumns)]
  await addRows(sql, 'demo_copied', names, productRows(staging, record), staging.onProgress)
  return record
}

function* productRows(
  { products, stores, categoryIds, volume, now }: Staging,
  record: ProductRecord,
): Generator<Row> {
  const categoryNumbers = new Map([...categoryIds.keys()].map((key, index) => [key, index]))
  let featured = 0
  for (const product of products) {
    const index = record.count++
    const store = stores[product.storeIndex]
    const categoryId = categoryIds.get(product.categoryKey)
    if (!store || !categoryId) throw new Error(`'${product.title}' has no store or an unknown category.`)
    const createdAt = momentDaysAgo(now, product.addedDaysAgo, store.createdAt)
    record.createdAt[index] = createdAt
    record.quality[index] = product.quality
    record.category[index] = categoryNumbers.get(product.categoryKey) ?? 0
    record.store[index] = product.storeIndex

    // Read back from the record, so that the counts use the same rounded numbers as the ratings later.
    const rated = { index, quality: record.quality[index] ?? 0, since: createdAt }
    const { ratings } = ratingsOf('product', rated, volume, now.getTime())
    const { discount, before } = product
    const id = productId(index, createdAt)
    const raisedFrom = before && 'raisedFromCents' in before ? before.raisedFromCents : null
    if (raisedFrom !== null) record.raised.push(id)
    yield [
      id,
      store.id,
      categoryId,
      product.title,
      product.description,
      product.priceCents,
      product.picture,
      product.link,
      discount ? discount.percent : null,
      discount ? discountExpiry(discount.endsInDays, now) : null,
      product.featured ? instantText(createdAt) : null,
      product.featured ? featured++ : 0,
      sumOf(ratings),
      ratings.length,
      availabilityOf(index),
      conditionOf(product, index),
      instantText(createdAt),
      raisedFrom,
      before && 'percent' in before ? before.percent : null,
    ]
  }
}

/** Only of what is also sold used. */
function conditionOf({ categoryKey }: DemoProduct, index: number) {
  if (!/^(tech|motors|books|music|sport)\b/.test(categoryKey) || index % 2 === 0) return null
  return index % 9 === 1 ? 'used' : 'new'
}

/** Most stores say nothing, as in life. */
function availabilityOf(index: number) {
  if (index % 31 === 17) return 'sold-out'
  if (index % 13 === 6) return 'on-order'
  return index % 3 === 1 ? 'available' : null
}
