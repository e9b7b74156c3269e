import { sql } from 'drizzle-orm'
import type { CategoryName } from '#contract/shapes/category.ts'
import type { Store } from '#contract/shapes/store-listing.ts'
import { standingChecks } from '#domain/store-checks.ts'
import { pictures, storeCategories, stores } from '#server/platform/database/schema/index.ts'
import { addressColumns, addressOf, type Row, roundAverage, shownPicture } from './card.ts'

/** Until when the website owner has checked the store of a row. */
export const checkColumns = {
  verifiedUntil: stores.verifiedUntil,
  halalCheckedUntil: stores.halalCheckedUntil,
}

/** The columns of a store card: the store, its picture and the names of its categories. */
export const storeColumns = {
  id: stores.id,
  name: stores.name,
  description: stores.description,
  pictureKey: pictures.key,
  pictureUrl: pictures.url,
  placeholder: pictures.placeholder,
  contactInfo: stores.contactInfo,
  averageRating: stores.averageRating,
  ratingCount: stores.ratingCount,
  createdAt: stores.createdAt,
  categories: sql<CategoryName[]>`(
    select json_agg(json_build_object('_id', c.id, 'name', c.name) order by c.depth)
    from ${storeCategories} c where c.id = any (${stores.categoryPath}))`,
  ...checkColumns,
  ...addressColumns,
}
export type StoreRow = Row<typeof storeColumns>

export function toStore(row: StoreRow, now: Date): Store {
  const [storeCategory, subcategory1 = null, subcategory2 = null, subcategory3 = null] = row.categories
  if (!storeCategory) throw new Error(`store ${row.id} has no category`)
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    ...shownPicture(row),
    address: addressOf(row),
    contactInfo: row.contactInfo,
    averageRating: roundAverage(row.averageRating),
    ratingCount: row.ratingCount,
    storeCategory,
    subcategory1,
    subcategory2,
    subcategory3,
    checks: standingChecks(row, now),
    createdAt: row.createdAt.toISOString(),
  }
}
