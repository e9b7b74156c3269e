import { mauritiusDay } from '#domain/mauritius-time.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { copyPeriods, lockFeaturedList } from '#server/shared/featured/featured-list.ts'
import type { MidnightQueries } from './midnight.queries.ts'

interface Deps {
  tables: Tables
  queries: MidnightQueries
  change: Change
  mailer: Mailer
  clock: Clock
}

const atOnce = 500

/** Follows the clock: takes over the next period of a product, and tells stores whose paid time is over. Idempotent. */
export function midnight({ tables, queries, change, mailer, clock }: Deps) {
  async function takeOver(): Promise<void> {
    for (;;) {
      const now = clock()
      const ids = await queries.toCopy(tables, now, atOnce)
      if (ids.length === 0) return
      await change(async (tx) => {
        await lockFeaturedList(tx)
        await copyPeriods(tx, ids, now)
      })
    }
  }

  async function tellEnds(): Promise<void> {
    for (;;) {
      const told = await inTransaction(tables, async (tx) => {
        const ended = await queries.markEnded(tx, clock(), atOnce)
        for (const { productId, title, storeName, startsAt, endsAt, ...person } of ended) {
          const days = { startsOn: mauritiusDay(new Date(startsAt)), endsOn: mauritiusDay(new Date(endsAt)) }
          await mailer.send(person, { kind: 'advertising-ended', productId, title, storeName, ...days }, tx)
        }
        return ended.length
      })
      if (told < atOnce) return
    }
  }

  return async function follow(): Promise<void> {
    await takeOver()
    await tellEnds()
  }
}
