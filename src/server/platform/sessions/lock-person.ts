import { eq } from 'drizzle-orm'
import { users } from '../database/schema/index.ts'
import type { Transaction } from '../database/transaction.ts'
import { sessionOver } from './session-over.ts'

/**
 * Keeps the caller's account from going until the transaction ends. Whatever a person writes holds the person first, then
 * what it is about: deleting an account comes the same way, so that nobody waits for each other in a circle.
 */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  const locked = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  if (locked.length === 0) throw sessionOver()
}
