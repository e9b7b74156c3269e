import { reducedPrice } from '#domain/discount.ts'
import { inLanguage, type Language } from '#domain/language.ts'
import { type Cents, toCents, toRupees } from '#domain/money.ts'
import type { Availability, Condition } from '#domain/product-state.ts'
import { shownPicture } from '#server/lists/card.ts'
import { trailIn } from '#server/lists/category-names.ts'
import { discountOf } from '#server/lists/product-card.ts'
import type { FeedRow } from './feeds.queries.ts'

/** A product as both formats need it. */
export interface FeedItem {
  id: string
  title: string
  description: string
  link: string
  image: string
  category: string
  priceCents: Cents
  sale: { priceCents: Cents; from: Date; until: Date } | undefined
  availability: Availability
  condition: Condition
}

interface FeedSite {
  origin: string
  language: Language
}

/** Both formats take no longer titles. */
const longestTitle = 150

/** Both formats require an availability and a condition; the dashboard says what stands for those that are not said. */
export function feedItem(row: FeedRow, { origin, language }: FeedSite, now: Date): FeedItem {
  const { image } = shownPicture(row)
  const discount = discountOf(row, now)
  return {
    id: row.id,
    title: Array.from(row.title).slice(0, longestTitle).join(''),
    description: row.description,
    link: origin + inLanguage(language, `/product/${row.id}`),
    image: image.startsWith('/') ? origin + image : image,
    category: trailIn(language, row.categories),
    priceCents: row.priceCents,
    sale:
      discount.isActive && discount.value !== null && discount.expiresAt !== null
        ? {
            priceCents: toCents(reducedPrice(toRupees(row.priceCents), { value: discount.value })),
            from: row.priceChangedAt,
            until: new Date(discount.expiresAt),
          }
        : undefined,
    availability: row.availability ?? 'available',
    condition: row.condition ?? 'new',
  }
}

/** '1250.00 MUR': no thousands, always two decimals. */
export function feedPrice(cents: Cents): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)} MUR`
}

const aheadOfUtcInMs = 4 * 3_600_000

/** '2026-11-14T23:59+0400', the time in Mauritius. */
export function feedMoment(moment: Date, offset: '+0400' | '+04:00'): string {
  return new Date(moment.getTime() + aheadOfUtcInMs).toISOString().slice(0, 16) + offset
}
