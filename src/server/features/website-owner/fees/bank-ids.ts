import { v5 } from 'uuid'
import { mostBankParts } from '#domain/limits.ts'
import type { Transfer } from './bank-rows.ts'

const namespace = '7c1f7c0e-3b52-4c8e-9a43-5f0f6b6f2d11'

/** The id of a transfer's payment for one of its windows: the same row of the same file always has the same ids. */
export function bankPaymentId(transfer: Transfer, part: number): string {
  const { account, day, amountCents, description, occurrence } = transfer
  return v5(JSON.stringify([account, day, amountCents, description, occurrence, part]), namespace)
}

export const bankPaymentIds = (transfer: Transfer): string[] =>
  Array.from({ length: mostBankParts }, (_, part) => bankPaymentId(transfer, part))
