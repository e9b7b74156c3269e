import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tables } from '../database/connect.ts'
import { auditLog, storeApplications, stores, users } from '../database/schema/index.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { PostOffice } from '../mail/post-office.ts'

export type ApprovalOutcome = 'approved' | 'approved-before' | 'has-a-store' | 'unverified' | 'unknown'

interface Approval {
  email: string
  /** Who approves, for the audit log. */
  actor: string
  now: Date
  post: PostOffice
}

/** From now on this person may register a store, and learns so by mail; an application that waits is decided. */
export async function approveStoreOwner(tables: Tables, approval: Approval): Promise<ApprovalOutcome> {
  const { email, actor, now, post } = approval
  return inTransaction(tables, async (inside) => {
    const person = await hold(inside, email)
    if (!person) return 'unknown'
    if (!person.emailVerifiedAt) return 'unverified'
    if ((await inside.$count(stores, eq(stores.userId, person.id))) > 0) return 'has-a-store'
    if (person.storeApprovedAt) return 'approved-before'
    await inside.update(users).set({ storeApprovedAt: now }).where(eq(users.id, person.id))
    await inside
      .update(storeApplications)
      .set({ status: 'approved', decidedAt: now })
      .where(
        and(eq(storeApplications.userId, person.id), inArray(storeApplications.status, ['open', 'asked'])),
      )
    await inside
      .insert(auditLog)
      .values({ actor, action: 'approve-store-owner', targetKind: 'user', targetId: person.id, at: now })
    await post.send(person, { kind: 'store-approved' }, inside)
    return 'approved'
  })
}

async function hold(inside: Transaction, email: string) {
  const [found] = await inside
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      storeApprovedAt: users.storeApprovedAt,
    })
    .from(users)
    .where(eq(users.email, sql`${email}::citext`))
    .for('no key update')
  return found
}
