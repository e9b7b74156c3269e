import { and, eq } from 'drizzle-orm'
import { stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'

/**
 * Every write of a store owner locks the store first, so that it is neither suspended nor deleted before the
 * transaction ends, and two writes of one store come one after the other.
 */
export async function lockStore(tx: Transaction, storeId: string) {
  const [locked] = await tx
    .select({ city: stores.city, pictureKey: stores.pictureKey, contactInfo: stores.contactInfo })
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.status, 'active')))
    .for('no key update')
  if (!locked) throw sessionOver()
  return locked
}
