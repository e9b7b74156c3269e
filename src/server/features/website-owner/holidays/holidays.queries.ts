import { and, asc, between, eq, ne, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { holidays } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export type HolidayRow = Omit<typeof holidays.$inferSelect, 'createdAt'>
type Written = Omit<HolidayRow, 'id'>

const columns = {
  id: holidays.id,
  day: holidays.day,
  nameEn: holidays.nameEn,
  nameFr: holidays.nameFr,
  isProvisional: holidays.isProvisional,
}

export type HolidaysQueries = ReturnType<typeof holidaysQueries>

export function holidaysQueries(tables: Tables) {
  return {
    ofYears: (first: number, last: number) =>
      tables
        .select(columns)
        .from(holidays)
        .where(between(holidays.day, `${first}-01-01`, `${last}-12-31`))
        .orderBy(asc(holidays.day), asc(holidays.nameEn)),

    async years(): Promise<number[]> {
      const rows = await tables
        .selectDistinct({ year: sql<number>`extract(year from ${holidays.day})::int` })
        .from(holidays)
      return rows.map(({ year }) => year)
    },

    /** An advisory lock: two changes of the table come one after the other. */
    async lockTable(tx: Transaction) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('holidays'))`)
    },

    async find(tx: Transaction, id: string): Promise<HolidayRow | undefined> {
      const [found] = await tx.select(columns).from(holidays).where(eq(holidays.id, id))
      return found
    },

    /** Another holiday of the same name on the same day, in either language and whatever its case. */
    async isThere(tx: Transaction, { id, day, nameEn, nameFr }: HolidayRow): Promise<boolean> {
      const same = await tx.$count(
        holidays,
        and(
          eq(holidays.day, day),
          ne(holidays.id, id),
          sql`(plain_text(${holidays.nameEn}) = plain_text(${nameEn}) or plain_text(${holidays.nameFr}) = plain_text(${nameFr}))`,
        ),
      )
      return same > 0
    },

    async add(tx: Transaction, row: HolidayRow, createdAt: Date) {
      await tx.insert(holidays).values({ ...row, createdAt })
    },

    async update(tx: Transaction, id: string, written: Written) {
      await tx.update(holidays).set(written).where(eq(holidays.id, id))
    },

    async remove(tx: Transaction, id: string) {
      await tx.delete(holidays).where(eq(holidays.id, id))
    },
  }
}
