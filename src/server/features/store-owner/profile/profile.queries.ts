import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  announcements,
  openingHours,
  openingSpans,
  pictures,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import type { HoursRow, SpanRow } from '#server/shared/opening-hours.ts'
import { pictureRemovalOf } from '#server/shared/picture-removal.ts'
import { storeDetailColumns } from '#server/shared/store-detail.ts'

export type ProfileQueries = ReturnType<typeof profileQueries>

export function profileQueries(tables: Tables) {
  return {
    async profile(storeId: string) {
      const [row] = await tables
        .select({
          ...storeDetailColumns,
          email: stores.email,
          createdByName: users.name,
          pictureRemoval: pictureRemovalOf(stores.id, stores.pictureKey),
        })
        .from(stores)
        .innerJoin(users, eq(users.id, stores.userId))
        .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
        .leftJoin(announcements, eq(announcements.storeId, stores.id))
        .where(eq(stores.id, storeId))
      return row
    },

    /** A foreign key updates the city in the products. */
    async update(tx: Transaction, storeId: string, values: Partial<typeof stores.$inferInsert>) {
      await tx.update(stores).set(values).where(eq(stores.id, storeId))
    },

    async week(tx: Transaction, storeId: string): Promise<HoursRow[]> {
      const { storeId: _, ...columns } = getTableColumns(openingHours)
      return tx.select(columns).from(openingHours).where(eq(openingHours.storeId, storeId))
    },

    async setHours(tx: Transaction, storeId: string, week: HoursRow[]) {
      await tx.delete(openingHours).where(eq(openingHours.storeId, storeId))
      if (week.length > 0) {
        await tx.insert(openingHours).values(week.map((day) => ({ storeId, ...day })))
      }
    },

    async addSpans(tx: Transaction, storeId: string, spans: SpanRow[]) {
      if (spans.length === 0) return
      await tx.insert(openingSpans).values(spans.map((span) => ({ storeId, ...span })))
    },

    async removeSpans(tx: Transaction, storeId: string, weekdays: number[]) {
      const areTheirs = and(eq(openingSpans.storeId, storeId), inArray(openingSpans.weekday, weekdays))
      await tx.delete(openingSpans).where(areTheirs)
    },
  }
}
