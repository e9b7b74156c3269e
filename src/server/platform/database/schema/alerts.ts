import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type AlertData, alertKinds } from '#domain/alerts.ts'
import { longest } from '#domain/limits.ts'
import type { SavedFilters } from '#domain/search-filters.ts'
import { users } from './accounts.ts'
import { characters, createdAt, id, instant, tsquery } from './columns.ts'
import { notificationMail } from './notifications.ts'
import { products } from './products.ts'
import { sessions } from './sessions.ts'
import { stores } from './stores.ts'

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const alertKind = pgEnum('alert_kind', alertKinds)
export const alertChangeKind = pgEnum('alert_change_kind', ['new', 'price'])

export const followedStores = pgTable(
  'followed_stores',
  {
    userId: person(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.storeId] }),
    index('followed_stores_store').on(t.storeId, t.userId),
  ],
)

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: person(),
    /** As typed. */
    q: text('q').notNull(),
    city: text('city'),
    filters: jsonb('filters').$type<SavedFilters>().notNull().default({}),
    /** What the name of a new product must have, made when the search was saved. */
    query: tsquery('query').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_searches_once').on(
      t.userId,
      sql`lower(${t.q})`,
      sql`coalesce(${t.city}, '')`,
      t.filters,
    ),
    /** Those that a price can come to match. */
    index('saved_searches_priced').on(t.id).where(sql`filters ? 'maxPrice' or filters ? 'onSale'`),
    check('saved_searches_q_length', sql`char_length(${t.q}) between 1 and ${characters(longest.search)}`),
  ],
)

/** How a person wants to be told. Without a row, not at all. */
export const alertChoices = pgTable('alert_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  mail: notificationMail('mail').notNull().default('never'),
  push: notificationMail('push').notNull().default('never'),
})

/** Written by triggers for products that somebody waits for, until the job 'alerts' has taken it. */
export const alertChanges = pgTable('alert_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: uuid('product_id').notNull(),
  kind: alertChangeKind('kind').notNull(),
  createdAt: createdAt(),
})

/** What a person is told, each event once. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    userId: person(),
    /** Names the event, so that it makes one row however many processes note it. */
    event: text('event').notNull(),
    kind: alertKind('kind').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<AlertData>().notNull(),
    createdAt: createdAt(),
    /** When it is to be mailed; null when it is not, or no longer. The same for pushes. */
    mailAt: instant('mail_at'),
    pushAt: instant('push_at'),
  },
  (t) => [
    unique('alerts_once').on(t.userId, t.event),
    index('alerts_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('alerts_mail_due').on(t.mailAt).where(sql`mail_at is not null`),
    index('alerts_push_due').on(t.pushAt).where(sql`push_at is not null`),
    index('alerts_old').on(t.createdAt),
    index('alerts_product').on(t.productId),
  ],
)

/** A browser that takes pushes. It belongs to a session, so that a device that is logged out gets none. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: person(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_devices_user').on(t.userId), index('push_devices_session').on(t.sessionId)],
)

/** The VAPID keys of this site; the private one is encrypted with the session secret. */
export const pushKeys = pgTable(
  'push_keys',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('push_keys_only', sql`${t.isOnly}`)],
)
