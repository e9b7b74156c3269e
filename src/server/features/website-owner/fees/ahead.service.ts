import { addMonths, mauritiusDay } from '#domain/mauritius-time.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { badField } from '#server/platform/http/errors.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { FeeAccounts } from '#server/shared/fee-accounts.ts'
import { noSuchStore } from '#server/shared/not-found.ts'
import { toCycle } from './cycle.ts'
import { say } from './fees.sentences.ts'
import type { PaymentQueries } from './payments.queries.ts'

interface Deps {
  tables: Tables
  queries: Pick<PaymentQueries, 'lockStore' | 'lockCycle'>
  accounts: FeeAccounts
  clock: Clock
}

const mostMonthsAhead = 12
const announced = () => changedSince(say.announcedMeanwhile)

/** Stores may pay before a window is announced by itself. */
export function ahead({ tables, queries, accounts, clock }: Deps) {
  return {
    async announceNext(owner: WebsiteOwner, storeId: string, startsOn: string) {
      const now = clock()
      return inTransaction(tables, async (tx) => {
        const store = await queries.lockStore(tx, storeId)
        if (!store) throw noSuchStore()
        const window = await accounts.nextWindow(tx, storeId)
        if (window.startsOn !== startsOn) throw announced()
        if (startsOn > addMonths(mauritiusDay(now), mostMonthsAhead))
          throw badField('startsOn', say.tooFarAhead)
        const [cycleId] = await accounts.charge(tx, [{ ...store, window }])
        const cycle = cycleId && (await queries.lockCycle(tx, cycleId))
        if (!cycle) throw announced()
        await record(tx, {
          owner,
          action: 'announce-window',
          target: { kind: 'store', id: storeId },
          details: { store: store.name, startsOn },
          now,
        })
        return {
          message: say.announced,
          cycle: toCycle(cycle, [], mauritiusDay(now)),
        }
      })
    },
  }
}
