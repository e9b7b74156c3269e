import type { z } from 'zod'
import type { Announcement, NewAnnouncement } from '#contract/shapes/announcement.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { toAnnouncement } from '#server/shared/announcement.ts'
import { lockStore } from '../lock-store.ts'
import type { AnnouncementQueries } from './announcement.queries.ts'
import { say } from './announcement.sentences.ts'

interface Deps {
  queries: AnnouncementQueries
  change: Change
  clock: Clock
}

export function announcement({ queries, change, clock }: Deps) {
  return {
    async own({ storeId }: StoreOwner): Promise<{ announcement: Announcement | null }> {
      return { announcement: toAnnouncement(await queries.own(storeId)) }
    },

    async announce({ storeId }: StoreOwner, announced: z.output<typeof NewAnnouncement>) {
      const { title, message, language = null } = announced
      await change(async (tx) => {
        await lockStore(tx, storeId)
        await queries.put(tx, storeId, { title, message, language, lastUpdated: clock() })
      })
      return { message: say.saved }
    },

    async clear({ storeId }: StoreOwner) {
      await change(async (tx) => {
        await lockStore(tx, storeId)
        await queries.clear(tx, storeId)
      })
      return { message: say.takenDown }
    },
  }
}
