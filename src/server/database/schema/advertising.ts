import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'
import { stores } from './stores.ts'

export const applicationStatus = pgEnum('application_status', ['open', 'asked', 'approved', 'refused'])

/** A person's wish to become a store owner, vetted by the website owner. */
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

/** An advertising window and what it costs. The ledger outlives the store: the name stays when the store goes. */
export const feeCycles = pgTable(
  'fee_cycles',
  {
    id: id(),
    storeId: uuid('store_id').references(() => stores.id, { onDelete: 'set null' }),
    storeName: text('store_name').notNull(),
    kind: feeKind('kind').notNull().default('monthly'),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    dueOn: date('due_on').notNull(),
    amountCents: integer('amount_cents').notNull(),
    massAdvertisingCents: integer('mass_advertising_cents').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('fee_cycles_once').on(t.storeId, t.kind, t.startsOn),
    check('fee_cycles_in_order', sql`${t.endsOn} >= ${t.startsOn} and ${t.dueOn} <= ${t.startsOn}`),
    check(
      'fee_cycles_amounts',
      sql`${t.amountCents} > 0 and ${t.massAdvertisingCents} between 0 and ${t.amountCents}`,
    ),
    index('fee_cycles_due').on(t.dueOn),
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
    createdAt: createdAt(),
  },
  (t) => [
    check('fee_payments_positive', sql`${t.amountCents} > 0`),
    index('fee_payments_cycle').on(t.cycleId),
  ],
)
