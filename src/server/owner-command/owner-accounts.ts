import { asc, eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { type Actor, record } from '#server/platform/audit/audit.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { websiteOwners } from '#server/platform/database/schema/index.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { sessionQueries } from '#server/platform/sessions/sessions.queries.ts'

interface NewOwner {
  email: string
  passwordHash: string
  by: Actor
  now: Date
}

/** True when the owner was created. The password of an existing owner is not changed. */
export async function addOwner(tables: Tables, { email, passwordHash, by, now }: NewOwner): Promise<boolean> {
  return inTransaction(tables, async (tx) => {
    const [added] = await tx
      .insert(websiteOwners)
      .values({ id: v7(), email, passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: websiteOwners.id })
    if (!added) return false
    const target = { kind: 'owner', id: added.id }
    await record(tx, { owner: by, action: 'add-owner', target, details: { email }, now })
    return true
  })
}

interface PasswordReset extends NewOwner {
  /** For a lost phone: the next login begins with setting up a new second factor. */
  removesSecondFactor: boolean
}

/** Sets a new password and ends every session. False when there is no such owner. */
export async function resetOwnerPassword(tables: Tables, reset: PasswordReset): Promise<boolean> {
  const { email, passwordHash, removesSecondFactor, by, now } = reset
  const noSecondFactor = { totpSecret: null, pendingTotpSecret: null, recoveryCodeHashes: [] }
  return inTransaction(tables, async (tx) => {
    const [owner] = await tx
      .update(websiteOwners)
      .set({ passwordHash, ...(removesSecondFactor && noSecondFactor) })
      .where(eq(websiteOwners.email, email))
      .returning({ id: websiteOwners.id })
    if (!owner) return false
    await sessionQueries(tables).endEverywhere('owner', owner.id, tx)
    const target = { kind: 'owner', id: owner.id }
    const details = { email, removesSecondFactor }
    await record(tx, { owner: by, action: 'reset-owner-password', target, details, now })
    return true
  })
}

export const allOwners = (tables: Tables) =>
  tables
    .select({
      email: websiteOwners.email,
      createdAt: websiteOwners.createdAt,
      hasSecondFactor: sql<boolean>`${websiteOwners.totpSecret} is not null`,
      isSecondFactorWaived: websiteOwners.isSecondFactorWaived,
    })
    .from(websiteOwners)
    .orderBy(asc(websiteOwners.createdAt), asc(websiteOwners.id))
