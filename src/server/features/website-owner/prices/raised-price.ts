import { honestDiscount, type PriceRow, priceSteps } from '#domain/honest-price.ts'
import { toCents } from '#domain/money.ts'
import type { RaisedPriceFound } from './price-checks.queries.ts'

/** Undefined unless a discount runs now on a price that was raised for it. */
export function raisedPrice(
  productId: string,
  rows: readonly PriceRow[],
  now: Date,
): RaisedPriceFound | undefined {
  const honest = honestDiscount(rows, now)
  const { percent, expiresAt } = rows.at(-1) ?? {}
  const step = priceSteps(rows, now).at(-1)
  if (!honest?.isRaised || honest.lowestPrice === null || !step || !percent || !expiresAt) return
  return {
    productId,
    startedAt: honest.startedAt,
    announcedPercent: percent,
    expiresAt,
    listPriceCents: toCents(step.listPrice),
    salePriceCents: toCents(step.price),
    lowestPriceCents: toCents(honest.lowestPrice),
    foundAt: now,
  }
}
