import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { stores, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

interface NewPerson {
  id: string
  name: string
  email: string
  passwordHash: string
  language: Language
  createdAt: Date
}

const person = {
  id: users.id,
  name: users.name,
  email: users.email,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
  language: users.language,
}

export function accountQueries(tables: Tables) {
  return {
    async byEmail(email: string) {
      const [found] = await tables.select(person).from(users).where(eq(users.email, email))
      return found
    },

    async byId(id: string) {
      const [found] = await tables.select(person).from(users).where(eq(users.id, id))
      return found
    },

    async hasStore(id: string): Promise<boolean> {
      return (await tables.$count(stores, eq(stores.userId, id))) > 0
    },

    /** False when the address is taken. */
    async add(tx: Transaction, values: NewPerson): Promise<boolean> {
      const added = await tx
        .insert(users)
        .values(values)
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id })
      return added.length === 1
    },

    /** Locks the person with this address until the transaction ends. */
    async lock(tx: Transaction, email: string) {
      const [locked] = await tx.select(person).from(users).where(eq(users.email, email)).for('no key update')
      return locked
    },

    async startOver(
      tx: Transaction,
      id: string,
      values: { name: string; passwordHash: string; language: Language },
    ) {
      await tx
        .update(users)
        .set(values)
        .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)))
    },

    /** True for the one call that verified the address; a second click on the link gets false. */
    async verify(
      tx: Transaction,
      id: string,
      now: Date,
      chosen: { name: string | null; passwordHash: string | null },
    ): Promise<boolean> {
      const verified = await tx
        .update(users)
        .set({
          emailVerifiedAt: now,
          ...(chosen.name && { name: chosen.name }),
          ...(chosen.passwordHash && { passwordHash: chosen.passwordHash }),
        })
        .where(and(eq(users.id, id), isNull(users.emailVerifiedAt)))
        .returning({ id: users.id })
      return verified.length === 1
    },

    /** The link came by mail, so following it also verifies the address. */
    async setPassword(tx: Transaction, id: string, passwordHash: string, now: Date) {
      await tx
        .update(users)
        .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()})` })
        .where(eq(users.id, id))
    },
  }
}

export type AccountQueries = ReturnType<typeof accountQueries>
