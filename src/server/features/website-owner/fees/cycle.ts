import type { FeeCycle, FeePayment } from '#contract/shapes/fee.ts'
import { feeState, outstandingCents, refundDueCents } from '#domain/advertising-fees.ts'
import type { feeCycles, feePayments } from '#server/platform/database/schema/index.ts'

export type CycleRow = typeof feeCycles.$inferSelect
export type PaymentRow = typeof feePayments.$inferSelect

export function toPayment(row: PaymentRow): FeePayment {
  const { id, kind, amountCents, method, reference, receivedOn, recordedBy } = row
  return {
    _id: id,
    receipt: `ZB-${String(row.receiptNumber).padStart(6, '0')}`,
    kind,
    amountCents,
    method,
    reference,
    receivedOn,
    recordedBy,
    createdAt: row.createdAt.toISOString(),
  }
}

export function toWindow(row: CycleRow) {
  const { id, kind, productId, productTitle, startsOn, endsOn, dueOn, amountCents, massAdvertisingCents } =
    row
  return {
    _id: id,
    kind,
    product: productTitle === null ? null : { _id: productId, title: productTitle },
    startsOn,
    endsOn,
    dueOn,
    amountCents,
    massAdvertisingCents,
  }
}

export function toCycle(row: CycleRow, payments: readonly PaymentRow[], day: string): FeeCycle {
  const owedCents = outstandingCents(row)
  return {
    ...toWindow(row),
    paidCents: row.paidCents,
    outstandingCents: owedCents,
    refundDueCents: refundDueCents(row),
    state: feeState(row.dueOn, owedCents, day),
    payments: payments.filter(({ cycleId }) => cycleId === row.id).map(toPayment),
  }
}
