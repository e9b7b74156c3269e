import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgEnum, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { type NotificationData, notificationKinds, notificationMails } from '#domain/store-notifications.ts'
import { createdAt, id, instant } from './columns.ts'
import { productRatings, storeRatings } from './ratings.ts'
import { stores } from './stores.ts'

export const notificationKind = pgEnum('notification_kind', notificationKinds)
export const notificationMail = pgEnum('notification_mail', notificationMails)

/** What a store is told about in its dashboard, each event once. */
export const storeNotifications = pgTable(
  'store_notifications',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    kind: notificationKind('kind').notNull(),
    /** Names the event, so that it makes one row however often it is noted. */
    event: text('event').notNull(),
    data: jsonb('data').$type<NotificationData>().notNull(),
    /** The rating that it is about. It is deleted with the rating, and hidden while that is held. */
    productRatingId: uuid('product_rating_id').references(() => productRatings.id, { onDelete: 'cascade' }),
    storeRatingId: uuid('store_rating_id').references(() => storeRatings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** Waits for the daily mail. */
    isMailDue: boolean('is_mail_due').notNull().default(false),
  },
  (t) => [
    unique('store_notifications_once').on(t.storeId, t.event),
    index('store_notifications_newest').on(
      t.storeId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('store_notifications_unread').on(t.storeId).where(sql`read_at is null`),
    index('store_notifications_mail_due').on(t.storeId).where(sql`is_mail_due`),
    index('store_notifications_old').on(t.createdAt),
    index('store_notifications_product_rating').on(t.productRatingId),
    index('store_notifications_store_rating').on(t.storeRatingId),
  ],
)

/** How a store wants a kind of notification by mail. Without a row it is as in `defaultMail`. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    kind: notificationKind('kind').notNull(),
    mail: notificationMail('mail').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.kind] })],
)
