import type { ModerationDecision, ReportTarget } from '#contract/shapes/moderation.ts'
import { moderationDecisions, type reportTarget } from '#server/platform/database/schema/index.ts'

type StoredTarget = (typeof reportTarget.enumValues)[number]

/** Maps the database's names of reported things to those of the wire. */
export const wireTargets: Record<StoredTarget, ReportTarget> = {
  product: 'product',
  store: 'store',
  product_rating: 'product-review',
  store_rating: 'store-review',
  answer: 'answer',
}

export const decisionColumns = {
  id: moderationDecisions.id,
  target: moderationDecisions.target,
  targetId: moderationDecisions.targetId,
  label: moderationDecisions.targetLabel,
  action: moderationDecisions.action,
  words: moderationDecisions.words,
  owner: moderationDecisions.owner,
  createdAt: moderationDecisions.createdAt,
}

export type DecisionRow = {
  [Name in keyof typeof decisionColumns]: (typeof decisionColumns)[Name]['_']['data']
}

export function toDecision({ id, target, createdAt, ...row }: DecisionRow): ModerationDecision {
  return { _id: id, target: wireTargets[target], ...row, at: createdAt.toISOString() }
}
