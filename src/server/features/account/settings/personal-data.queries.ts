import { and, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  alertChoices,
  alerts,
  contactMessages,
  emailChanges,
  enquiries,
  feeCycles,
  followedStores,
  helpfulProductRatings,
  helpfulStoreRatings,
  mailOptOuts,
  pictures,
  productRatings,
  products,
  pushDevices,
  refundContacts,
  reports,
  reviewAnswers,
  reviewPhotos,
  savedSearches,
  sessions,
  storeApplications,
  storeRatings,
  stores,
  users,
  wishedProducts,
  wishedStores,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { writtenBy } from '#server/shared/erasure/forget-person.ts'

const isShown = isNull(reviewAnswers.removedAt)

interface Photo {
  key: string
  url: string | null
}

/** The photos of a rating, shown to others or not. */
const photosWhere = (isOfRating: SQL) => sql<Photo[]>`(
  select coalesce(json_agg(json_build_object('key', ${pictures.key}, 'url', ${pictures.url})
    order by ${reviewPhotos.position}), '[]')
  from ${reviewPhotos} join ${pictures} on ${pictures.key} = ${reviewPhotos.pictureKey} where ${isOfRating})`

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
          answer: reviewAnswers.text,
          isSaleConfirmed: productRatings.isSaleConfirmed,
          photos: photosWhere(sql`${reviewPhotos.productRatingId} = ${productRatings.id}`),
          createdAt: productRatings.createdAt,
        })
        .from(productRatings)
        .innerJoin(products, eq(products.id, productRatings.productId))
        .leftJoin(reviewAnswers, and(eq(reviewAnswers.productRatingId, productRatings.id), isShown))
        .where(eq(productRatings.userId, userId))
        .orderBy(desc(productRatings.createdAt)),

    storeRatings: (userId: string) =>
      tables
        .select({
          of: stores.name,
          rating: storeRatings.rating,
          comment: storeRatings.comment,
          answer: reviewAnswers.text,
          isSaleConfirmed: storeRatings.isSaleConfirmed,
          photos: photosWhere(sql`${reviewPhotos.storeRatingId} = ${storeRatings.id}`),
          createdAt: storeRatings.createdAt,
        })
        .from(storeRatings)
        .innerJoin(stores, eq(stores.id, storeRatings.storeId))
        .leftJoin(reviewAnswers, and(eq(reviewAnswers.storeRatingId, storeRatings.id), isShown))
        .where(eq(storeRatings.userId, userId))
        .orderBy(desc(storeRatings.createdAt)),

    helpful: (userId: string) =>
      unionAll(
        tables
          .select({ of: products.title, createdAt: helpfulProductRatings.createdAt })
          .from(helpfulProductRatings)
          .innerJoin(productRatings, eq(productRatings.id, helpfulProductRatings.ratingId))
          .innerJoin(products, eq(products.id, productRatings.productId))
          .where(eq(helpfulProductRatings.userId, userId)),
        tables
          .select({ of: stores.name, createdAt: helpfulStoreRatings.createdAt })
          .from(helpfulStoreRatings)
          .innerJoin(storeRatings, eq(storeRatings.id, helpfulStoreRatings.ratingId))
          .innerJoin(stores, eq(stores.id, storeRatings.storeId))
          .where(eq(helpfulStoreRatings.userId, userId)),
      ).orderBy(sql`created_at desc`),

    /** The photos of everything this person has rated. */
    async photoKeys(tx: Transaction, userId: string): Promise<string[]> {
      const found = await tx.execute<{ key: string }>(sql`
        select ${reviewPhotos.pictureKey} as key from ${reviewPhotos}
        join ${productRatings} on ${productRatings.id} = ${reviewPhotos.productRatingId}
        where ${productRatings.userId} = ${userId}
        union select ${reviewPhotos.pictureKey} from ${reviewPhotos}
        join ${storeRatings} on ${storeRatings.id} = ${reviewPhotos.storeRatingId}
        where ${storeRatings.userId} = ${userId}`)
      return found.map(({ key }) => key)
    },

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

    async alertChoices(userId: string) {
      const [chosen] = await tables
        .select({ mail: alertChoices.mail, push: alertChoices.push })
        .from(alertChoices)
        .where(eq(alertChoices.userId, userId))
      return chosen ?? { mail: 'never', push: 'never' }
    },

    followedStores: (userId: string) =>
      tables
        .select({ _id: stores.id, name: stores.name, addedAt: followedStores.createdAt })
        .from(followedStores)
        .innerJoin(stores, eq(stores.id, followedStores.storeId))
        .where(eq(followedStores.userId, userId))
        .orderBy(desc(followedStores.createdAt)),

    watchedWishes: (userId: string) =>
      tables
        .select({
          _id: products.id,
          name: products.title,
          addedAt: sql<Date>`${wishedProducts.alertsSince}`.mapWith(wishedProducts.createdAt),
        })
        .from(wishedProducts)
        .innerJoin(products, eq(products.id, wishedProducts.productId))
        .where(and(eq(wishedProducts.userId, userId), isNotNull(wishedProducts.alertsSince)))
        .orderBy(desc(wishedProducts.alertsSince)),

    savedSearches: (userId: string) =>
      tables
        .select({
          q: savedSearches.q,
          city: savedSearches.city,
          filters: savedSearches.filters,
          createdAt: savedSearches.createdAt,
        })
        .from(savedSearches)
        .where(eq(savedSearches.userId, userId))
        .orderBy(desc(savedSearches.createdAt)),

    pushDevices: (userId: string) =>
      tables
        .select({
          device: sessions.device,
          endpoint: pushDevices.endpoint,
          createdAt: pushDevices.createdAt,
        })
        .from(pushDevices)
        .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
        .where(eq(pushDevices.userId, userId))
        .orderBy(desc(pushDevices.createdAt)),

    alerts: (userId: string) =>
      tables
        .select({
          kind: alerts.kind,
          about: sql<string>`${alerts.data} ->> 'title'`,
          createdAt: alerts.createdAt,
        })
        .from(alerts)
        .where(eq(alerts.userId, userId))
        .orderBy(desc(alerts.createdAt)),

    enquiries: (userId: string) =>
      tables
        .select({ about: enquiries.productTitle, code: enquiries.code, createdAt: enquiries.createdAt })
        .from(enquiries)
        .where(eq(enquiries.userId, userId))
        .orderBy(desc(enquiries.createdAt)),

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
