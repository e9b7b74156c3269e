import { eq, sql } from 'drizzle-orm'
import { enquiries, productRatings, storeRatings } from '../platform/database/schema/index.ts'
import type { Transaction } from '../platform/database/transaction.ts'

interface Rated {
  userId: string
  /** The product, or the store of all its products. */
  of: 'product' | 'store'
  targetId: string
}

/**
 * Whether the store confirmed a sale to this person. The enquiries stay locked until the transaction ends, so that a
 * sale that is noted at the same moment finds the review, or the review finds the sale.
 */
export async function hasConfirmedSale(tx: Transaction, { userId, of, targetId }: Rated): Promise<boolean> {
  const target = of === 'product' ? enquiries.productId : enquiries.storeId
  const found = await tx
    .select({ becameSaleAt: enquiries.becameSaleAt })
    .from(enquiries)
    .where(sql`${eq(enquiries.userId, userId)} and ${eq(target, targetId)}`)
    .orderBy(enquiries.id)
    .for('share')
  return found.some(({ becameSaleAt }) => becameSaleAt !== null)
}

/** After an enquiry became a sale or no longer is one: marks the reviews of the person who asked, without naming them. */
export async function markConfirmedSales(tx: Transaction, enquiryId: string): Promise<void> {
  const kinds = [
    { ratings: productRatings, target: sql.identifier('product_id') },
    { ratings: storeRatings, target: sql.identifier('store_id') },
  ]
  for (const { ratings, target } of kinds)
    await tx.execute(sql`
      with asked as (select user_id, ${target} from ${enquiries} where id = ${enquiryId}),
      sold as (
        select exists (
          select from ${enquiries} e join asked a on a.user_id = e.user_id and a.${target} = e.${target}
          where e.became_sale_at is not null) as is_sold)
      update ${ratings} r set is_sale_confirmed = is_sold from asked a, sold
      where r.user_id = a.user_id and r.${target} = a.${target} and r.is_sale_confirmed <> is_sold`)
}
