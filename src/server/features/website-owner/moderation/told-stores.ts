import { type SQL, sql } from 'drizzle-orm'
import type { ModerationDecision, ReportTarget } from '#contract/shapes/moderation.ts'
import { type DecisionNotification, toldDecisions } from '#domain/store-notifications.ts'
import { products } from '#server/platform/database/schema/index.ts'
import { answersOfStores } from '#server/shared/answers.ts'

/** The store whose content a decision is about; a review is not the store's. */
const storeOf: Partial<Record<ReportTarget, (id: string) => SQL>> = {
  product: (id) => sql`s.id = (select store_id from ${products} where id = ${id})`,
  store: (id) => sql`s.id = ${id}`,
  answer: (id) => sql`s.id = (select s.id from ${answersOfStores} where a.id = ${id})`,
}

interface Decided {
  target: ReportTarget
  targetId: string
  label: string
  action: ModerationDecision['action']
  words?: string
}

/**
 * Which store is told about a decision, and what. A report that is dismissed is nobody's business: it would tell that
 * somebody has reported.
 */
export function toldStore({ target, targetId, label, action, words = '' }: Decided) {
  const to = storeOf[target]?.(targetId)
  const decision = toldDecisions.find((told) => told === action)
  if (!to || !decision || decision === 'dismiss') return
  const notification: DecisionNotification = { kind: 'report-decision', decision, target, label, words }
  return { to, notification, ownLetter: 'always' as const }
}
