import { sayProduct } from '#contract/shapes/product.sentences.ts'
import { type DiscountFault, type StoredDiscount, savedDiscount } from '#domain/discount.ts'
import type { Sentence } from '#domain/sentence.ts'
import { badField } from '#server/platform/http/errors.ts'
import { say } from './products.sentences.ts'

interface DiscountColumns {
  discountPercent: number | null
  discountExpiresAt: Date | null
}

const faults: Record<DiscountFault, [field: string, sentence: Sentence]> = {
  'needs-value': ['discount.value', sayProduct.noPercent],
  'needs-expiry': ['discount.expiresAt', sayProduct.noExpiry],
  'is-over': ['discount.expiresAt', say.discountIsOver],
}

/** The discount to store for what was sent, given what the product already has. */
export function discountColumns(
  has: DiscountColumns | undefined,
  sent: Parameters<typeof savedDiscount>[1],
  now: Date,
): DiscountColumns {
  const stored: StoredDiscount | null =
    has?.discountPercent && has.discountExpiresAt
      ? { value: has.discountPercent, expiresAt: has.discountExpiresAt }
      : null
  const discount = savedDiscount(stored, sent, now)
  if (typeof discount === 'string') throw badField(...faults[discount])
  return { discountPercent: discount?.value ?? null, discountExpiresAt: discount?.expiresAt ?? null }
}
