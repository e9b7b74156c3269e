import { and, eq } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { websiteOwners } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type OwnerSessionQueries = ReturnType<typeof ownerSessionQueries>

export function ownerSessionQueries(tables: Tables) {
  const fields = {
    id: websiteOwners.id,
    email: websiteOwners.email,
    passwordHash: websiteOwners.passwordHash,
  }
  return {
    async byEmail(email: string) {
      const [found] = await tables.select(fields).from(websiteOwners).where(eq(websiteOwners.email, email))
      return found
    },

    async byId(id: string) {
      const [found] = await tables
        .select({
          ...fields,
          totpSecret: websiteOwners.totpSecret,
          recoveryCodeHashes: websiteOwners.recoveryCodeHashes,
        })
        .from(websiteOwners)
        .where(eq(websiteOwners.id, id))
      return found
    },

    /** Locks the account until the transaction ends; false when the password has changed. */
    async lockPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean> {
      const locked = await tx
        .select({ id: websiteOwners.id })
        .from(websiteOwners)
        .where(and(eq(websiteOwners.id, id), eq(websiteOwners.passwordHash, passwordHash)))
        .for('no key update')
      return locked.length === 1
    },

    async setPassword(tx: Transaction, id: string, passwordHash: string) {
      await tx.update(websiteOwners).set({ passwordHash }).where(eq(websiteOwners.id, id))
    },
  }
}
