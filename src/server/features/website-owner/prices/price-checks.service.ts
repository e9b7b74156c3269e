import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { toPriceRows } from '#server/shared/price-history.ts'
import type { PriceCheckQueries } from './price-checks.queries.ts'
import { raisedPrice } from './raised-price.ts'

interface Deps {
  tables: Tables
  queries: PriceCheckQueries
  clock: Clock
}

/** Few, because a store that saves one of these prices waits for the transaction. */
const atOnce = 100
/** The rest is done an hour later. */
const mostRounds = 500

/** Finds discounts on raised prices among the products whose price changed. Idempotent. */
export function priceChecks({ tables, queries, clock }: Deps) {
  const checkSome = () =>
    inTransaction(tables, async (tx) => {
      const ids = await queries.take(tx, atOnce)
      if (ids.length === 0) return 0
      const now = clock()
      const histories = await queries.histories(tx, ids)
      await queries.add(
        tx,
        histories.flatMap(({ id, historyRows }) => raisedPrice(id, toPriceRows(historyRows), now) ?? []),
      )
      return ids.length
    })

  return async function check(): Promise<void> {
    for (let round = 0; round < mostRounds; round += 1) if ((await checkSome()) < atOnce) return
  }
}
