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
import { longest } from '#domain/limits.ts'
import { users } from './accounts.ts'
import { characters, createdAt, id, instant } from './columns.ts'
import { pictures } from './pictures.ts'
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
 * trigger refuses every change except that, the deletion of the product, the choice of one where there is none, and
 * `paidCents`.
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
    /** What the payer writes on the transfer is made from it, see domain/fee-reference.ts. */
    referenceNumber: integer('reference_number').notNull().unique().generatedAlwaysAsIdentity(),
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
    index('fee_cycles_refund_due')
      .on(t.closedOn.desc().nullsFirst(), t.id)
      .where(sql`store_id is null and closed_on < starts_on and paid_cents > 0`),
    index('fee_cycles_without_product')
      .on(t.endsOn)
      .where(sql`kind = 'personalised' and product_id is null and store_id is not null`),
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
    /** The person behind the store. Empty on payments from before it was noted. */
    payerName: text('payer_name').notNull().default(''),
    /** A receipt does not change: who issued it, and what was left to pay for the window. */
    issuerName: text('issuer_name').notNull().default(''),
    issuerAddress: text('issuer_address').notNull().default(''),
    issuerBrn: text('issuer_brn').notNull().default(''),
    issuerVatNumber: text('issuer_vat_number').notNull().default(''),
    leftToPayCents: integer('left_to_pay_cents').notNull().default(0),
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

/**
 * When a product is featured. The columns `featured_from` and `featured_until` of the product are a copy of the period
 * that runs, or else of the next one, or else of the last one.
 */
export const featuredPeriods = pgTable(
  'featured_periods',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    /** None: until it is ended. */
    endsAt: instant('ends_at'),
    /** The personalised advertising that paid for it; none when the website owner chose the product. */
    cycleId: uuid('cycle_id')
      .unique()
      .references(() => feeCycles.id, { onDelete: 'restrict' }),
    /** When the store was told that the paid time is over. */
    toldAt: instant('told_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('featured_periods_in_order', sql`${t.endsAt} > ${t.startsAt}`),
    index('featured_periods_product').on(t.productId, t.startsAt),
    index('featured_periods_coming').on(t.startsAt),
    index('featured_periods_to_tell').on(t.endsAt).where(sql`cycle_id is not null and told_at is null`),
  ],
)

/** To whom a deleted store's payment goes back. Kept for that alone, and deleted with the refund. */
export const refundContacts = pgTable('refund_contacts', {
  cycleId: uuid('cycle_id')
    .primaryKey()
    .references(() => feeCycles.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  createdAt: createdAt(),
})

/** The months of which a store got its figures by mail, each once. */
export const monthlyFigures = pgTable(
  'monthly_figures',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** The first day of the month. */
    month: date('month').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.month] })],
)

/** What was done with the mass-advertising part of the fees, as stores read it on their statements. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    ranOn: date('ran_on').notNull(),
    channel: text('channel').notNull(),
    /** What people saw. */
    shown: text('shown').notNull(),
    costCents: integer('cost_cents').notNull(),
    link: text('link'),
    pictureKey: text('picture_key').references(() => pictures.key, { onDelete: 'restrict' }),
    /** Counts saves, so that the later of two edits is told about the earlier. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'campaigns_channel_length',
      sql`char_length(${t.channel}) between 1 and ${characters(longest.campaignChannel)}`,
    ),
    check(
      'campaigns_shown_length',
      sql`char_length(${t.shown}) between 1 and ${characters(longest.campaignText)}`,
    ),
    check('campaigns_cost_not_negative', sql`${t.costCents} >= 0`),
    index('campaigns_newest').on(t.ranOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('campaigns_picture').on(t.pictureKey),
  ],
)
