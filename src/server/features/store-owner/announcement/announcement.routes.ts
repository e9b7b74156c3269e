import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { announcement as createAnnouncement } from './announcement.service.ts'

const { storeOwner } = api

export function announcementRoutes(mount: Mount, announcement: ReturnType<typeof createAnnouncement>): void {
  mount(storeOwner.announcement, ({ caller }) => announcement.own(caller))
  mount(storeOwner.announce, ({ caller, body }) => announcement.announce(caller, body))
  mount(storeOwner.clearAnnouncement, ({ caller }) => announcement.clear(caller))
}
