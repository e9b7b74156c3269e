import type { Deletion, FeeCycle, Receipt, Statement } from '#contract/shapes/fee.ts'
import type { OwnCycle, OwnFees, OwnReceipt, OwnStatement } from '#contract/store-owner/fees.ts'
import { feeState, graceEndsOn, outstandingCents } from '#domain/advertising-fees.ts'
import { feeReference } from '#domain/fee-reference.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import type { FeeAccounts } from '#server/shared/fee-accounts.ts'
import { waysToPay } from '#server/shared/payment-details.ts'
import type { OwnFeesQueries } from './fees.queries.ts'

/** The ledger as the website owner keeps it. */
export interface Ledger {
  cycles(
    storeId: string,
    page: number,
  ): Promise<{ months: string[]; cycles: FeeCycle[]; page: number; total: number; totalPages: number }>
  deletion(storeId: string): Promise<Deletion | null>
  /** Refuses a receipt of another store. */
  receipt(paymentId: string, storeId: string): Promise<Receipt>
  statement(storeId: string, month: string): Promise<Statement>
}

interface Deps {
  tables: Tables
  queries: OwnFeesQueries
  ledger: Ledger
  fees: Pick<FeeAccounts, 'nextWindow'>
  clock: Clock
}

export type FeesService = ReturnType<typeof feesService>

export function feesService({ tables, queries, ledger, fees, clock }: Deps) {
  return {
    async all({ storeId }: StoreOwner, { page }: { page: number }): Promise<OwnFees> {
      const day = mauritiusDay(clock())
      const [unpaid, windows, deletion, next, ways] = await Promise.all([
        queries.unpaid(storeId),
        ledger.cycles(storeId, page),
        ledger.deletion(storeId),
        fees.nextWindow(tables, storeId),
        waysToPay(tables),
      ])
      const owedCents = unpaid.reduce((sum, cycle) => sum + outstandingCents(cycle), 0)
      const [oldest] = unpaid
      const { cycles, ...paging } = windows
      return {
        state: feeState(oldest?.dueOn ?? null, owedCents, day),
        outstandingCents: owedCents,
        toPay: oldest
          ? {
              startsOn: oldest.startsOn,
              endsOn: oldest.endsOn,
              dueOn: oldest.dueOn,
              amountCents: outstandingCents(oldest),
              reference: feeReference(oldest.referenceNumber),
              graceEndsOn: graceEndsOn(oldest.dueOn),
            }
          : null,
        nextDueOn: next.dueOn,
        deletion: deletion && {
          deletedOn: deletion.deletedOn,
          isWarned: deletion.warnedOn !== null,
          isStopped: deletion.stoppedOn !== null,
        },
        ways,
        cycles: cycles.map(toOwnCycle),
        ...paging,
      }
    },

    async receipt({ storeId }: StoreOwner, paymentId: string): Promise<OwnReceipt> {
      const { recordedBy, ...receipt } = await ledger.receipt(paymentId, storeId)
      return receipt
    },

    async statement({ storeId }: StoreOwner, month: string): Promise<OwnStatement> {
      return withoutRecorders(await ledger.statement(storeId, month))
    },
  }
}

const toOwnCycle = ({ refundDueCents, ...cycle }: FeeCycle): OwnCycle => withoutRecorders(cycle)

const withoutRecorders = <Page extends Pick<FeeCycle, 'payments'>>({ payments, ...page }: Page) => ({
  ...page,
  payments: payments.map(({ recordedBy, ...payment }) => payment),
})
