import type { StoreNotification } from '#domain/store-notifications.ts'

/** What a store wants to know by mail: one thing at once, or all of a day. */
export interface StoreNotifications {
  storeName: string
  notifications: StoreNotification[]
  /** How many there are besides. */
  more?: number
}

/** More would make the mail long; the dashboard lists all. */
export const notificationsNamed = 20
