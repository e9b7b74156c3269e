import type { Store } from '#contract/shapes/store-listing.ts'
import type { Language } from '#domain/language.ts'
import { standingChecks } from '#domain/store-checks.ts'
import { pictures, storeCategories, stores } from '#server/platform/database/schema/index.ts'
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
import { categoriesAlong, namedIn } from './category-names.ts'

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
  language: stores.language,
  categories: categoriesAlong(storeCategories, stores.categoryPath),
  ...checkColumns,
  ...addressColumns,
  ...positionColumns,
}
export type StoreRow = Row<typeof storeColumns>

export function toStore(row: StoreRow, now: Date, language: Language): Store {
  const categories = row.categories.map(namedIn(language))
  const [storeCategory, subcategory1 = null, subcategory2 = null, subcategory3 = null] = categories
  if (!storeCategory) throw new Error(`store ${row.id} has no category`)
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    ...shownPicture(row),
    address: addressOf(row),
    ...ownPosition(row),
    contactInfo: row.contactInfo,
    averageRating: roundAverage(row.averageRating),
    ratingCount: row.ratingCount,
    storeCategory,
    subcategory1,
    subcategory2,
    subcategory3,
    checks: standingChecks(row, now),
    createdAt: row.createdAt.toISOString(),
    ...saidLanguage(row.language),
  }
}
