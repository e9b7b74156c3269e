import { and, asc, desc, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { periodAt } from '#domain/featured-periods.ts'
import { featuredPeriods, products } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { featuredState, isFeatured } from './featured-times.ts'

/** The order in which shoppers see featured products. */
export const inOrder = [asc(products.featuredPosition), desc(products.createdAt), desc(products.id)]

/** An advisory lock: two changes of the list of featured products come one after the other. */
export async function lockFeaturedList(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('featured products'))`)
}

/** Running and planned ones, in their order. */
export async function currentlyFeatured(
  tx: Transaction,
  now: Date,
): Promise<{ id: string; position: number }[]> {
  return tx
    .select({ id: products.id, position: products.featuredPosition })
    .from(products)
    .where(and(isNotNull(products.featuredFrom), or(isFeatured.running(now), isFeatured.coming(now))))
    .orderBy(...inOrder)
}

/**
 * Copies to each product the period that runs, or else the next, or else the last one. A product that was not in the
 * list comes last. The caller has locked the list.
 */
export async function copyPeriods(tx: Transaction, productIds: readonly string[], now: Date): Promise<void> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return
  const before = await tx
    .select({
      id: products.id,
      featuredFrom: products.featuredFrom,
      featuredUntil: products.featuredUntil,
      position: products.featuredPosition,
    })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update')
  const periods = await tx.select().from(featuredPeriods).where(inArray(featuredPeriods.productId, ids))
  let lastPosition = (await currentlyFeatured(tx, now)).at(-1)?.position ?? 0
  const copies = before.map((product) => {
    const period = periodAt(
      periods.filter(({ productId }) => productId === product.id),
      now,
    )
    if (!period) return { id: product.id, from: null, until: null, position: 0 }
    const { startsAt: from, endsAt: until } = period
    const isNew = !isCurrent(product, now) && isCurrent({ featuredFrom: from, featuredUntil: until }, now)
    if (isNew) lastPosition += 1
    return { id: product.id, from, until, position: isNew ? lastPosition : product.position }
  })
  await tx.execute(sql`
    update ${products} set featured_from = c."from", featured_until = c."until", featured_position = c."position"
    from json_to_recordset(${JSON.stringify(copies)}::json)
      as c(id uuid, "from" timestamptz, "until" timestamptz, "position" int)
    where ${products.id} = c.id`)
}

function isCurrent(times: Parameters<typeof featuredState>[0], now: Date): boolean {
  const state = featuredState(times, now)
  return state === 'running' || state === 'coming'
}
