import { type Cents, toCents, toRupees } from '#domain/money.ts'

export { rupees } from '#web/shared/fees/fee-text.ts'

/**
 * Reads typed rupees such as 'Rs 1,500', '1500.5' or the French '1500,50'; undefined unless the amount is above zero. A comma
 * before three digits separates thousands, before one or two it separates cents.
 */
export function centsIn(typed: string): Cents | undefined {
  const plain = typed
    .replace(/^\s*rs\.?/i, '')
    .replace(/\s/g, '')
    .replace(/,(\d{1,2})$/, '.$1')
    .replace(/,(?=\d{3})/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return
  return toCents(Number(plain)) || undefined
}

/** The amount as the text of a field. */
export const typedAmount = (cents: Cents) => (cents ? String(toRupees(cents)) : '')
