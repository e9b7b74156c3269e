import { and, count, desc, eq } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { enquiries } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { markConfirmedSales } from '#server/shared/confirmed-sales.ts'

interface Asked {
  storeId: string
  /** Blank for all. */
  code: string
}

export type OwnEnquiriesQueries = ReturnType<typeof ownEnquiriesQueries>

/** Nothing here reads who asked. */
export function ownEnquiriesQueries(tables: Tables) {
  const isAsked = ({ storeId, code }: Asked) =>
    and(eq(enquiries.storeId, storeId), code ? eq(enquiries.code, code) : undefined)

  return {
    page: (asked: Asked, slice: { limit: number; offset: number }) =>
      tables
        .select({
          _id: enquiries.id,
          code: enquiries.code,
          product: enquiries.productTitle,
          createdAt: enquiries.createdAt,
          becameSaleAt: enquiries.becameSaleAt,
        })
        .from(enquiries)
        .where(isAsked(asked))
        .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
        .limit(slice.limit)
        .offset(slice.offset),

    async count(asked: Asked): Promise<number> {
      const [found] = await tables.select({ count: count() }).from(enquiries).where(isAsked(asked))
      return found?.count ?? 0
    },

    /** The first moment stays when it is said twice. False when the store has no such enquiry. */
    async mark(tx: Transaction, key: { storeId: string; id: string }, becameSaleAt: Date | null) {
      const isOwn = and(eq(enquiries.id, key.id), eq(enquiries.storeId, key.storeId))
      const [found] = await tx
        .select({ before: enquiries.becameSaleAt })
        .from(enquiries)
        .where(isOwn)
        .for('update')
      if (!found) return false
      if ((found.before === null) !== (becameSaleAt === null)) {
        await tx.update(enquiries).set({ becameSaleAt }).where(isOwn)
        await markConfirmedSales(tx, key.id)
      }
      return true
    },
  }
}
