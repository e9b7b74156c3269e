import type { PriceAges } from '#contract/store-owner/prices.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import { lockStore } from '../lock-store.ts'
import type { PricesQueries } from './prices.queries.ts'
import { say } from './prices.sentences.ts'

interface Deps {
  queries: PricesQueries
  change: Change
  clock: Clock
}

export function priceConfirmation({ queries, change, clock }: Deps) {
  async function ages({ storeId }: StoreOwner): Promise<PriceAges> {
    const found = await queries.ages(storeId, mauritiusDay(clock()))
    if (!found) throw sessionOver()
    const { confirmedAt, ...counts } = found
    return { ...counts, confirmedAt: confirmedAt?.toISOString() ?? null }
  }

  return {
    ages,

    async confirm(caller: StoreOwner) {
      await change(async (tx) => {
        await lockStore(tx, caller.storeId)
        await queries.confirm(tx, caller.storeId, clock())
      })
      return { message: say.confirmed, prices: await ages(caller) }
    },
  }
}
