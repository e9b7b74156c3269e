import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ownFeed } from './feed.service.ts'

export function feedRoutes(mount: Mount, feed: ReturnType<typeof ownFeed>): void {
  const { storeOwner } = api
  mount(storeOwner.feed, ({ caller }) => feed.own(caller))
  mount(storeOwner.renewFeed, ({ caller }) => feed.renew(caller))
  mount(storeOwner.endFeed, ({ caller }) => feed.end(caller))
}
