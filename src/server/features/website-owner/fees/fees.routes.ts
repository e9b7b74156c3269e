import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { FeesServices } from './fees.wiring.ts'

const { ownerFees, ownerBank } = api

export function feesRoutes(mount: Mount, services: FeesServices) {
  const { ledger, payments, productChoice, bank, ahead, statements, deletions } = services
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
  mount(ownerFees.chooseProduct, ({ caller, params, body }) =>
    productChoice.choose(caller, params.cycleId, body.productId),
  )
  mount(ownerFees.receipt, ({ params }) => payments.receipt(params.paymentId))
  mount(ownerFees.statement, ({ params }) => statements.statement(params.storeId, params.month))

  mount(ownerBank.read, ({ body }) => bank.read(body))
  mount(ownerBank.record, ({ caller, body }) => bank.record(caller, body))
  mount(ownerBank.windows, ({ query }) => bank.windows(query))

  mount(ownerFees.deletions, ({ query }) => deletions.list(query))
  mount(ownerFees.stopDeletion, ({ caller, params }) => deletions.stop(caller, params.storeId))
  mount(ownerFees.resumeDeletion, ({ caller, params }) => deletions.resume(caller, params.storeId))
}
