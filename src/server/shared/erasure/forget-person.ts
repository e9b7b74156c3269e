import { eq, or, sql } from 'drizzle-orm'
import { contactMessages, mailOptOuts, pictures, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

/**
 * Ratings with their photos, helpful marks, wishes, alerts, sessions and applications are deleted by cascade, reports lose their reporter and enquiries their
 * person. This deletes the rest: rows that contain the person's address or only refer to them. To whom a refund goes
 * stays until it is paid back.
 */
export async function forgetPerson(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.delete(mailOptOuts).where(eq(mailOptOuts.email, email))
  await tx.delete(contactMessages).where(writtenBy(userId, email))
  await tx.update(pictures).set({ uploadedBy: null }).where(eq(pictures.uploadedBy, userId))
  await tx.delete(users).where(eq(users.id, userId))
}

export const writtenBy = (userId: string, email: string) =>
  or(eq(contactMessages.userId, userId), sql`lower(${contactMessages.email}) = lower(${email})`)
