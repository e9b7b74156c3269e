import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { NotificationsService } from './notifications.service.ts'

export function notificationsRoutes(mount: Mount, notifications: NotificationsService) {
  const { storeOwner } = api
  mount(storeOwner.notifications, ({ caller, query }) => notifications.page(caller, query))
  mount(storeOwner.unreadNotifications, ({ caller }) => notifications.unread(caller))
  mount(storeOwner.readNotifications, ({ caller, body }) => notifications.read(caller, body.until))
  mount(storeOwner.chooseNotificationMail, ({ caller, body }) =>
    notifications.chooseMail(caller, body.kind, body.mail),
  )
}
