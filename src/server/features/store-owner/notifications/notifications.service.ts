import type { OwnNotification } from '#contract/store-owner/notifications.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import type { NotificationKind, NotificationMail, StoreNotification } from '#domain/store-notifications.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import type { NotificationMailChoices } from '#server/shared/notification-choices.ts'
import { lockStore } from '../lock-store.ts'
import type { NotificationQueries } from './notifications.queries.ts'
import { say } from './notifications.sentences.ts'

interface Deps {
  queries: NotificationQueries
  notificationMails: NotificationMailChoices
  change: Change
  clock: Clock
}

/** The sidebar shows '99+' beyond that. */
const mostUnread = 100

export type NotificationsService = ReturnType<typeof notificationsService>

export function notificationsService({ queries, notificationMails, change, clock }: Deps) {
  const unread = (storeId: string) => queries.unread(storeId, mostUnread)

  return {
    async page({ storeId }: StoreOwner, { page }: { page: number }) {
      const [total, rows, number, mails] = await Promise.all([
        queries.count(storeId),
        queries.page(storeId, ownerPageSize, (page - 1) * ownerPageSize),
        unread(storeId),
        notificationMails.of(storeId),
      ])
      return {
        notifications: rows.map(({ id, kind, data, createdAt, readAt }): OwnNotification => {
          const notification = { kind, ...data } as StoreNotification
          return { _id: id, at: createdAt.toISOString(), isRead: readAt !== null, ...notification }
        }),
        unread: number,
        mails,
        page,
        total,
        totalPages: totalPages(total, ownerPageSize),
      }
    },

    unread: async ({ storeId }: StoreOwner) => ({ unread: await unread(storeId) }),

    async read({ storeId }: StoreOwner, until: string) {
      await queries.markRead(storeId, new Date(until), clock())
      return { message: say.read }
    },

    async chooseMail({ storeId }: StoreOwner, kind: NotificationKind, mail: NotificationMail) {
      await change(async (tx) => {
        await lockStore(tx, storeId)
        await notificationMails.put(tx, storeId, kind, mail)
      })
      return { message: say.chosen[mail] }
    },
  }
}
