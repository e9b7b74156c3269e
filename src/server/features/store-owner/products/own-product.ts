import type { OwnProduct } from '#contract/shapes/own-product.ts'
import type { Language } from '#domain/language.ts'
import { toRupees } from '#domain/money.ts'
import { roundAverage, saidLanguage, shownPicture } from '#server/lists/card.ts'
import { trailIn } from '#server/lists/category-names.ts'
import { discountOf, isFeatured, saidState } from '#server/lists/product-card.ts'
import { removedPictureKey } from '#server/platform/images/removed-picture.ts'
import { toRemoval } from '#server/shared/picture-removal.ts'
import type { OwnProductRow } from './own-products.queries.ts'

export function toOwnProduct(row: OwnProductRow, now: Date, language: Language): OwnProduct {
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
    sku: row.sku,
    isHidden: row.isHidden,
    isDraft: row.pictureKey === removedPictureKey || row.description === '',
    isRemoved: row.status === 'removed',
    removal: toRemoval(row.removal),
    pictureRemoval: toRemoval(row.pictureRemoval),
    categories: [trailIn(language, row.categories)],
    categoryIds: row.categoryPath,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...saidLanguage(row.language),
    ...saidState(row),
  }
}
