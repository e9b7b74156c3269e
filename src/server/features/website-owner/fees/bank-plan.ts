import type { BankPart } from '#contract/shapes/bank-statement.ts'
import { feeReference } from '#domain/fee-reference.ts'
import { mostBankParts } from '#domain/limits.ts'

/** A window that is not paid for. */
export interface OpenCycle {
  cycleId: string
  storeId: string
  storeName: string
  personName: string
  referenceNumber: number
  startsOn: string
  endsOn: string
  dueOn: string
  owedCents: number
}

export interface Plan {
  parts: BankPart[]
  leftOverCents: number
}

export const noPlan: Plan = { parts: [], leftOverCents: 0 }

/** Pays one window after the other, each at most what is owed for it; the rest is left over. */
export function spread(amountCents: number, cycles: readonly OpenCycle[]): Plan {
  const parts: BankPart[] = []
  let left = amountCents
  for (const { cycleId, storeName, referenceNumber, startsOn, endsOn, dueOn, owedCents } of cycles) {
    const paid = Math.min(left, owedCents)
    if (paid <= 0 || parts.length === mostBankParts) continue
    const reference = feeReference(referenceNumber)
    const leftToPayCents = owedCents - paid
    parts.push({ cycleId, storeName, reference, startsOn, endsOn, dueOn, amountCents: paid, leftToPayCents })
    left -= paid
  }
  return { parts, leftOverCents: left }
}
