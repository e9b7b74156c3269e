import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { longest } from '#domain/limits.ts'
import { users } from './accounts.ts'
import { characters, createdAt, id, instant } from './columns.ts'
import { products } from './products.ts'
import { stores } from './stores.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    repliedAt: instant('replied_at'),
  },
  (t) => [
    check(
      'contact_messages_length',
      sql`char_length(${t.message}) between 1 and ${characters(longest.contactMessage)}`,
    ),
    index('contact_messages_newest').on(t.createdAt.desc().nullsFirst()),
    index('contact_messages_unread_first').on(
      sql`(read_at is not null)`,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('contact_messages_unread')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`read_at is null`),
    index('contact_messages_user').on(t.userId),
  ],
)

export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** The address of the website owner who wrote it. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'contact_replies_length',
      sql`char_length(${t.text}) between 1 and ${characters(longest.messageReply)}`,
    ),
    index('contact_replies_message').on(t.messageId, t.createdAt),
  ],
)

export const tapKind = pgEnum('tap_kind', ['view', 'call', 'whatsapp', 'directions', 'link'])

/** What visitors did on a store's page (no product) or on one of its products, per Mauritius day. */
export const tapCounts = pgTable(
  'tap_counts',
  {
    day: date('day').notNull(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    kind: tapKind('kind').notNull(),
    count: integer('count').notNull().default(1),
  },
  (t) => [
    unique('tap_counts_once').on(t.storeId, t.day, t.kind, t.productId).nullsNotDistinct(),
    check('tap_counts_positive', sql`${t.count} > 0`),
    index('tap_counts_product').on(t.productId),
    index('tap_counts_day').on(t.day),
  ],
)

/** What a search in the audit log looks through. */
export const auditWords = sql`lower(actor || ' ' || action || ' ' || coalesce(target_kind, '') || ' ' || coalesce(target_id, '') || ' ' || details::text)`

/** Every action of the website owner. Append-only: a trigger refuses every change. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind'),
    targetId: text('target_id'),
    details: jsonb('details').notNull().default({}),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    index('audit_log_newest').on(t.at.desc().nullsFirst()),
    index('audit_log_target').on(t.targetKind, t.targetId),
    index('audit_log_words').using('gin', sql`${auditWords} gin_trgm_ops`),
  ],
)
