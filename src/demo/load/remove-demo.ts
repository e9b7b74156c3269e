import type { TransactionSql } from 'postgres'
import { demoAccounts, everyDemoAddress } from '../accounts.ts'

/** A store belongs to the demo when the person behind it does: the store's own address was never confirmed. */
const demoPeople = (sql: TransactionSql) => sql`select id from users where email like ${everyDemoAddress}`
const demoStores = (sql: TransactionSql) => sql`select id from stores where user_id in (${demoPeople(sql)})`

/** How many stores do not belong to the demo. */
export async function countForeignStores(sql: TransactionSql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from stores where user_id not in (${demoPeople(sql)})`
  return row?.count ?? 0
}

export async function countProducts(sql: TransactionSql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from products`
  return row?.count ?? 0
}

/** Disables the row triggers; the caller maintains sums, words and history instead. */
export async function stopTriggers(sql: TransactionSql): Promise<() => Promise<void>> {
  const tables = ['products', 'product_ratings', 'store_ratings', 'fee_cycles', 'fee_payments']
  for (const table of tables) await sql.unsafe(`alter table ${table} disable trigger user`)
  return async () => {
    for (const table of tables) await sql.unsafe(`alter table ${table} enable trigger user`)
  }
}

/** Removes ratings of demo people on targets outside the demo, while the triggers still update the averages. */
export async function removeDemoRatingsOfOthers(sql: TransactionSql): Promise<void> {
  await sql`
    delete from product_ratings r using users u, products p
    where u.id = r.user_id and u.email like ${everyDemoAddress} and u.email <> all (${remainingPeople}::citext[])
      and p.id = r.product_id and p.store_id not in (${demoStores(sql)})`
  await sql`
    delete from store_ratings r using users u
    where u.id = r.user_id and u.email like ${everyDemoAddress} and u.email <> all (${remainingPeople}::citext[])
      and r.store_id not in (${demoStores(sql)})`
}

/** These accounts stay, because somebody may be signed in with them right now. */
const remainingPeople: string[] = [demoAccounts.shopper, demoAccounts.shopkeeper]

/**
 * Deletes what the demo made, children first, because the foreign keys may be dropped at that time. References from
 * real people's rows become null, as the foreign keys would do.
 */
export async function removeDemo(
  sql: TransactionSql,
  { canTruncate }: { canTruncate: boolean },
): Promise<void> {
  const [people, stores] = [demoPeople(sql), demoStores(sql)]
  const products = sql`select id from products where store_id in (${stores})`

  await sql`delete from reports where reporter_id in (${people})`
  const answers = sql`select id from review_answers
    where product_rating_id in (select id from product_ratings where product_id in (${products}))
      or store_rating_id in (select id from store_ratings where store_id in (${stores}))`
  await sql`update reports set answer_id = null where answer_id in (${answers})`
  await sql`delete from review_answers where id in (${answers})`
  await sql`delete from store_notifications where store_id in (${stores})`
  await sql`update reports set product_rating_id = null
    where product_rating_id in (select id from product_ratings where product_id in (${products}))`
  await sql`update reports set store_rating_id = null
    where store_rating_id in (select id from store_ratings where store_id in (${stores}))`
  await sql`update reports set product_id = null where product_id in (${products})`
  await sql`delete from wished_products where product_id in (${products})`
  await sql`delete from tap_counts where product_id in (${products})`
  await sql`delete from wish_counts where product_id in (${products})`
  await sql`delete from raised_prices where product_id in (${products})`
  await sql`delete from review_photos where product_rating_id in (
    select id from product_ratings where product_id in (${products}))`
  await sql`delete from featured_periods where product_id in (${products})`
  if (canTruncate) {
    await sql`truncate price_history, product_ratings, store_ratings, products`
  } else {
    await sql`delete from price_history where product_id in (${products})`
    await sql`delete from product_ratings where product_id in (${products})`
    await sql`delete from store_ratings where store_id in (${stores})`
    await sql`delete from products where store_id in (${stores})`
  }
  await sql`delete from fee_payments where cycle_id in (select id from fee_cycles where store_id in (${stores}))`
  await sql`delete from fee_cycles where store_id in (${stores})`
  await sql`delete from stores where id in (${stores})`
  await sql`delete from store_applications where user_id in (${people})`
  await sql`delete from users where email like ${everyDemoAddress} and email <> all (${remainingPeople}::citext[])`
  await sql`delete from contact_messages where email like ${everyDemoAddress}`
}
