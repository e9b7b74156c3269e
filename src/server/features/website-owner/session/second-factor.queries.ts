import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { websiteOwners } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type SecondFactorQueries = typeof secondFactorQueries

const is = (id: string) => eq(websiteOwners.id, id)

export const secondFactorQueries = {
  /** Locks the account until the transaction ends. */
  async lock(tx: Transaction, id: string) {
    const [found] = await tx
      .select({ totpSecret: websiteOwners.totpSecret, pendingTotpSecret: websiteOwners.pendingTotpSecret })
      .from(websiteOwners)
      .where(is(id))
      .for('no key update')
    return found
  },

  /** True for the one call that used the code. */
  async spendStep(tx: Transaction, id: string, step: number): Promise<boolean> {
    const used = await tx
      .update(websiteOwners)
      .set({ lastTotpStep: step })
      .where(and(is(id), or(isNull(websiteOwners.lastTotpStep), lt(websiteOwners.lastTotpStep, step))))
      .returning({ id: websiteOwners.id })
    return used.length === 1
  },

  /** True for the one call that used one of the remaining codes. */
  async spendRecoveryCode(tx: Transaction, id: string, hash: string): Promise<boolean> {
    const hashes = websiteOwners.recoveryCodeHashes
    const used = await tx
      .update(websiteOwners)
      .set({ recoveryCodeHashes: sql`array_remove(${hashes}, ${hash})` })
      .where(and(is(id), sql`${hash} = any (${hashes})`))
      .returning({ id: websiteOwners.id })
    return used.length === 1
  },

  async setPending(tx: Transaction, id: string, pendingTotpSecret: string) {
    await tx.update(websiteOwners).set({ pendingTotpSecret }).where(is(id))
  },

  /** From now on codes of the pending secret are valid, starting after this step. */
  async confirm(tx: Transaction, id: string, totpSecret: string, step: number, hashes: string[]) {
    await tx
      .update(websiteOwners)
      .set({ totpSecret, pendingTotpSecret: null, lastTotpStep: step, recoveryCodeHashes: hashes })
      .where(is(id))
  },

  /** The same secret, encrypted again. */
  async renewSecret(tx: Transaction, id: string, totpSecret: string) {
    await tx.update(websiteOwners).set({ totpSecret }).where(is(id))
  },

  async setRecoveryCodes(tx: Transaction, id: string, recoveryCodeHashes: string[]) {
    await tx.update(websiteOwners).set({ recoveryCodeHashes }).where(is(id))
  },
}
