import type { TransactionSql } from 'postgres'
import { dayInMs } from '#domain/mauritius-time.ts'
import { discountExpiry } from './moments.ts'
import { copiedNames } from './products.ts'

/**
 * Computes the search words once per distinct title, description and pair of store and category, because many
 * products share them; combined they equal product_words() and product_name_words(). Uses new tables, because only
 * there does PostgreSQL work in parallel.
 */
export async function readSearchWords(sql: TransactionSql): Promise<void> {
  await sql`analyze demo_copied`
  await sql`create unlogged table demo_titles as
    select title, product_words(title, '', '', '', '') as words, name_words(title, 'A') as name_words
    from (select distinct title from demo_copied) t`
  await sql`create unlogged table demo_descriptions as
    select description, product_words('', description, '', '', '') as words
    from (select distinct description from demo_copied) d`
  await sql`create unlogged table demo_shelves as
    select store_id, category_id, s.city, c.path as category_path,
      product_words('', '', s.name, s.city, c.search) as words,
      product_name_words('', s.name, s.city, c.name_words) as name_words
    from (select distinct store_id, category_id from demo_copied) p
      join demo_stores s on s.id = p.store_id join product_categories c on c.id = p.category_id`
  for (const table of ['demo_titles', 'demo_descriptions', 'demo_shelves']) await sql`analyze ${sql(table)}`
}

export async function insertProducts(sql: TransactionSql): Promise<void> {
  const names = copiedNames.join(', ')
  await sql.unsafe(`
    insert into products (${names}, city, pin, category_path, search, name_words, updated_at)
    select ${names}, s.city, (select pin from stores where stores.id = store_id), s.category_path, t.words || s.words || d.words, t.name_words || s.name_words, created_at
    from demo_copied join demo_shelves s using (store_id, category_id)
      join demo_titles t using (title) join demo_descriptions d using (description)`)
}

export async function dropStaging(sql: TransactionSql): Promise<void> {
  await sql`drop table demo_copied, demo_stores, demo_titles, demo_descriptions, demo_shelves`
}

/** Does what the triggers would do word by word; removes the words of an earlier demo. */
export async function refreshVocabulary(sql: TransactionSql): Promise<void> {
  await sql`select refresh_search_vocabulary()`
}

/** Writes what the triggers would have written over time: the first price, earlier changes, and the discount since it began. */
export async function writePriceHistory(sql: TransactionSql, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayInMs)
  await sql`
    insert into price_history (product_id, price_cents, since)
    select id, coalesce(raised_from_cents, price_cents), created_at from demo_copied
    where discount_percent is null or created_at < least(discount_expires_at, ${now}) - interval '5 days'`
  await sql`
    insert into price_history (product_id, price_cents, discount_percent, discount_expires_at, since)
    select id, price_cents, percent_before, ${discountExpiry(-21, now)}, ${daysAgo(26)}
    from demo_copied where percent_before is not null`
  await sql`
    insert into price_history (product_id, price_cents, since)
    select id, price_cents, ${daysAgo(8)} from demo_copied where raised_from_cents is not null`
  await sql`
    insert into price_history (product_id, price_cents, discount_percent, discount_expires_at, since)
    select id, price_cents, discount_percent, discount_expires_at,
      greatest(created_at, least(discount_expires_at, ${now}) - interval '5 days')
    from demo_copied where discount_percent is not null`
}

/** Counts what the triggers would have counted row by row. */
export async function countLists(sql: TransactionSql, now?: Date): Promise<void> {
  await sql`select count_all_lists(${now ?? sql`now()`})`
}

/** Places all products for search, as it is done bit by bit when triggers note them. */
export async function indexForSearch(sql: TransactionSql): Promise<void> {
  await sql`select index_all_products()`
}
