import { and, eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { ReportReason } from '#domain/report.ts'
import { answerLabel, reviewLabel } from '#domain/report-label.ts'
import { visibleProduct, visibleStore } from '#server/lists/list.ts'
import {
  productRatings,
  products,
  reports,
  storeRatings,
  stores,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { answeredName, answersOfStores } from '#server/shared/answers.ts'

export interface Statement {
  reason: ReportReason
  details: string
}

/** The author of what is reported, and the name that the report keeps when the thing is deleted. */
interface Found {
  ownerId: string
  label: string
}

const column = {
  product: 'productId',
  store: 'storeId',
  product_rating: 'productRatingId',
  store_rating: 'storeRatingId',
  answer: 'answerId',
} as const
export type Target = keyof typeof column

const counted = { product: eq(productRatings.status, 'counted'), store: eq(storeRatings.status, 'counted') }
const reviewOf = (name: typeof products.title | typeof stores.name) =>
  sql<string>`${reviewLabel('')}::text || ${name}`

/** Each locks the target, so that it is not deleted before the report is stored. */
const finders: Record<Target, (tx: Transaction, id: string) => PromiseLike<Found[]>> = {
  product: (tx, id) =>
    tx
      .select({ ownerId: stores.userId, label: products.title })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(and(visibleProduct, eq(products.id, id)))
      .for('key share', { of: products }),
  store: (tx, id) =>
    tx
      .select({ ownerId: stores.userId, label: stores.name })
      .from(stores)
      .where(and(visibleStore, eq(stores.id, id)))
      .for('key share', { of: stores }),
  product_rating: (tx, id) =>
    tx
      .select({ ownerId: productRatings.userId, label: reviewOf(products.title) })
      .from(productRatings)
      .innerJoin(products, eq(products.id, productRatings.productId))
      .where(and(visibleProduct, counted.product, eq(productRatings.id, id)))
      .for('key share', { of: productRatings }),
  store_rating: (tx, id) =>
    tx
      .select({ ownerId: storeRatings.userId, label: reviewOf(stores.name) })
      .from(storeRatings)
      .innerJoin(stores, eq(stores.id, storeRatings.storeId))
      .where(and(visibleStore, counted.store, eq(storeRatings.id, id)))
      .for('key share', { of: storeRatings }),
  answer: (tx, id) =>
    tx.execute<Found & Record<string, unknown>>(sql`
      select s.user_id as "ownerId", ${answerLabel('')}::text || ${answeredName} as label from ${answersOfStores}
      where a.id = ${id} and a.removed_at is null and s.status = 'active' and coalesce(p.is_visible, true)
        and coalesce(pr.status, sr.status) = 'counted'
      for key share of a`),
}

export type ReportQueries = typeof reportQueries

export const reportQueries = {
  async find(tx: Transaction, target: Target, id: string) {
    const [found] = await finders[target](tx, id)
    return found
  },

  /** A person has one open report per target; reporting again changes it. */
  async put(
    tx: Transaction,
    report: Statement & { target: Target; id: string; label: string; reporterId: string; now: Date },
  ) {
    const { target, id, label, reporterId, reason, details, now } = report
    await tx
      .insert(reports)
      .values({
        id: v7(),
        reporterId,
        target,
        targetLabel: label,
        [column[target]]: id,
        reason,
        details,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [reports[column[target]], reports.reporterId],
        targetWhere: sql`status = 'open'`,
        set: { reason, details, targetLabel: label, updatedAt: now },
      })
  },
}
