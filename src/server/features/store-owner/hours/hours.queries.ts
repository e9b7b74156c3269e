import { and, asc, between, eq, gte, ne, sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { holidays, openingHours, specialDays, stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

type SpecialDayRow = typeof specialDays.$inferInsert

export type HoursQueries = ReturnType<typeof hoursQueries>

export function hoursQueries(tables: Tables) {
  return {
    /** One entry a day, because two holidays can share one. */
    holidays(from: string, until: string, language: Language) {
      const name = language === 'fr' ? holidays.nameFr : holidays.nameEn
      return tables
        .select({
          day: holidays.day,
          name: sql<string>`string_agg(${name}, ', ' order by ${holidays.nameEn})`,
          isProvisional: sql<boolean>`bool_and(${holidays.isProvisional})`,
        })
        .from(holidays)
        .where(between(holidays.day, from, until))
        .groupBy(holidays.day)
        .orderBy(asc(holidays.day))
    },

    async hasHours(tx: Transaction, storeId: string): Promise<boolean> {
      return (await tx.$count(openingHours, eq(openingHours.storeId, storeId))) > 0
    },

    /** The special days from a day on, without one of them. */
    otherSpecialDays: (tx: Transaction, storeId: string, from: string, day: string) =>
      tx.$count(
        specialDays,
        and(eq(specialDays.storeId, storeId), gte(specialDays.day, from), ne(specialDays.day, day)),
      ),

    async put(tx: Transaction, row: SpecialDayRow) {
      await tx
        .insert(specialDays)
        .values(row)
        .onConflictDoUpdate({ target: [specialDays.storeId, specialDays.day], set: row })
    },

    async remove(tx: Transaction, storeId: string, day: string) {
      await tx.delete(specialDays).where(and(eq(specialDays.storeId, storeId), eq(specialDays.day, day)))
    },

    async confirm(tx: Transaction, storeId: string, now: Date) {
      await tx.update(stores).set({ hoursConfirmedAt: now }).where(eq(stores.id, storeId))
    },
  }
}
