import { type DiscountFault, type KeptDiscount, savedDiscount } from '#domain/discount.ts'
import { badField } from '#server/platform/http/errors.ts'

interface DiscountColumns {
  discountPercent: number | null
  discountExpiresAt: Date | null
}

const faults: Record<DiscountFault, [field: string, sentence: string]> = {
  'needs-value': ['discount.value', 'Please enter the discount in percent.'],
  'needs-expiry': ['discount.expiresAt', 'Please choose the day on which the discount ends.'],
  'is-over': ['discount.expiresAt', 'The discount must end today or later.'],
}

/** The discount to keep for what was sent, on top of what the product has. */
export function discountColumns(
  has: DiscountColumns | undefined,
  sent: Parameters<typeof savedDiscount>[1],
  now: Date,
): DiscountColumns {
  const kept: KeptDiscount | null =
    has?.discountPercent && has.discountExpiresAt
      ? { value: has.discountPercent, expiresAt: has.discountExpiresAt }
      : null
  const discount = savedDiscount(kept, sent, now)
  if (typeof discount === 'string') throw badField(...faults[discount])
  return { discountPercent: discount?.value ?? null, discountExpiresAt: discount?.expiresAt ?? null }
}
