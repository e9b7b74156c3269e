import { mauritiusDay } from '#domain/mauritius-time.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { badField, notFound, Refusal } from '#server/platform/http/errors.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { PaidFeaturing } from '#server/shared/featured/paid-featuring.ts'
import { say } from './fees.sentences.ts'
import type { PaymentQueries } from './payments.queries.ts'

interface Deps {
  change: Change
  followPayments: PaidFeaturing
  queries: Pick<PaymentQueries, 'lockCycle' | 'productTitle' | 'chooseProduct'>
  clock: Clock
}

const isOver = () => new Refusal(409, 'window-over', say.windowOver)

/** Personalised advertising may be paid for before its product is known, or lose it when the product is deleted. */
export function productChoice({ change, followPayments, queries, clock }: Deps) {
  return {
    async choose(owner: WebsiteOwner, cycleId: string, productId: string) {
      await change(async (tx) => {
        const now = clock()
        const cycle = await queries.lockCycle(tx, cycleId)
        if (cycle?.kind !== 'personalised' || !cycle.storeId) throw notFound(say.noSuchWindow)
        if (cycle.productId) throw changedSince(say.productChosen)
        if (cycle.endsOn < mauritiusDay(now)) throw isOver()
        const title = await queries.productTitle(tx, cycle.storeId, productId)
        if (title === undefined) throw badField('productId', say.foreignProduct)
        await queries.chooseProduct(tx, cycleId, { id: productId, title })
        await followPayments(tx, cycleId, now)
        await record(tx, {
          owner,
          action: 'choose-advertised-product',
          target: { kind: 'fee-cycle', id: cycleId },
          details: { store: cycle.storeName, product: title, startsOn: cycle.startsOn, endsOn: cycle.endsOn },
          now,
        })
      })
      return { message: say.productIsChosen }
    },
  }
}
