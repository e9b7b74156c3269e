import type { Receipt } from '#contract/shapes/fee.ts'
import type { LetterOrder } from '#server/platform/mail/letters/index.ts'

/** The receipt as the payer gets it by mail. A deleted store has no dashboard to find it in. */
export function receiptLetter(receipt: Receipt, hasDashboard: boolean): LetterOrder {
  const { _id, kind, window, issuer, storeName, payer, amountCents, method, receivedOn, leftToPayCents } =
    receipt
  return {
    kind: 'receipt',
    transfer: kind,
    paymentId: hasDashboard ? _id : null,
    number: receipt.receipt,
    storeName,
    payer,
    amountCents,
    method,
    reference: receipt.reference,
    receivedOn,
    window: {
      kind: window.kind,
      product: window.product?.title ?? null,
      startsOn: window.startsOn,
      endsOn: window.endsOn,
      reference: window.reference,
    },
    leftToPayCents,
    issuer,
  }
}
