import type { Category } from '#contract/category.ts'
import type { Product } from '#contract/product.ts'
import type { Store } from '#contract/store-listing.ts'
import { isRunning } from '#domain/discount.ts'
import { toRupees } from '#domain/money.ts'
import { deliveryUrl } from '#server/images/delivery-url.ts'
import type { CategoryRow, ProductRow, StoreRow } from './catalogue.queries.ts'

/** Two decimals are plenty for a star average. */
const roundAverage = (average: number) => Math.round(average * 100) / 100

const addressOf = (row: ProductRow | StoreRow) => ({
  stNumber: row.stNumber,
  line: row.line,
  locality: row.locality,
  city: row.city,
  details: row.addressDetails,
})

export function toProduct(row: ProductRow, now: Date): Product {
  const discount = { value: row.discountPercent, expiresAt: row.discountExpiresAt?.toISOString() ?? null }
  return {
    _id: row.id,
    title: row.title,
    price: toRupees(row.priceCents),
    image: row.pictureUrl ?? deliveryUrl(row.pictureKey),
    imagePlaceholder: row.placeholder,
    link: row.link,
    discount: { ...discount, isActive: isRunning({ ...discount, isActive: true }, now) },
    averageRating: roundAverage(row.averageRating),
    ratingCount: row.ratingCount,
    storeName: row.storeName,
    averageStoreRating: roundAverage(row.storeAverageRating),
    storeRatingCount: row.storeRatingCount,
    userId: row.storeId,
    address: addressOf(row),
    contactInfo: row.contactInfo,
    isFeatured: isFeatured(row, now),
    createdAt: row.createdAt.toISOString(),
  }
}

const isFeatured = ({ featuredFrom, featuredUntil }: ProductRow, now: Date) =>
  featuredFrom !== null && featuredFrom <= now && (featuredUntil === null || featuredUntil > now)

export function toStore(row: StoreRow): Store {
  const [storeCategory, subcategory1, subcategory2, subcategory3] = row.categories
  if (!storeCategory) throw new Error(`store ${row.id} has no category`)
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    image: row.pictureUrl ?? deliveryUrl(row.pictureKey),
    imagePlaceholder: row.placeholder,
    address: addressOf(row),
    contactInfo: row.contactInfo,
    averageRating: roundAverage(row.averageRating),
    ratingCount: row.ratingCount,
    storeCategory,
    subcategory1: subcategory1 ?? null,
    subcategory2: subcategory2 ?? null,
    subcategory3: subcategory3 ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Rows come parents first, each level in its order. */
export function toTree(rows: readonly CategoryRow[]): Category[] {
  const roots: Category[] = []
  const byId = new Map<string, Category>()
  for (const { id, parentId, name, icon } of rows) {
    const category: Category = { _id: id, name, icon, subcategories: [] }
    byId.set(id, category)
    const siblings = parentId ? byId.get(parentId)?.subcategories : roots
    siblings?.push(category)
  }
  return roots
}
