import { and, eq, or, sql } from 'drizzle-orm'
import type { ReportTarget } from '#contract/shapes/moderation.ts'
import { reports } from '#server/platform/database/schema/index.ts'

/** How the database names what the wire calls a target, and which column of a report refers to it. */
export const storedTargets = {
  product: { target: 'product', column: reports.productId },
  store: { target: 'store', column: reports.storeId },
  'product-review': { target: 'product_rating', column: reports.productRatingId },
  'store-review': { target: 'store_rating', column: reports.storeRatingId },
  answer: { target: 'answer', column: reports.answerId },
} as const satisfies Record<ReportTarget, object>

/** What a report is about. A report whose target is deleted counts as a target of its own. */
export const targetKey = sql<string>`coalesce(product_id, store_id, product_rating_id, store_rating_id, answer_id, id)`

const isAboutNothing = sql`num_nonnulls(product_id, store_id, product_rating_id, store_rating_id, answer_id) = 0`

export function isOpenOn(target: ReportTarget, targetId: string) {
  const { target: stored, column } = storedTargets[target]
  return and(
    eq(reports.status, 'open'),
    eq(reports.target, stored),
    or(eq(column, targetId), and(eq(reports.id, targetId), isAboutNothing)),
  )
}
