import type { ReportKind, ReportReason } from '#domain/report.ts'
import type { Client } from '#web/shared/api/client.ts'

export interface ReportTarget {
  kind: 'product' | 'store' | 'productReview' | 'storeReview'
  id: string
}

interface Statement {
  reason: ReportReason
  details: string
}

/** Each kind has its own endpoint with its own name for the target. */
export function sendReport({ report }: Client, { kind, id }: ReportTarget, statement: Statement) {
  const calls = {
    product: () => report.product({ productId: id, ...statement }),
    store: () => report.store({ storeId: id, ...statement }),
    productReview: () => report.productReview({ type: 'rating', targetId: id, ...statement }),
    storeReview: () => report.storeReview({ ratingId: id, ...statement }),
  }
  return calls[kind]()
}

/** The names that the report rules use. */
export const ruledAs = {
  product: 'product',
  store: 'store',
  productReview: 'rating',
  storeReview: 'rating',
} as const satisfies Record<ReportTarget['kind'], ReportKind>

/** The names that the login prompts use. */
export const purposes = {
  product: 'reportProduct',
  store: 'reportStore',
  productReview: 'reportReview',
  storeReview: 'reportReview',
} as const
