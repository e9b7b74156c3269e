import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { pictureColumns } from '#server/lists/card.ts'
import { categoriesAlong } from '#server/lists/category-names.ts'
import { checkColumns } from '#server/lists/store-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  moderationDecisions,
  pictures,
  products,
  reports,
  storeApplications,
  storeCategories,
  storeSecondFactors,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { decisionColumns } from '#server/shared/moderation-decision.ts'
import { storesNamed } from '#server/shared/named-store.ts'
import { applicationColumns } from '#server/shared/own-application.ts'

export interface StoreSearch {
  search: string
  status?: 'active' | 'suspended' | undefined
}

const mostDecisions = 25

const columns = {
  id: stores.id,
  name: stores.name,
  email: stores.email,
  city: stores.city,
  status: stores.status,
  ...checkColumns,
  createdAt: stores.createdAt,
  personId: users.id,
  personName: users.name,
  personEmail: users.email,
  categories: categoriesAlong(storeCategories, stores.categoryPath),
  products: sql<number>`(select count(*)::int from ${products} p where p.store_id = ${stores.id})`,
  openReports: sql<number>`(
    select count(*)::int from ${reports} r where r.store_id = ${stores.id} and r.status = 'open')`,
}

export type VettedStoreQueries = ReturnType<typeof vettedStoreQueries>
export type VettedStoreRow = Awaited<ReturnType<VettedStoreQueries['page']>>[number]

export function vettedStoreQueries(tables: Tables) {
  return {
    async count(filter: StoreSearch): Promise<number> {
      const [found] = await tables
        .select({ total: count() })
        .from(stores)
        .innerJoin(users, eq(users.id, stores.userId))
        .where(matching(filter))
      return found?.total ?? 0
    },

    /** Newest first: ids are ordered by time. */
    page: (filter: StoreSearch, limit: number, offset: number) =>
      tables
        .select(columns)
        .from(stores)
        .innerJoin(users, eq(users.id, stores.userId))
        .where(matching(filter))
        .orderBy(desc(stores.id))
        .limit(limit)
        .offset(offset),

    async detail(id: string) {
      const [found] = await tables
        .select({
          ...columns,
          ...pictureColumns,
          categoryId: stores.categoryId,
          description: stores.description,
          contactInfo: stores.contactInfo,
          averageRating: stores.averageRating,
          ratingCount: stores.ratingCount,
          notes: stores.vettingNotes,
          hasSecondFactor: sql<boolean>`exists (
            select from ${storeSecondFactors} f where f.store_id = ${stores.id} and f.totp_secret is not null)`,
          removedProducts: sql<number>`(
            select count(*)::int from ${products} p where p.store_id = ${stores.id} and p.status = 'removed')`,
        })
        .from(stores)
        .innerJoin(users, eq(users.id, stores.userId))
        .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
        .where(eq(stores.id, id))
      return found
    },

    applications: (userId: string) =>
      tables
        .select(applicationColumns)
        .from(storeApplications)
        .where(eq(storeApplications.userId, userId))
        .orderBy(desc(storeApplications.createdAt)),

    decisions: (storeId: string) =>
      tables
        .select(decisionColumns)
        .from(moderationDecisions)
        .where(eq(moderationDecisions.targetId, storeId))
        .orderBy(desc(moderationDecisions.createdAt))
        .limit(mostDecisions),

    /** Locks the store until the transaction ends, and returns its checks and the person behind it. */
    async lock(tx: Transaction, id: string) {
      const [locked] = await tx
        .select({ storeName: stores.name, name: users.name, email: users.email, ...checkColumns })
        .from(stores)
        .innerJoin(users, eq(users.id, stores.userId))
        .where(eq(stores.id, id))
        .for('no key update', { of: stores })
      return locked
    },

    async update(tx: Transaction, id: string, values: Partial<typeof stores.$inferInsert>) {
      await tx.update(stores).set(values).where(eq(stores.id, id))
    },
  }
}

function matching({ search, status }: StoreSearch): SQL | undefined {
  return and(
    status && eq(stores.status, status),
    search ? sql`${stores.id} in (${storesNamed(search)})` : undefined,
  )
}
