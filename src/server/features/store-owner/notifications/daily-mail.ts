import { dayInMs } from '#domain/mauritius-time.ts'
import {
  dailyMailUntil,
  type NotificationKind,
  notificationsKeptDays,
  type StoreNotification,
} from '#domain/store-notifications.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { backOff } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { notificationsNamed } from '#server/platform/mail/letters/store-notifications.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { DueRow, NotificationQueries } from './notifications.queries.ts'

interface Deps {
  tables: Tables
  queries: NotificationQueries
  mailer: Mailer
  clock: Clock
  /** How many stores one transaction takes. */
  atOnce?: number
}

/**
 * Mails each store what happened since yesterday morning, once: what is mailed is marked in the transaction that queues
 * the mail.
 */
export function dailyMail({ tables, queries, mailer, clock, atOnce = 500 }: Deps) {
  return async function mailNotifications(): Promise<void> {
    const until = dailyMailUntil(clock())
    if (!until) return
    for (let stores = atOnce; stores === atOnce; ) {
      stores = await inTransaction(tables, async (tx) => {
        const due = byStore(await queries.claimDue(tx, until, atOnce))
        const recipients = due.size === 0 ? [] : await queries.recipients(tx, [...due.keys()])
        const news = recipients.map(({ storeId, storeName, ...to }) => {
          const all = due.get(storeId) ?? []
          return {
            to,
            letter: {
              kind: 'store-notifications' as const,
              storeName,
              notifications: all.slice(0, notificationsNamed),
              more: Math.max(0, all.length - notificationsNamed),
            },
          }
        })
        if (news.length > 0) await mailer.sendNews(news, tx)
        return due.size
      })
    }
    await queries.deleteBefore(new Date(clock().getTime() - notificationsKeptDays * dayInMs))
  }
}

function byStore(rows: readonly DueRow[]): Map<string, StoreNotification[]> {
  const stores = new Map<string, StoreNotification[]>()
  for (const { storeId, kind, data } of rows) {
    const all = stores.get(storeId) ?? []
    all.push({ kind, ...data } as { kind: NotificationKind } & StoreNotification)
    stores.set(storeId, all)
  }
  return stores
}

const hour = 3600

/** Every hour, so that the mail comes in the morning of Mauritius. */
export function dailyMailJob(jobs: JobQueue, mailNotifications: () => Promise<void>): void {
  jobs.work('store-notifications', {
    do: mailNotifications,
    pauseAfter: backOff({ firstSeconds: 60, longestSeconds: hour, tries: 10 }),
  })
  jobs.every('store-notifications', hour)
}
