import type { ReportKind, ReportReason } from '#domain/report.ts'
import type { Client } from '#web/shared/api/client.ts'
import type { ReportTarget } from './report-target.ts'

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
    answer: () => report.answer({ answerId: id, ...statement }),
  }
  return calls[kind]()
}

/** The names that the report rules use. */
export const ruledAs = {
  product: 'product',
  store: 'store',
  productReview: 'rating',
  storeReview: 'rating',
  answer: 'answer',
} as const satisfies Record<ReportTarget['kind'], ReportKind>
