import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { longest } from '#domain/limits.ts'
import { users } from './accounts.ts'
import { reviewAnswers } from './answers.ts'
import { characters, createdAt, id, instant } from './columns.ts'
import { products } from './products.ts'
import { productRatings, storeRatings } from './ratings.ts'
import { stores } from './stores.ts'

export const reportReason = pgEnum('report_reason', ['misleading', 'inappropriate', 'other'])
export const reportTarget = pgEnum('report_target', [
  'product',
  'store',
  'product_rating',
  'store_rating',
  'answer',
])
export const reportStatus = pgEnum('report_status', ['open', 'dismissed', 'acted'])

export const moderationAction = pgEnum('moderation_action', [
  'dismiss',
  'warn',
  'remove',
  'remove-picture',
  'restore',
  'suspend',
  'release',
  'drop',
])

/** A decision of the website owner about a thing. It outlives the thing, so it has no foreign key. */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: id(),
    target: reportTarget('target').notNull(),
    targetId: uuid('target_id').notNull(),
    targetLabel: text('target_label').notNull(),
    action: moderationAction('action').notNull(),
    /** The explanation sent to those concerned. */
    words: text('words').notNull().default(''),
    /** The address of the website owner. */
    owner: text('owner').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('moderation_decisions_target').on(t.targetId, t.createdAt.desc().nullsFirst()),
    index('moderation_decisions_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)

/** A report outlives its target and its reporter: the reference becomes null, the label stays. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    target: reportTarget('target').notNull(),
    targetLabel: text('target_label').notNull(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    storeId: uuid('store_id').references(() => stores.id, { onDelete: 'set null' }),
    productRatingId: uuid('product_rating_id').references(() => productRatings.id, { onDelete: 'set null' }),
    storeRatingId: uuid('store_rating_id').references(() => storeRatings.id, { onDelete: 'set null' }),
    answerId: uuid('answer_id').references(() => reviewAnswers.id, { onDelete: 'set null' }),
    reason: reportReason('reason').notNull(),
    details: text('details').notNull().default(''),
    status: reportStatus('status').notNull().default('open'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    decidedAt: instant('decided_at'),
    decisionId: uuid('decision_id').references(() => moderationDecisions.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('reports_other_needs_details', sql`${t.reason} <> 'other' or btrim(${t.details}) <> ''`),
    check('reports_details_length', sql`char_length(${t.details}) <= ${characters(longest.reportDetails)}`),
    check('reports_decided_when_closed', sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
    check(
      'reports_one_target_of_its_kind',
      sql`num_nonnulls(${t.productId}, ${t.storeId}, ${t.productRatingId}, ${t.storeRatingId}, ${t.answerId}) <= 1
        and (${t.productId} is null or ${t.target} = 'product')
        and (${t.storeId} is null or ${t.target} = 'store')
        and (${t.productRatingId} is null or ${t.target} = 'product_rating')
        and (${t.storeRatingId} is null or ${t.target} = 'store_rating')
        and (${t.answerId} is null or ${t.target}::text = 'answer')`,
    ),
    uniqueIndex('reports_open_on_product').on(t.productId, t.reporterId).where(sql`status = 'open'`),
    uniqueIndex('reports_open_on_store').on(t.storeId, t.reporterId).where(sql`status = 'open'`),
    uniqueIndex('reports_open_on_product_rating')
      .on(t.productRatingId, t.reporterId)
      .where(sql`status = 'open'`),
    uniqueIndex('reports_open_on_store_rating').on(t.storeRatingId, t.reporterId).where(sql`status = 'open'`),
    uniqueIndex('reports_open_on_answer').on(t.answerId, t.reporterId).where(sql`status = 'open'`),
    index('reports_queue').on(t.status, t.createdAt),
    index('reports_decision').on(t.decisionId),
    index('reports_reporter').on(t.reporterId),
    index('reports_product').on(t.productId),
    index('reports_store').on(t.storeId),
    index('reports_product_rating').on(t.productRatingId),
    index('reports_store_rating').on(t.storeRatingId),
    index('reports_answer').on(t.answerId),
  ],
)
