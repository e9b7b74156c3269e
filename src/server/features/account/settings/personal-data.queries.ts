import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  contactMessages,
  emailChanges,
  feeCycles,
  mailOptOuts,
  productRatings,
  products,
  refundContacts,
  reports,
  storeApplications,
  storeRatings,
  stores,
  users,
  wishedProducts,
  wishedStores,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { writtenBy } from '#server/shared/erasure/forget-person.ts'

export function personalDataQueries(tables: Tables) {
  return {
    async account(userId: string) {
      const [found] = await tables
        .select({
          createdAt: users.createdAt,
          emailVerifiedAt: users.emailVerifiedAt,
          language: users.language,
          newEmail: emailChanges.newEmail,
        })
        .from(users)
        .leftJoin(
          emailChanges,
          and(eq(emailChanges.userId, users.id), ne(emailChanges.newEmail, users.email)),
        )
        .where(eq(users.id, userId))
      return found
    },

    async storeIdOf(userId: string): Promise<string | undefined> {
      const [found] = await tables.select({ id: stores.id }).from(stores).where(eq(stores.userId, userId))
      return found?.id
    },

    async rename(tx: Transaction, userId: string, name: string) {
      await tx.update(users).set({ name }).where(eq(users.id, userId))
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

    /** The contacts noted for refunds that are still owed, by their address. */
    refunds: (email: string) =>
      tables
        .select({
          storeName: feeCycles.storeName,
          startsOn: feeCycles.startsOn,
          endsOn: feeCycles.endsOn,
          refundDueCents: feeCycles.paidCents,
          name: refundContacts.name,
          email: refundContacts.email,
          phone: refundContacts.phone,
        })
        .from(refundContacts)
        .innerJoin(feeCycles, eq(feeCycles.id, refundContacts.cycleId))
        .where(sql`lower(${refundContacts.email}) = lower(${email})`)
        .orderBy(desc(feeCycles.startsOn)),

    mailOptOuts: (email: string) =>
      tables
        .select({ topic: mailOptOuts.topic, createdAt: mailOptOuts.createdAt })
        .from(mailOptOuts)
        .where(eq(mailOptOuts.email, email))
        .orderBy(mailOptOuts.topic),
  }
}

export type PersonalDataQueries = ReturnType<typeof personalDataQueries>
