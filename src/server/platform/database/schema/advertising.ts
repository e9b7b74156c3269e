import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'
import { products } from './products.ts'
import { stores } from './stores.ts'

export const applicationStatus = pgEnum('application_status', ['open', 'asked', 'approved', 'refused'])

/** A person's application to have a store, vetted by the website owner. */
export const storeApplications = pgTable(
  'store_applications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    businessName: text('business_name').notNull(),
    registrationNumber: text('registration_number').notNull(),
    phone: text('phone').notNull(),
    sells: text('sells').notNull(),
    claimsHalal: boolean('claims_halal').notNull().default(false),
    status: applicationStatus('status').notNull().default('open'),
    notes: text('notes').notNull().default(''),
    /** The last question of the website owner, and its answer. */
    question: text('question').notNull().default(''),
    answer: text('answer').notNull().default(''),
    /** Why it was refused. */
    refusal: text('refusal').notNull().default(''),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    check(
      'store_applications_decided',
      sql`(${t.status} in ('approved', 'refused')) = (${t.decidedAt} is not null)`,
    ),
    uniqueIndex('store_applications_one_open').on(t.userId).where(sql`status in ('open', 'asked')`),
    index('store_applications_queue').on(t.status, t.createdAt),
    index('store_applications_user').on(t.userId),
  ],
)

export const feeKind = pgEnum('fee_kind', ['monthly', 'personalised'])

/**
 * An advertising window and its price. The ledger outlives the store: the name stays when the store is deleted. A
 * trigger refuses every change except that, the deletion of the product, and `paidCents`.
 */
export const feeCycles = pgTable(
  'fee_cycles',
  {
    id: id(),
    storeId: uuid('store_id').references(() => stores.id, { onDelete: 'set null' }),
    storeName: text('store_name').notNull(),
    kind: feeKind('kind').notNull().default('monthly'),
    /** The product that personalised advertising is for; the title stays when the product is deleted. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    productTitle: text('product_title'),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    dueOn: date('due_on').notNull(),
    amountCents: integer('amount_cents').notNull(),
    massAdvertisingCents: integer('mass_advertising_cents').notNull().default(0),
    /** Payments minus refunds, updated by a trigger in the same transaction. */
    paidCents: integer('paid_cents').notNull().default(0),
    /** The day on which the store was deleted. */
    closedOn: date('closed_on'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('fee_cycles_once').on(t.storeId, t.startsOn).where(sql`kind = 'monthly'`),
    check('fee_cycles_in_order', sql`${t.endsOn} >= ${t.startsOn} and ${t.dueOn} <= ${t.startsOn}`),
    check(
      'fee_cycles_amounts',
      sql`${t.amountCents} > 0 and ${t.massAdvertisingCents} between 0 and ${t.amountCents}`,
    ),
    check('fee_cycles_paid', sql`${t.paidCents} between 0 and ${t.amountCents}`),
    index('fee_cycles_store').on(t.storeId, t.startsOn),
    index('fee_cycles_product').on(t.productId),
    index('fee_cycles_unpaid')
      .on(t.dueOn, t.storeId)
      .where(sql`kind = 'monthly' and store_id is not null and paid_cents < amount_cents`),
    index('fee_cycles_closed').on(t.closedOn.desc().nullsFirst(), t.id).where(sql`store_id is null`),
    index('fee_cycles_store_name').using('gin', sql`plain_text(store_name) gin_trgm_ops`),
  ],
)

export const paymentKind = pgEnum('payment_kind', ['payment', 'refund'])

/** Append-only: a trigger refuses every change. */
export const feePayments = pgTable(
  'fee_payments',
  {
    id: id(),
    cycleId: uuid('cycle_id')
      .notNull()
      .references(() => feeCycles.id, { onDelete: 'restrict' }),
    kind: paymentKind('kind').notNull(),
    amountCents: integer('amount_cents').notNull(),
    method: text('method').notNull(),
    reference: text('reference').notNull().default(''),
    receivedOn: date('received_on').notNull(),
    recordedBy: text('recorded_by').notNull(),
    /** What the receipt is known by. */
    receiptNumber: integer('receipt_number').notNull().unique().generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
  },
  (t) => [
    check('fee_payments_positive', sql`${t.amountCents} > 0`),
    index('fee_payments_cycle').on(t.cycleId),
  ],
)

export const feeNoticeKind = pgEnum('fee_notice_kind', [
  'before-due',
  'after-due',
  'grace-ends',
  'deletion-warning',
])

/** The notices mailed about an unpaid window, each kind once. */
export const feeNotices = pgTable(
  'fee_notices',
  {
    cycleId: uuid('cycle_id')
      .notNull()
      .references(() => feeCycles.id, { onDelete: 'cascade' }),
    kind: feeNoticeKind('kind').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cycleId, t.kind] })],
)

/** Stores that the website owner does not want deleted, whatever they owe. */
export const deletionStops = pgTable('deletion_stops', {
  storeId: uuid('store_id')
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})
