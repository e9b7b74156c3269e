import { addDays, addMonths, mauritiusDay } from '#domain/mauritius-time.ts'
import { newsTopics } from '#domain/news-topics.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import type { LetterOrder } from '#server/platform/mail/letters/index.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { HoursDailyQueries, ReaderRow } from './hours-daily.queries.ts'

interface Deps {
  tables: Tables
  queries: HoursDailyQueries
  mailer: Mailer
  clock: Clock
  /** How many stores one transaction takes. */
  atOnce?: number
}

type Holiday = Awaited<ReturnType<HoursDailyQueries['holidays']>>[number]

/** A mail is due when a holiday is this near, and asks about further ones soon after it as well. */
const daysBefore = 5
const alsoWithinDays = 8
const monthsUntilOld = 6

/** Past days go in steps of so many. */
const pastDaysAtOnce = 100

/**
 * Asks stores about their hours before a holiday and when nobody confirmed them for half a year, and deletes past special
 * days. Running it again does nothing twice, because a store's question is noted in the transaction that queues its mail.
 */
export function hoursDaily({ tables, queries, mailer, clock, atOnce = 500 }: Deps) {
  async function mail(
    tx: Transaction,
    storeIds: readonly string[],
    letterTo: (reader: ReaderRow) => LetterOrder,
  ): Promise<void> {
    const readers = await queries.readers(tx, storeIds, newsTopics.openingHours)
    const news = readers.map((reader) => {
      const { userId, name, email, language } = reader
      return { to: { userId, name, email, language }, letter: letterTo(reader) }
    })
    await mailer.sendNews(news, tx)
  }

  async function askAboutHolidays(
    tx: Transaction,
    storeIds: readonly string[],
    holidays: readonly Holiday[],
  ) {
    const asked = await queries.claimHolidays(tx, storeIds, [...new Set(holidays.map(({ day }) => day))])
    const isAsked = (store: string, date: string) =>
      asked.some(({ storeId, day }) => storeId === store && day === date)
    await mail(tx, [...new Set(asked.map(({ storeId }) => storeId))], ({ storeId, storeName }) => ({
      kind: 'holiday-hours',
      storeName,
      holidays: holidays.filter(({ day }) => isAsked(storeId, day)),
    }))
  }

  async function askWhetherRight(tx: Transaction, storeIds: readonly string[], today: string) {
    const old = await queries.claimOld(tx, storeIds, { today, old: addMonths(today, -monthsUntilOld) })
    await mail(tx, old, ({ storeName, confirmedAt }) => ({
      kind: 'hours-to-confirm',
      storeName,
      confirmedOn: confirmedAt && mauritiusDay(new Date(confirmedAt)),
    }))
  }

  async function removePast(today: string): Promise<void> {
    // What began yesterday may run on into today.
    const yesterday = addDays(today, -1)
    for (let gone = pastDaysAtOnce; gone === pastDaysAtOnce; )
      gone = await queries.removePastDays(yesterday, pastDaysAtOnce)
    await queries.removeOldReminders(addMonths(today, -2 * monthsUntilOld))
  }

  return async function today(): Promise<void> {
    const day = mauritiusDay(clock())
    await removePast(day)
    const soon = await queries.holidays(addDays(day, 1), addDays(day, alsoWithinDays))
    const isDue = soon.some((holiday) => holiday.day <= addDays(day, daysBefore))

    let last: string | null = null
    for (let found = atOnce; found === atOnce; ) {
      const storeIds: string[] = await queries.storesAfter(last, atOnce)
      await inTransaction(tables, async (tx) => {
        if (isDue) await askAboutHolidays(tx, storeIds, soon)
        await askWhetherRight(tx, storeIds, day)
      })
      last = storeIds.at(-1) ?? null
      found = storeIds.length
    }
  }
}
