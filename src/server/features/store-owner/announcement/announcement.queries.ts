import { eq } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { announcements } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { type AnnouncementRow, announcementColumns } from '#server/shared/announcement.ts'

export type AnnouncementQueries = ReturnType<typeof announcementQueries>

export function announcementQueries(tables: Tables) {
  return {
    async own(storeId: string) {
      const [row] = await tables
        .select(announcementColumns)
        .from(announcements)
        .where(eq(announcements.storeId, storeId))
      return row
    },

    async put(tx: Transaction, storeId: string, announcement: AnnouncementRow) {
      await tx
        .insert(announcements)
        .values({ storeId, ...announcement })
        .onConflictDoUpdate({ target: announcements.storeId, set: announcement })
    },

    async clear(tx: Transaction, storeId: string) {
      await tx.delete(announcements).where(eq(announcements.storeId, storeId))
    },
  }
}
