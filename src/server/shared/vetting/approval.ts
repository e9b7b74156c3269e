import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { StoreChecks } from '#domain/store-checks.ts'
import { type Actor, record } from '#server/platform/audit/audit.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { storeApplications, stores, users } from '#server/platform/database/schema/index.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'

export type ApprovalOutcome = 'approved' | 'approved-before' | 'has-a-store' | 'unverified' | 'unknown'

interface Approval {
  owner: Actor
  /** What was checked, and until when; nothing by default. */
  checks?: StoreChecks
  now: Date
  mailer: Mailer
}

const nothingChecked: StoreChecks = { verifiedUntil: null, halalCheckedUntil: null }

/** Approves the person with this address. */
export async function approveStoreOwner(
  tables: Tables,
  { email, ...approval }: Approval & { email: string },
): Promise<ApprovalOutcome> {
  return inTransaction(tables, (tx) => approve(tx, eq(users.email, sql`${email}::citext`), approval))
}

/** Approves this person, as part of another decision. */
export function approvePerson(tx: Transaction, userId: string, approval: Approval) {
  return approve(tx, eq(users.id, userId), approval)
}

/** Allows this person to register a store and tells them by mail; a waiting application is decided. */
async function approve(
  tx: Transaction,
  isThisOne: SQL,
  { owner, checks = nothingChecked, now, mailer }: Approval,
): Promise<ApprovalOutcome> {
  const person = await lock(tx, isThisOne)
  if (!person) return 'unknown'
  if (!person.emailVerifiedAt) return 'unverified'
  if ((await tx.$count(stores, eq(stores.userId, person.id))) > 0) return 'has-a-store'
  if (person.storeApprovedAt) return 'approved-before'
  const { verifiedUntil, halalCheckedUntil } = checks
  await tx
    .update(users)
    .set({
      storeApprovedAt: now,
      storeVerifiedUntil: verifiedUntil,
      storeHalalCheckedUntil: halalCheckedUntil,
    })
    .where(eq(users.id, person.id))
  await tx
    .update(storeApplications)
    .set({ status: 'approved', decidedAt: now })
    .where(and(eq(storeApplications.userId, person.id), inArray(storeApplications.status, ['open', 'asked'])))
  await record(tx, {
    owner,
    action: 'approve-store-owner',
    target: { kind: 'user', id: person.id },
    details: { verifiedUntil, halalCheckedUntil },
    now,
  })
  await mailer.send(person, { kind: 'store-approved', checks }, tx)
  return 'approved'
}

async function lock(tx: Transaction, isThisOne: SQL) {
  const [found] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      storeApprovedAt: users.storeApprovedAt,
    })
    .from(users)
    .where(isThisOne)
    .for('no key update')
  return found
}
