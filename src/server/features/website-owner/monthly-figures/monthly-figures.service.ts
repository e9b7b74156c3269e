import { addDays, addMonths, mauritiusDay } from '#domain/mauritius-time.ts'
import { newsTopics } from '#domain/news-topics.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { MonthlyFiguresQueries } from './monthly-figures.queries.ts'

interface Deps {
  tables: Tables
  queries: MonthlyFiguresQueries
  mailer: Mailer
  clock: Clock
  /** How many stores one transaction takes. */
  atOnce?: number
}

/** Due on the first day; sent later when the site was down then, but not when it would be no news any more. */
const lastDayToSend = 7

/**
 * Mails each active store with fees its last month in figures, once. Running it again does nothing twice, because a
 * store's month is noted in the transaction that queues its mail.
 */
export function monthlyFiguresService({ tables, queries, mailer, clock, atOnce = 500 }: Deps) {
  return async function mailFigures(): Promise<void> {
    const today = mauritiusDay(clock())
    if (Number(today.slice(8)) > lastDayToSend) return
    const firstOfThis = `${today.slice(0, 7)}-01`
    const month = { from: addMonths(firstOfThis, -1), until: addDays(firstOfThis, -1) }
    const campaigns = await queries.campaigns(month)

    for (let claimed = atOnce; claimed === atOnce; ) {
      claimed = await inTransaction(tables, async (tx) => {
        const storeIds = await queries.claim(tx, month, clock(), atOnce)
        const rows = await queries.figures(tx, storeIds, month, newsTopics.monthlyFigures)
        const news = rows.map(({ userId, name, email, language, ...figures }) => ({
          to: { userId, name, email, language },
          letter: { kind: 'monthly-figures' as const, ...figures, month: month.from.slice(0, 7), campaigns },
        }))
        await mailer.sendNews(news, tx)
        return storeIds.length
      })
    }
  }
}
