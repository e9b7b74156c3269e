import type { Sql } from 'postgres'
import type { Ask } from './ask.ts'
import type { Kept } from './writes.ts'

/** What was acknowledged, and what was sent without an answer. */
export function ledger() {
  const kept: Kept[] = []
  /** By product: the last acknowledged price, and those that were sent without an answer. */
  const prices = new Map<string, number>()
  const openPrices = new Map<string, Set<number>>()

  return {
    kept,
    acknowledge(what: Kept): void {
      kept.push(what)
      if (what.kind === 'price') prices.set(what.productId, what.price)
    },
    /** Without an answer nobody knows whether it was written. */
    leaveOpen(what: Kept): void {
      if (what.kind !== 'price') return
      openPrices.set(what.productId, (openPrices.get(what.productId) ?? new Set()).add(what.price))
    },
    /** The acknowledged writes that are not there. */
    async lost(sql: Sql, ask: Ask): Promise<string[]> {
      const lost: string[] = []
      const mayCost = (productId: string, price: number) =>
        prices.get(productId) === price || openPrices.get(productId)?.has(price) === true
      for (const each of kept) if (!(await isThere(each, sql, ask, mayCost))) lost.push(JSON.stringify(each))
      return lost
    },
  }
}

export type Ledger = ReturnType<typeof ledger>
type MayCost = (productId: string, price: number) => boolean

async function isThere(kept: Kept, sql: Sql, ask: Ask, mayCost: MayCost): Promise<boolean> {
  if (kept.kind === 'rating') {
    const { userId, productId, comment } = kept
    const rows = await sql`select 1 from product_ratings
      where user_id = ${userId} and product_id = ${productId} and comment = ${comment}`
    return rows.length === 1
  }
  if (kept.kind === 'wish') {
    const { userId, productId } = kept
    return (
      (await sql`select 1 from wished_products where user_id = ${userId} and product_id = ${productId}`)
        .length === 1
    )
  }
  if (kept.kind === 'price') {
    const [row] = await sql`select price_cents from products where id = ${kept.productId}`
    return mayCost(kept.productId, row?.price_cents / 100)
  }
  if (kept.kind === 'account')
    return (await sql`select 1 from users where email = ${kept.email}`).length === 1
  return (await ask({ path: kept.path })).status === 200
}

/** Things that must never be seen half done, each with a statement that finds them. */
const halfDone: [string, string][] = [
  [
    'average that is not the average of its ratings',
    `select p.id from products p left join lateral (
       select count(*)::int as count, coalesce(sum(rating), 0)::int as stars from product_ratings r
       where r.product_id = p.id and r.status = 'counted') r on true
     where p.rating_count <> r.count or p.rating_sum <> r.stars`,
  ],
  [
    'product whose picture is not known',
    'select p.id from products p where not exists (select from pictures where key = p.picture_key)',
  ],
  [
    'list whose marks and total differ',
    `select t.list from list_totals t cross join (values (false), (true)) o (is_newest)
     cross join lateral (select sum(members)::int as members from list_marks m
       where m.list_id = t.id and m.is_newest = o.is_newest) m
     where t.total < 0 or m.members <> t.total`,
  ],
]

/** What is half done now; empty when all is whole. */
export async function foundHalfDone(sql: Sql): Promise<string[]> {
  const found: string[] = []
  for (const [name, statement] of halfDone) {
    const rows = await sql.unsafe(statement)
    if (rows.length > 0) found.push(`${rows.length} × ${name}`)
  }
  return found
}
