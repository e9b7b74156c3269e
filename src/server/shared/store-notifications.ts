import { type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Language } from '#domain/language.ts'
import { defaultMail, type NotificationMail, type StoreNotification } from '#domain/store-notifications.ts'
import type { Clock } from '#server/platform/clock.ts'
import {
  notificationChoices,
  storeNotifications,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'

interface Noted {
  /** Which store, as a condition on the table `stores`, named `s`. None may match. */
  to: SQL
  /** Names the event: what is noted again makes no second row. */
  event: string
  notification: StoreNotification
  /** The rating that it is about. */
  ratingId?: string
  /** Whether the caller sends a letter of its own: always, or when the store wants it at once. */
  ownLetter?: 'always' | 'at-once'
}

interface Told extends Record<string, unknown> {
  mail: NotificationMail
  storeName: string
  userId: string
  name: string
  email: string
  language: Language
}

/** A rating is told about once, when it begins to count. */
export const ratingEvent = (ratingId: string) => `rating ${ratingId}`

export type NoteForStore = ReturnType<typeof noteForStore>

/**
 * Writes a notification in the transaction of what happened, and queues its mail when the store wants it at once.
 * Returns how the store wants it by mail; undefined when there is no such store, or when it was noted before.
 */
export function noteForStore(mailer: Mailer, clock: Clock) {
  return async function note(tx: Transaction, noted: Noted): Promise<NotificationMail | undefined> {
    const { to, event, notification, ratingId = null, ownLetter } = noted
    const { kind, ...data } = notification
    const isOf = (rated: 'product' | 'store') => notification.kind === 'rating' && notification.of === rated
    const [told] = await tx.execute<Told>(sql`
      with wanted as (
        select s.id as "storeId", s.name as "storeName", u.id as "userId", u.name, u.email, u.language,
          coalesce(c.mail::text, ${defaultMail[kind]}) as mail
        from ${stores} s join ${users} u on u.id = s.user_id
        left join ${notificationChoices} c on c.store_id = s.id and c.kind = ${kind}
        where ${to}),
      added as (
        insert into ${storeNotifications} (id, store_id, kind, event, data, product_rating_id, store_rating_id, created_at, is_mail_due)
        select ${v7()}, "storeId", ${kind}, ${event}, ${JSON.stringify(data)}::jsonb,
          ${isOf('product') ? ratingId : null}::uuid, ${isOf('store') ? ratingId : null}::uuid,
          ${clock().toISOString()}, mail = 'daily' and ${ownLetter !== 'always'}
        from wanted on conflict do nothing returning store_id)
      select wanted.* from wanted join added on added.store_id = wanted."storeId"`)
    if (told?.mail === 'at-once' && !ownLetter) {
      const { storeName, userId, name, email, language } = told
      const letter = { kind: 'store-notifications' as const, storeName, notifications: [notification] }
      await mailer.sendNews([{ to: { userId, name, email, language }, letter }], tx)
    }
    return told?.mail
  }
}
