import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { FeesServices } from './fees.wiring.ts'

const { ownerFees } = api

export function feesRoutes(mount: Mount, { ledger, payments, ahead, statements, deletions }: FeesServices) {
  mount(ownerFees.stores, ({ query }) => ledger.stores(query))
  mount(ownerFees.ledger, ({ params, query }) => ledger.store(params.storeId, query))
  mount(ownerFees.closedLedger, ({ query }) => ledger.closed(query))

  mount(ownerFees.announceNext, ({ caller, params, body }) =>
    ahead.announceNext(caller, params.storeId, body.startsOn),
  )
  mount(ownerFees.pay, ({ caller, params, body }) => payments.pay(caller, params.cycleId, body))
  mount(ownerFees.refund, ({ caller, params, body }) => payments.refund(caller, params.cycleId, body))
  mount(ownerFees.personalised, ({ caller, params, body }) =>
    payments.personalised(caller, params.storeId, body),
  )
  mount(ownerFees.receipt, ({ params }) => payments.receipt(params.paymentId))
  mount(ownerFees.statement, ({ params }) => statements.statement(params.storeId, params.month))

  mount(ownerFees.deletions, ({ query }) => deletions.list(query))
  mount(ownerFees.stopDeletion, ({ caller, params }) => deletions.stop(caller, params.storeId))
  mount(ownerFees.resumeDeletion, ({ caller, params }) => deletions.resume(caller, params.storeId))
}
