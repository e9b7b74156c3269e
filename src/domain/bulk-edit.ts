import { normaliseExpiry } from './discount.ts'
import { highestPriceRupees } from './limits.ts'
import { type Cents, type Rupees, toCents } from './money.ts'

/** One change for many products. */
export type BulkOperation =
  | { kind: 'price'; by: 'percent' | 'amount'; value: number }
  | { kind: 'discount'; value: number; expiresAt: string }
  | { kind: 'end-discount' }
  | { kind: 'category'; categories: string[] }
  | { kind: 'hide' | 'show' | 'delete' }

export interface BulkProduct {
  priceCents: Cents
  discountPercent: number | null
  discountExpiresAt: Date | null
  categoryId: string
  isHidden: boolean
  /** Without a picture or a description it cannot be shown. */
  isDraft: boolean
}

type Changes = Partial<Omit<BulkProduct, 'isDraft'>> & { isDeleted?: true }

/** Why one product stays as it is. */
export const bulkFaults = ['below-zero', 'too-high', 'is-draft', 'discount-over'] as const
export type BulkFault = (typeof bulkFaults)[number]

export type BulkOutcome =
  | { changes: Changes; fault?: never }
  | { changes?: never; fault: BulkFault }
  | { changes?: never; fault?: never }

const unchanged: BulkOutcome = {}

/** What an operation makes of a product: its changes, a fault, or neither when it is so already. */
export function bulkOutcome(product: BulkProduct, operation: BulkOperation, now: Date): BulkOutcome {
  switch (operation.kind) {
    case 'price': {
      const priceCents = changedPrice(product.priceCents, operation)
      if (priceCents < 0) return { fault: 'below-zero' }
      if (priceCents > toCents(highestPriceRupees)) return { fault: 'too-high' }
      return priceCents === product.priceCents ? unchanged : { changes: { priceCents } }
    }
    case 'discount': {
      const ends = normaliseExpiry(operation.expiresAt)
      if (!ends || ends <= now) return { fault: 'discount-over' }
      const isSame =
        product.discountPercent === operation.value && product.discountExpiresAt?.getTime() === ends.getTime()
      return isSame ? unchanged : { changes: { discountPercent: operation.value, discountExpiresAt: ends } }
    }
    case 'end-discount':
      return product.discountPercent === null
        ? unchanged
        : { changes: { discountPercent: null, discountExpiresAt: null } }
    case 'category': {
      const categoryId = operation.categories.at(-1) ?? product.categoryId
      return categoryId === product.categoryId ? unchanged : { changes: { categoryId } }
    }
    case 'hide':
      return product.isHidden ? unchanged : { changes: { isHidden: true } }
    case 'show':
      if (!product.isHidden) return unchanged
      return product.isDraft ? { fault: 'is-draft' } : { changes: { isHidden: false } }
    case 'delete':
      return { changes: { isHidden: true, isDeleted: true } }
  }
}

/** An amount is added exactly; a percentage is rounded to whole rupees, halves up. */
function changedPrice(cents: Cents, { by, value }: { by: 'percent' | 'amount'; value: Rupees }): Cents {
  if (by === 'amount') return cents + toCents(value)
  // Whole cents times whole hundredths of a percent, so that halves round without floating-point surprises.
  return Math.floor((cents * (10_000 + Math.round(value * 100)) + 500_000) / 1_000_000) * 100
}
