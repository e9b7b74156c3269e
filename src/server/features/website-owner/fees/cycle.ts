import type { FeeCycle, FeePayment } from '#contract/shapes/fee.ts'
import { feeState, outstandingCents, payableCents, refundDueCents } from '#domain/advertising-fees.ts'
import { feeReference } from '#domain/fee-reference.ts'
import type { feeCycles, feePayments } from '#server/platform/database/schema/index.ts'

export type CycleRow = typeof feeCycles.$inferSelect
export type PaymentRow = typeof feePayments.$inferSelect

export const receiptNumber = (number: number): string => `ZB-${String(number).padStart(6, '0')}`

/** Payments from before the payer was noted name the store. */
export function toPayment(row: PaymentRow, storeName: string): FeePayment {
  const { id, kind, amountCents, method, reference, receivedOn, recordedBy } = row
  return {
    _id: id,
    receipt: receiptNumber(row.receiptNumber),
    kind,
    amountCents,
    method,
    reference,
    receivedOn,
    payer: row.payerName || storeName,
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
    reference: feeReference(row.referenceNumber),
  }
}

export function toCycle(row: CycleRow, payments: readonly PaymentRow[], day: string): FeeCycle {
  const owedCents = outstandingCents(row)
  return {
    ...toWindow(row),
    paidCents: row.paidCents,
    outstandingCents: owedCents,
    payableCents: payableCents(row),
    refundDueCents: refundDueCents(row),
    state: feeState(row.dueOn, owedCents, day),
    payments: payments
      .filter(({ cycleId }) => cycleId === row.id)
      .map((payment) => toPayment(payment, row.storeName)),
  }
}
