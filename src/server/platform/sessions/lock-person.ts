import { eq } from 'drizzle-orm'
import { users } from '../database/schema/index.ts'
import type { Transaction } from '../database/transaction.ts'
import { sessionOver } from './session-over.ts'

/**
 * Locks the caller's account, so that it is not deleted before the transaction ends. Every write of a person locks
 * the person first, then the target. Deleting an account uses the same order, so that two transactions cannot
 * deadlock.
 */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  const locked = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  if (locked.length === 0) throw sessionOver()
}
