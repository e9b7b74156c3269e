import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  accountTokens,
  contactMessages,
  emailChanges,
  mailOptOuts,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

/** Whose address changes. */
export interface Holder {
  of: 'person' | 'store'
  id: string
}

interface NewChange {
  hash: Buffer
  newEmail: string
  askedBy: string | null
  createdAt: Date
  expiresAt: Date
}

const holderColumn = { person: emailChanges.userId, store: emailChanges.storeId } as const

/** The address now, and the person to write to. */
const holderColumns = {
  name: users.name,
  personEmail: users.email,
  language: users.language,
  storeName: stores.name,
}

export type EmailChangeQueries = ReturnType<typeof emailChangeQueries>
export type LockedHolder = NonNullable<Awaited<ReturnType<EmailChangeQueries['lockHolder']>>>

export function emailChangeQueries(tables: Tables) {
  return {
    async find({ of, id }: Holder, within: Pick<Tables, 'select'> = tables) {
      const [found] = await within
        .select({
          newEmail: emailChanges.newEmail,
          askedBy: emailChanges.askedBy,
          createdAt: emailChanges.createdAt,
          expiresAt: emailChanges.expiresAt,
          isConfirmed,
        })
        .from(emailChanges)
        .leftJoin(users, eq(users.id, emailChanges.userId))
        .leftJoin(stores, eq(stores.id, emailChanges.storeId))
        .where(eq(holderColumn[of], id))
      return found
    },

    /** The change of a link. The row is locked when it is read in a transaction. */
    async byHash(hash: Buffer, tx?: Transaction) {
      const query = (tx ?? tables)
        .select({
          userId: emailChanges.userId,
          storeId: emailChanges.storeId,
          newEmail: emailChanges.newEmail,
          expiresAt: emailChanges.expiresAt,
          storeName: stores.name,
          isConfirmed,
        })
        .from(emailChanges)
        .leftJoin(users, eq(users.id, emailChanges.userId))
        .leftJoin(stores, eq(stores.id, emailChanges.storeId))
        .where(eq(emailChanges.hash, hash))
      const [found] = tx ? await query.for('update', { of: emailChanges }) : await query
      return found
    },

    /** Locks the person or the store before the change, everywhere, so that two transactions cannot deadlock. */
    async lockHolder(tx: Transaction, { of, id }: Holder) {
      if (of === 'person') {
        const [locked] = await tx
          .select({ ...holderColumns, storeName: sql<null>`null`, email: users.email })
          .from(users)
          .where(eq(users.id, id))
          .for('update')
        return locked
      }
      const [locked] = await tx
        .select({ ...holderColumns, email: stores.email })
        .from(stores)
        .innerJoin(users, eq(users.id, stores.userId))
        .where(eq(stores.id, id))
        .for('update', { of: stores })
      return locked
    },

    /** Who has the address. An account that never confirmed its address does not keep it. */
    async whoHas(tx: Transaction, of: Holder['of'], email: string) {
      const people = tx.select({ language: users.language }).from(users)
      const [found] =
        of === 'person'
          ? await people.where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
          : await people.innerJoin(stores, eq(stores.userId, users.id)).where(eq(stores.email, email))
      return found
    },

    /** A newer change replaces an older one, whose link then does nothing. */
    async replace(tx: Transaction, { of, id }: Holder, change: NewChange) {
      const values = { id: v7(), ...change }
      await tx
        .insert(emailChanges)
        .values({ ...values, [of === 'person' ? 'userId' : 'storeId']: id })
        .onConflictDoUpdate({ target: holderColumn[of], set: values })
    },

    async withdraw({ of, id }: Holder) {
      await tables.delete(emailChanges).where(eq(holderColumn[of], id))
    },

    /** What somebody asked for with the password of the account; not what the website owner did. */
    async withdrawOwn(tx: Transaction, { of, id }: Holder) {
      const [holder, email] = of === 'person' ? [users, users.email] : [stores, stores.email]
      const now = tx.select({ email }).from(holder).where(eq(holder.id, id))
      await tx
        .delete(emailChanges)
        .where(and(eq(holderColumn[of], id), isNull(emailChanges.askedBy), ne(emailChanges.newEmail, now)))
    },

    /** Fails with a unique violation when another account has the address. */
    async setPersonEmail(tx: Transaction, id: string, { from, to, now }: Readdressed) {
      await tx.delete(users).where(and(eq(users.email, to), isNull(users.emailVerifiedAt), ne(users.id, id)))
      await tx.update(users).set({ email: to, emailVerifiedAt: now }).where(eq(users.id, id))
      // A link in the old mailbox must not set a password any more.
      await tx.delete(accountTokens).where(and(eq(accountTokens.userId, id), isNull(accountTokens.usedAt)))
      // What they wrote without being logged in stays theirs.
      await tx
        .update(contactMessages)
        .set({ userId: id })
        .where(and(isNull(contactMessages.userId), sql`lower(${contactMessages.email}) = lower(${from})`))
    },

    async setStoreEmail(tx: Transaction, id: string, { to, now }: Readdressed) {
      await tx.update(stores).set({ email: to, updatedAt: now }).where(eq(stores.id, id))
    },

    /** Mails that somebody unsubscribed from do not come to the new address either. */
    async copyOptOuts(tx: Transaction, from: string, to: string) {
      await tx.execute(sql`
        insert into ${mailOptOuts} (email, topic) select ${to}, topic from ${mailOptOuts} where email = ${from}
        on conflict do nothing`)
    },
  }
}

interface Readdressed {
  from: string
  to: string
  now: Date
}

/** The link was followed, so the new address is the address now. */
const isConfirmed = sql<boolean>`coalesce(${users.email}, ${stores.email}) = ${emailChanges.newEmail}`
