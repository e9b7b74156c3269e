import { type Cents, formatRupees, toCents, toRupees } from '#domain/money.ts'

export const rupees = (cents: Cents) => formatRupees(toRupees(cents))

/**
 * What a person typed as rupees, be it 'Rs 1,500', '1500.5' or, as in French, '1500,50'; nothing when that is no amount
 * above zero. A comma with three figures after it parts thousands, with one or two it parts cents.
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
