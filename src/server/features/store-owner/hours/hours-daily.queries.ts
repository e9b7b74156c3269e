import { asc, between, sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { NewsTopic } from '#domain/news-topics.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  holidays,
  hoursReminders,
  mailOptOuts,
  openingHours,
  specialDays,
  stores,
  users,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export interface ReaderRow extends Record<string, unknown> {
  storeId: string
  storeName: string
  confirmedAt: string | null
  userId: string
  name: string
  email: string
  language: Language
}

export type HoursDailyQueries = ReturnType<typeof hoursDailyQueries>

export function hoursDailyQueries(tables: Tables) {
  return {
    holidays: (from: string, until: string) =>
      tables
        .select({
          day: holidays.day,
          nameEn: holidays.nameEn,
          nameFr: holidays.nameFr,
          isProvisional: holidays.isProvisional,
        })
        .from(holidays)
        .where(between(holidays.day, from, until))
        .orderBy(asc(holidays.day), asc(holidays.nameEn)),

    /** Active stores with opening hours, by id. */
    async storesAfter(id: string | null, most: number): Promise<string[]> {
      const found = await tables.execute<{ id: string }>(sql`
        select s.id from ${stores} s
        where s.status = 'active' and (${id}::uuid is null or s.id > ${id}::uuid)
          and exists (select from ${openingHours} h where h.store_id = s.id)
        order by s.id limit ${most}`)
      return found.map((store) => store.id)
    },

    /**
     * Notes which of these stores are asked about which of these days: those that would be open, have not answered and
     * were not asked before. Another process that notes the same waits for this transaction, and then gets none of them.
     */
    async claimHolidays(tx: Transaction, storeIds: readonly string[], days: readonly string[]) {
      return tx.execute<{ storeId: string; day: string }>(sql`
        insert into ${hoursReminders} (store_id, about, day)
        select h.store_id, 'holiday', d.day
        from (select unnest(${sql.param([...days])}::text[])::date as day) d
        join ${openingHours} h on h.weekday = extract(isodow from d.day) and h.is_open
        where h.store_id = any(${sql.param([...storeIds])}::uuid[])
          and not exists (select from ${specialDays} s where s.store_id = h.store_id and s.day = d.day)
        order by h.store_id, d.day
        on conflict do nothing returning store_id as "storeId", day::text as day`)
    },

    /** Notes which of these stores are asked whether their hours are still right, once in that time. */
    async claimOld(
      tx: Transaction,
      storeIds: readonly string[],
      { today, old }: { today: string; old: string },
    ) {
      const claimed = await tx.execute<{ storeId: string }>(sql`
        insert into ${hoursReminders} (store_id, about, day)
        select s.id, 'age', ${today}::date from ${stores} s
        where s.id = any(${sql.param([...storeIds])}::uuid[])
          and coalesce(s.hours_confirmed_at, s.updated_at) < ${old}::date
          and not exists (select from ${hoursReminders} r
            where r.store_id = s.id and r.about = 'age' and r.day > ${old}::date)
        order by s.id
        on conflict do nothing returning store_id as "storeId"`)
      return claimed.map(({ storeId }) => storeId)
    },

    /** The people behind these stores who want such mails. */
    readers(tx: Transaction, storeIds: readonly string[], topic: NewsTopic) {
      return tx.execute<ReaderRow>(sql`
        select s.id as "storeId", s.name as "storeName", s.hours_confirmed_at as "confirmedAt",
          u.id as "userId", u.name, u.email, u.language
        from ${stores} s join ${users} u on u.id = s.user_id
        where s.id = any(${sql.param([...storeIds])}::uuid[])
          and not exists (select from ${mailOptOuts} o where o.email = u.email and o.topic = ${topic})
        order by s.id`)
    },

    /** Few at a time, so that each store whose answers change is announced by itself. Returns how many went. */
    async removePastDays(before: string, most: number): Promise<number> {
      const gone = await tables.execute(sql`
        delete from ${specialDays} where (store_id, day) in (
          select store_id, day from ${specialDays} where day < ${before}::date limit ${most})
        returning 1`)
      return gone.length
    },

    async removeOldReminders(before: string) {
      await tables.execute(sql`delete from ${hoursReminders} where day < ${before}::date`)
    },
  }
}
