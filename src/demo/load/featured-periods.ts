import type { TransactionSql } from 'postgres'

/** The periods that the featured products are copies of: their own ones, and those that stores have paid for. */
export async function loadFeaturedPeriods(sql: TransactionSql): Promise<void> {
  await sql`
    insert into featured_periods (id, product_id, starts_at, ends_at)
    select gen_random_uuid(), p.id, featured_from, featured_until from products p
    where featured_from is not null and not exists (select from featured_periods f where f.product_id = p.id)`
  await sql`
    insert into featured_periods (id, product_id, cycle_id, starts_at, ends_at)
    select gen_random_uuid(), product_id, id, starts_on::timestamp at time zone 'Indian/Mauritius',
      (ends_on + time '23:59') at time zone 'Indian/Mauritius'
    from fee_cycles where kind = 'personalised' and product_id is not null and paid_cents >= amount_cents
    on conflict (cycle_id) do nothing`
}
