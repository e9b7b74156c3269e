import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { accountTokens, type tokenPurpose, users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

type Purpose = (typeof tokenPurpose.enumValues)[number]

interface NewLink {
  hash: Buffer
  userId: string
  purpose: Purpose
  createdAt: Date
  expiresAt: Date
  name?: string
  passwordHash?: string
}

/** Only the hash of a link's token is stored, so that a reader of the table cannot follow the link. */
export function mailLinkQueries(tables: Tables) {
  return {
    async add(tx: Transaction, link: NewLink) {
      await tx.insert(accountTokens).values(link)
    },

    async find(purpose: Purpose, hash: Buffer) {
      const [found] = await tables
        .select({
          userId: accountTokens.userId,
          expiresAt: accountTokens.expiresAt,
          usedAt: accountTokens.usedAt,
          name: accountTokens.name,
          passwordHash: accountTokens.passwordHash,
          emailVerifiedAt: users.emailVerifiedAt,
        })
        .from(accountTokens)
        .innerJoin(users, eq(users.id, accountTokens.userId))
        .where(and(eq(accountTokens.hash, hash), eq(accountTokens.purpose, purpose)))
      return found
    },

    /** True for the one call that used the link; a second one gets false. */
    async use(tx: Transaction, hash: Buffer, now: Date): Promise<boolean> {
      const used = await tx
        .update(accountTokens)
        .set({ usedAt: now })
        .where(
          and(eq(accountTokens.hash, hash), isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, now)),
        )
        .returning({ userId: accountTokens.userId })
      return used.length === 1
    },

    async voidAll(tx: Transaction, userId: string, purpose: Purpose) {
      await tx
        .delete(accountTokens)
        .where(
          and(
            eq(accountTokens.userId, userId),
            eq(accountTokens.purpose, purpose),
            isNull(accountTokens.usedAt),
          ),
        )
    },
  }
}

export type MailLinkQueries = ReturnType<typeof mailLinkQueries>
