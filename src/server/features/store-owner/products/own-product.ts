import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { toRupees } from '#domain/money.ts'
import { roundAverage, shownPicture } from '#server/lists/card.ts'
import { discountOf, isFeatured } from '#server/lists/product-card.ts'
import type { OwnProductRow } from './own-products.queries.ts'

export function toOwnProduct(row: OwnProductRow, now: Date): OwnProduct {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    price: toRupees(row.priceCents),
    ...shownPicture(row),
    link: row.link,
    discount: discountOf(row, now),
    averageRating: roundAverage(row.averageRating),
    ratingCount: row.ratingCount,
    isFeatured: isFeatured(row, now),
    isRemoved: row.status === 'removed',
    removal: row.removal && { reason: row.removal.reason, at: new Date(row.removal.at).toISOString() },
    categories: [row.categoryTrail],
    categoryIds: row.categoryPath,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  }
}
