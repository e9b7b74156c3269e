import type { Product } from '#contract/shapes/product.ts'
import { isRunning } from '#domain/discount.ts'
import { toRupees } from '#domain/money.ts'
import { pictures, products, stores } from '#server/platform/database/schema/index.ts'
import {
  addressColumns,
  addressOf,
  ownPosition,
  positionColumns,
  type Row,
  roundAverage,
  saidLanguage,
  shownPicture,
} from './card.ts'

/** Columns of the product and its picture. */
export const ownColumns = {
  id: products.id,
  title: products.title,
  priceCents: products.priceCents,
  pictureKey: pictures.key,
  pictureUrl: pictures.url,
  placeholder: pictures.placeholder,
  link: products.link,
  discountPercent: products.discountPercent,
  discountExpiresAt: products.discountExpiresAt,
  featuredFrom: products.featuredFrom,
  featuredUntil: products.featuredUntil,
  averageRating: products.averageRating,
  ratingCount: products.ratingCount,
  createdAt: products.createdAt,
  language: products.language,
  availability: products.availability,
  condition: products.condition,
}

/** The columns of a product card: the product's own, and those of its store. */
export const productColumns = {
  ...ownColumns,
  storeId: stores.id,
  storeName: stores.name,
  storeAverageRating: stores.averageRating,
  storeRatingCount: stores.ratingCount,
  contactInfo: stores.contactInfo,
  storeLanguage: stores.language,
  ...addressColumns,
  ...positionColumns,
}
export type ProductRow = Row<typeof productColumns>

export function toProduct(row: ProductRow, now: Date): Product {
  return {
    _id: row.id,
    title: row.title,
    price: toRupees(row.priceCents),
    ...shownPicture(row),
    link: row.link,
    discount: discountOf(row, now),
    averageRating: roundAverage(row.averageRating),
    ratingCount: row.ratingCount,
    storeName: row.storeName,
    averageStoreRating: roundAverage(row.storeAverageRating),
    storeRatingCount: row.storeRatingCount,
    userId: row.storeId,
    address: addressOf(row),
    ...ownPosition(row),
    contactInfo: row.contactInfo,
    isFeatured: isFeatured(row, now),
    createdAt: row.createdAt.toISOString(),
    ...saidLanguage(row.language, row.storeLanguage),
    ...saidState(row),
  }
}

/** What the store says about the product itself; nothing when it does not. */
export const saidState = ({ availability, condition }: Pick<ProductRow, 'availability' | 'condition'>) => ({
  ...(availability && { availability }),
  ...(condition && { condition }),
})

export function discountOf(
  row: Pick<ProductRow, 'discountPercent' | 'discountExpiresAt'>,
  now: Date,
): Product['discount'] {
  const discount = { value: row.discountPercent, expiresAt: row.discountExpiresAt?.toISOString() ?? null }
  return { ...discount, isActive: isRunning({ ...discount, isActive: true }, now) }
}

export const isFeatured = (
  { featuredFrom, featuredUntil }: Pick<ProductRow, 'featuredFrom' | 'featuredUntil'>,
  now: Date,
) => featuredFrom !== null && featuredFrom <= now && (featuredUntil === null || featuredUntil > now)
