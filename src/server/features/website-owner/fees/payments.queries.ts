import { and, eq } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  feeCycles,
  feeNotices,
  feePayments,
  products,
  refundContacts,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
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

  async chooseProduct(tx: Transaction, cycleId: string, product: { id: string; title: string }) {
    await tx
      .update(feeCycles)
      .set({ productId: product.id, productTitle: product.title })
      .where(eq(feeCycles.id, cycleId))
  },

  /** To whom a refund goes is kept for that alone. */
  async forgetContact(tx: Transaction, cycleId: string) {
    await tx.delete(refundContacts).where(eq(refundContacts.cycleId, cycleId))
  },

  /** A window that is owed again is reminded of again, and warned about before its store is deleted. */
  async forgetNotices(tx: Transaction, cycleId: string) {
    await tx.delete(feeNotices).where(eq(feeNotices.cycleId, cycleId))
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

  /** The person behind the store, or to whom a deleted store's payment goes back. */
  async payer(tx: Transaction, cycle: { id: string; storeId: string | null }) {
    const [person] = cycle.storeId
      ? await tx
          .select({ name: users.name, email: users.email })
          .from(stores)
          .innerJoin(users, eq(users.id, stores.userId))
          .where(eq(stores.id, cycle.storeId))
      : await tx
          .select({ name: refundContacts.name, email: refundContacts.email })
          .from(refundContacts)
          .where(eq(refundContacts.cycleId, cycle.id))
    return person
  },

  async addCycle(tx: Transaction, cycle: typeof feeCycles.$inferInsert) {
    const [added] = await tx.insert(feeCycles).values(cycle).returning()
    if (!added) throw new Error('A window that was just added is there.')
    return added
  },

  /** False when another payment has this id. */
  async add(tx: Transaction, payment: typeof feePayments.$inferInsert): Promise<boolean> {
    const added = await tx
      .insert(feePayments)
      .values(payment)
      .onConflictDoNothing({ target: feePayments.id })
      .returning({ id: feePayments.id })
    return added.length === 1
  },

  /** A payment and its window; with a store only one of its own. */
  async find(within: Reads, paymentId: string, storeId?: string) {
    const [found] = await within
      .select({ payment: feePayments, cycle: feeCycles })
      .from(feePayments)
      .innerJoin(feeCycles, eq(feeCycles.id, feePayments.cycleId))
      .where(and(eq(feePayments.id, paymentId), storeId ? eq(feeCycles.storeId, storeId) : undefined))
    return found
  },
}
