import { flashSaleHours, flashSaleLimit } from '#domain/listing.ts'
import { productCards } from '#server/lists/list-pages.ts'
import { prepared } from '#server/lists/prepared.ts'
import type { Tables } from '#server/platform/database/connect.ts'

const discounted = 'is_visible and discount_percent is not null'
const window = `interval '${flashSaleHours} hours'`

const text = `with page as materialized (
    select id, discount_expires_at from products
    where ${discounted} and discount_expires_at > {now} and discount_expires_at <= {now}::timestamptz + ${window}
    order by discount_expires_at, id limit ${flashSaleLimit})
  select (select min(discount_expires_at) - ${window} from products
      where ${discounted} and discount_expires_at > {now}::timestamptz + ${window}) as next,
    ${productCards.text}
  from (select) as one left join (page join products on products.id = page.id ${productCards.joins}) on true
  order by page.discount_expires_at, page.id`

export type FlashSales = ReturnType<typeof flashSales>

/** The running deals that end soonest, and when the next deal becomes a flash sale. */
export function flashSales(tables: Tables) {
  const statement = prepared<{ id: string | null; next: string | null }>(tables, text)
  return async (now: Date) => {
    const found = await statement({ now: now.toISOString() })
    const next = found[0]?.next
    return {
      rows: found[0]?.id === null ? [] : found.map(productCards.decode),
      nextAt: next ? new Date(next) : null,
    }
  }
}
