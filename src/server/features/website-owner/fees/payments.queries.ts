import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { feeCycles, feePayments, products, stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

type Reads = Pick<Tables, 'select'>

export type PaymentQueries = typeof paymentQueries

export const paymentQueries = {
  /**
   * Locks the window, so that payments for it come one after the other, and its store, so that it is not deleted
   * meanwhile.
   */
  async lockCycle(tx: Transaction, cycleId: string) {
    const [found] = await tx.select().from(feeCycles).where(eq(feeCycles.id, cycleId)).for('update')
    return found
  },

  async lockStore(tx: Transaction, storeId: string) {
    const [found] = await tx
      .select({ id: stores.id, name: stores.name })
      .from(stores)
      .where(eq(stores.id, storeId))
      .for('no key update')
    return found
  },

  async productTitle(tx: Transaction, storeId: string, productId: string) {
    const [found] = await tx
      .select({ title: products.title })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.storeId, storeId)))
      .for('key share')
    return found?.title
  },

  async addCycle(tx: Transaction, cycle: typeof feeCycles.$inferInsert) {
    await tx.insert(feeCycles).values(cycle)
  },

  async add(tx: Transaction, payment: typeof feePayments.$inferInsert) {
    await tx.insert(feePayments).values(payment)
  },

  /** A payment, its window, and what had been paid for that window up to then. */
  async find(within: Reads, paymentId: string) {
    const [found] = await within
      .select({ payment: feePayments, cycle: feeCycles })
      .from(feePayments)
      .innerJoin(feeCycles, eq(feeCycles.id, feePayments.cycleId))
      .where(eq(feePayments.id, paymentId))
    if (!found) return
    const { cycleId, receiptNumber } = found.payment
    const [sum] = await within
      .select({
        paidCents: sql<number>`sum(case ${feePayments.kind} when 'payment' then 1 else -1 end * ${feePayments.amountCents})::int`,
      })
      .from(feePayments)
      .where(and(eq(feePayments.cycleId, cycleId), lte(feePayments.receiptNumber, receiptNumber)))
    return { ...found, paidCents: sum?.paidCents ?? 0 }
  },
}
