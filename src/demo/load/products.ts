import type { TransactionSql } from 'postgres'
import type { DemoProduct } from '../catalogue.ts'
import { addRows } from './add-rows.ts'
import { discountExpiry, instantText, momentDaysAgo } from './moments.ts'
import type { Row } from './row.ts'
import type { PlannedStore } from './stores.ts'
import { timeOrderedId } from './time-ordered-id.ts'
import { type Crowd, sumOf, verdictsOn } from './verdicts.ts'

/** What the ratings need to know of each product again, in a few bytes each. */
export interface ProductRecord {
  count: number
  createdAt: Float64Array
  quality: Float32Array
  category: Uint16Array
  store: Uint32Array
}

export const productId = (index: number, createdAt: number) => timeOrderedId('product', index, createdAt)

const copiedColumns = [
  ...['id uuid', 'store_id uuid', 'category_id uuid', 'title text', 'description text', 'price_cents int'],
  ...['picture_key text', 'link text', 'discount_percent numeric', 'discount_expires_at timestamptz'],
  ...['featured_from timestamptz', 'featured_position int', 'rating_sum int', 'rating_count int'],
  'created_at timestamptz',
]
const copiedNames = copiedColumns.map((column) => column.split(' ', 1)[0] ?? '')

interface Staging {
  products: Iterable<DemoProduct>
  count: number
  stores: readonly PlannedStore[]
  categoryIds: ReadonlyMap<string, string>
  crowd: Crowd
  now: Date
  onProgress: (done: number) => void
}

/** Copies the products beside the real table, where neither readers nor indexes are in the way. */
export async function stageProducts(sql: TransactionSql, staging: Staging): Promise<ProductRecord> {
  const { stores, count } = staging
  await sql.unsafe(`create unlogged table demo_copied (${copiedColumns.join(', ')})`)
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
  }
  await addRows(sql, 'demo_copied', copiedNames, productRows(staging, record), staging.onProgress)
  return record
}

function* productRows(
  { products, stores, categoryIds, crowd, now }: Staging,
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

    // Read back as it was kept, so that the ratings are counted from the very numbers they are made from later.
    const rated = { index, quality: record.quality[index] ?? 0, since: createdAt }
    const { verdicts } = verdictsOn('product', rated, crowd, now.getTime())
    const { discount } = product
    yield [
      productId(index, createdAt),
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
      sumOf(verdicts),
      verdicts.length,
      instantText(createdAt),
    ]
  }
}

/**
 * Adds the words that search needs. Many products share their description or their store and category, so those are
 * read once each; put together they are what product_words() makes of the whole. Each step makes a new
 * table, because only then does PostgreSQL use every core for it.
 */
export async function addSearchWords(sql: TransactionSql): Promise<void> {
  await sql`analyze demo_copied`
  await sql`create unlogged table demo_descriptions as
    select description, product_words('', description, '', '') as words
    from (select distinct description from demo_copied) d`
  await sql`create unlogged table demo_shelves as
    select store_id, category_id, s.city, c.path as category_path, product_words('', '', s.name, c.search) as words
    from (select distinct store_id, category_id from demo_copied) p
      join demo_stores s on s.id = p.store_id join product_categories c on c.id = p.category_id`
  await sql`analyze demo_descriptions`
  await sql`analyze demo_shelves`
  await sql`create unlogged table demo_products as
    select p.*, s.city, s.category_path, product_words(p.title, '', '', '') || s.words || d.words as search
    from demo_copied p join demo_shelves s using (store_id, category_id) join demo_descriptions d using (description)`
  await sql`drop table demo_copied, demo_descriptions, demo_shelves, demo_stores`
}

export async function insertStagedProducts(sql: TransactionSql): Promise<void> {
  const names = [...copiedNames, 'city', 'category_path', 'search'].join(', ')
  await sql.unsafe(
    `insert into products (${names}, updated_at) select ${names}, created_at from demo_products`,
  )
}

export async function dropStaging(sql: TransactionSql): Promise<void> {
  await sql`drop table demo_products`
}

/** The price at the start, and the discount from the day it came; what the triggers would have written, over time. */
export async function writePriceHistory(sql: TransactionSql, now: Date): Promise<void> {
  await sql`
    insert into price_history (product_id, price_cents, since)
    select id, price_cents, created_at from demo_products
    where discount_percent is null or created_at < least(discount_expires_at, ${now}) - interval '5 days'`
  await sql`
    insert into price_history (product_id, price_cents, discount_percent, discount_expires_at, since)
    select id, price_cents, discount_percent, discount_expires_at,
      greatest(created_at, least(discount_expires_at, ${now}) - interval '5 days')
    from demo_products where discount_percent is not null`
}
