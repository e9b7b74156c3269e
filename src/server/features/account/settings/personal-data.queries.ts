import { desc, eq, or, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  contactMessages,
  pictures,
  productRatings,
  products,
  reports,
  storeApplications,
  storeRatings,
  stores,
  users,
  wishedProducts,
  wishedStores,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export function personalDataQueries(tables: Tables) {
  return {
    async account(userId: string) {
      const [found] = await tables
        .select({
          createdAt: users.createdAt,
          emailVerifiedAt: users.emailVerifiedAt,
          language: users.language,
        })
        .from(users)
        .where(eq(users.id, userId))
      return found
    },

    async storeIdOf(userId: string): Promise<string | undefined> {
      const [found] = await tables.select({ id: stores.id }).from(stores).where(eq(stores.userId, userId))
      return found?.id
    },

    async rename(userId: string, name: string) {
      await tables.update(users).set({ name }).where(eq(users.id, userId))
    },

    async hasReviews(userId: string): Promise<boolean> {
      const [found] = await tables.execute<{ has: boolean }>(sql`
        select exists (select from ${productRatings} where ${productRatings.userId} = ${userId})
          or exists (select from ${storeRatings} where ${storeRatings.userId} = ${userId}) as has`)
      return found?.has ?? false
    },

    productRatings: (userId: string) =>
      tables
        .select({
          of: products.title,
          rating: productRatings.rating,
          comment: productRatings.comment,
          createdAt: productRatings.createdAt,
        })
        .from(productRatings)
        .innerJoin(products, eq(products.id, productRatings.productId))
        .where(eq(productRatings.userId, userId))
        .orderBy(desc(productRatings.createdAt)),

    storeRatings: (userId: string) =>
      tables
        .select({
          of: stores.name,
          rating: storeRatings.rating,
          comment: storeRatings.comment,
          createdAt: storeRatings.createdAt,
        })
        .from(storeRatings)
        .innerJoin(stores, eq(stores.id, storeRatings.storeId))
        .where(eq(storeRatings.userId, userId))
        .orderBy(desc(storeRatings.createdAt)),

    wishedProducts: (userId: string) =>
      tables
        .select({ _id: products.id, name: products.title, addedAt: wishedProducts.createdAt })
        .from(wishedProducts)
        .innerJoin(products, eq(products.id, wishedProducts.productId))
        .where(eq(wishedProducts.userId, userId))
        .orderBy(desc(wishedProducts.createdAt)),

    wishedStores: (userId: string) =>
      tables
        .select({ _id: stores.id, name: stores.name, addedAt: wishedStores.createdAt })
        .from(wishedStores)
        .innerJoin(stores, eq(stores.id, wishedStores.storeId))
        .where(eq(wishedStores.userId, userId))
        .orderBy(desc(wishedStores.createdAt)),

    reports: (userId: string) =>
      tables
        .select({
          about: reports.targetLabel,
          reason: reports.reason,
          details: reports.details,
          createdAt: reports.createdAt,
        })
        .from(reports)
        .where(eq(reports.reporterId, userId))
        .orderBy(desc(reports.createdAt)),

    applications: (userId: string) =>
      tables
        .select({
          businessName: storeApplications.businessName,
          registrationNumber: storeApplications.registrationNumber,
          phone: storeApplications.phone,
          sells: storeApplications.sells,
          claimsHalal: storeApplications.claimsHalal,
          question: storeApplications.question,
          answer: storeApplications.answer,
          refusal: storeApplications.refusal,
          createdAt: storeApplications.createdAt,
        })
        .from(storeApplications)
        .where(eq(storeApplications.userId, userId))
        .orderBy(desc(storeApplications.createdAt)),

    messages: (userId: string, email: string) =>
      tables
        .select({ message: contactMessages.message, createdAt: contactMessages.createdAt })
        .from(contactMessages)
        .where(writtenBy(userId, email))
        .orderBy(desc(contactMessages.createdAt)),

    /**
     * Ratings, wishes, sessions and applications are deleted by cascade, and reports lose their reporter. This
     * deletes the rest: rows that contain the person's address or only refer to them.
     */
    async forget(tx: Transaction, userId: string, email: string) {
      await tx.delete(contactMessages).where(writtenBy(userId, email))
      await tx.update(pictures).set({ uploadedBy: null }).where(eq(pictures.uploadedBy, userId))
      await tx.delete(users).where(eq(users.id, userId))
    },
  }
}

const writtenBy = (userId: string, email: string) =>
  or(eq(contactMessages.userId, userId), sql`lower(${contactMessages.email}) = lower(${email})`)

export type PersonalDataQueries = ReturnType<typeof personalDataQueries>
