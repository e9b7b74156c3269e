import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { longest } from '#domain/limits.ts'
import { enoughRatings } from '#domain/listing.ts'
import { availabilities, conditions } from '#domain/product-state.ts'
import { productCategories } from './categories.ts'
import { characters, createdAt, id, instant, spot, tsvector } from './columns.ts'
import { pictures } from './pictures.ts'
import { storeStatus, stores, textLanguage } from './stores.ts'

export const productStatus = pgEnum('product_status', ['active', 'removed', 'hidden'])
export const productAvailability = pgEnum('product_availability', availabilities)
export const productCondition = pgEnum('product_condition', conditions)

const wellRated = sql.raw(`is_visible and rating_count >= ${enoughRatings}`)
const discounted = sql`is_visible and discount_percent is not null`
const categoryAt = (level: number) => sql.raw(`(category_path[${level}])`)

/**
 * `city`, `pin` and `storeStatus` are copies of the store's columns, and `categoryPath` of the category's. Cascading
 * foreign keys maintain them, so that every public list is one index scan. Columns that a list only filters by are at the end
 * of its index, so that a far page and a count need not read the table.
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    storeId: uuid('store_id').notNull(),
    city: text('city').notNull(),
    pin: text('pin').notNull().default(''),
    storeStatus: storeStatus('store_status').notNull().default('active'),
    status: productStatus('status').notNull().default('active'),
    isVisible: boolean('is_visible')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`store_status = 'active' and status = 'active'`),
    /** The store owner's wish. It outlives a removal by the website owner, after which the product is hidden again. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** The store's own reference, by which an import finds the product again. */
    sku: text('sku'),
    /** Deleted in bulk: gone for everybody now, deleted with its picture at this moment unless that is undone. */
    deleteAt: instant('delete_at'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    priceCents: integer('price_cents').notNull(),
    pictureKey: text('picture_key')
      .notNull()
      .references(() => pictures.key, { onDelete: 'restrict' }),
    link: text('link'),
    categoryId: uuid('category_id').notNull(),
    categoryPath: uuid('category_path').array().notNull(),
    discountPercent: numeric('discount_percent', { precision: 5, scale: 2, mode: 'number' }),
    discountExpiresAt: instant('discount_expires_at'),
    featuredFrom: instant('featured_from'),
    featuredUntil: instant('featured_until'),
    featuredPosition: integer('featured_position').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    averageRating: doublePrecision('average_rating')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when rating_count = 0 then 0 else rating_sum::float8 / rating_count end`,
      ),
    /** All words, stemmed: title, store, place, categories, description; maintained by a trigger. */
    search: tsvector('search').notNull().default(''),
    /**
     * The words of the title, the store's name, the category itself and the place, plural and singular; maintained by
     * a trigger.
     */
    nameWords: tsvector('name_words').notNull().default(''),
    language: textLanguage('language'),
    /** Null when the store does not say, as is its condition. */
    availability: productAvailability('availability'),
    condition: productCondition('condition'),
    /** Counts saves, so that the later of two edits is told about the earlier. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    foreignKey({
      name: 'products_store',
      columns: [t.storeId, t.city, t.storeStatus, t.pin],
      foreignColumns: [stores.id, stores.city, stores.status, stores.pin],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    foreignKey({
      name: 'products_category',
      columns: [t.categoryId, t.categoryPath],
      foreignColumns: [productCategories.id, productCategories.path],
    })
      .onUpdate('cascade')
      .onDelete('restrict'),
    check(
      'products_title_length',
      sql`char_length(${t.title}) between 1 and ${characters(longest.productTitle)}`,
    ),
    check(
      'products_description_length',
      sql`char_length(${t.description}) <= ${characters(longest.description)}`,
    ),
    check('products_hidden_as_wished', sql`status = 'removed' or (status = 'active') <> is_hidden`),
    check('products_sku_length', sql`char_length(${t.sku}) between 1 and ${characters(longest.sku)}`),
    check('products_price_not_negative', sql`${t.priceCents} >= 0`),
    check(
      'products_discount_whole_or_none',
      sql`(${t.discountPercent} is null and ${t.discountExpiresAt} is null)
        or (${t.discountPercent} is not null and ${t.discountPercent} > 0 and ${t.discountPercent} < 100 and ${t.discountExpiresAt} is not null)`,
    ),
    check(
      'products_featured_in_order',
      sql`${t.featuredUntil} is null or (${t.featuredFrom} is not null and ${t.featuredUntil} > ${t.featuredFrom})`,
    ),
    check('products_rating_possible', sql`${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
    index('products_newest')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_visible`),
    index('products_newest_in_city')
      .on(t.city, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_visible`),
    index('products_deals_newest')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.discountExpiresAt)
      .where(discounted),
    index('products_deals_newest_in_city')
      .on(t.city, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.discountExpiresAt)
      .where(discounted),
    index('products_deals_ending').on(t.discountExpiresAt, t.id).where(discounted),
    index('products_deals_best_rated')
      .on(t.averageRating.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id, t.discountExpiresAt)
      .where(discounted),
    index('products_deals_best_rated_in_city')
      .on(
        t.city,
        t.averageRating.desc().nullsFirst(),
        t.ratingCount.desc().nullsFirst(),
        t.id,
        t.discountExpiresAt,
      )
      .where(discounted),
    index('products_featured')
      .on(
        t.featuredPosition,
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
        t.featuredFrom,
        t.featuredUntil,
        t.city,
        t.averageRating,
        t.ratingCount,
      )
      .where(sql`is_visible and featured_from is not null`),
    index('products_ever_featured').on(t.featuredFrom, t.id).where(sql`featured_from is not null`),
    index('products_removed').on(t.id).where(sql`status = 'removed'`),
    index('products_best_rated')
      .on(t.averageRating.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id, t.createdAt)
      .where(sql`is_visible`),
    index('products_best_rated_in_city')
      .on(t.city, t.averageRating.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id, t.createdAt)
      .where(sql`is_visible`),
    index('products_well_rated')
      .on(t.averageRating.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id)
      .where(wellRated),
    index('products_well_rated_in_city')
      .on(t.city, t.averageRating.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id)
      .where(wellRated),
    ...[1, 2, 3, 4].map((level) =>
      index(`products_in_category_level_${level}`)
        .on(categoryAt(level), t.averageRating.desc().nullsFirst(), t.ratingCount.desc().nullsFirst(), t.id)
        .where(sql.raw(`is_visible and cardinality(category_path) >= ${level}`)),
    ),
    // Upwards by negative numbers: a place in this order is one range, and no other index is taken for it.
    ...[1, 2, 3, 4].map((level) =>
      index(`products_in_category_level_${level}_in_city`)
        .on(categoryAt(level), t.city, sql`(- average_rating)`, sql`(- rating_count)`, t.id)
        .where(sql.raw(`is_visible and cardinality(category_path) >= ${level}`)),
    ),
    ...[1, 2, 3, 4].map((level) =>
      index(`products_in_category_level_${level}_at_spot`)
        .on(categoryAt(level), spot, sql`(- average_rating)`, sql`(- rating_count)`, t.id)
        .where(sql.raw(`is_visible and cardinality(category_path) >= ${level}`)),
    ),
    index('products_of_store').on(
      t.storeId,
      t.averageRating.desc().nullsFirst(),
      t.ratingCount.desc().nullsFirst(),
      t.id,
      t.isVisible,
    ),
    index('products_picture').on(t.pictureKey),
    uniqueIndex('products_sku').on(t.storeId, t.sku).where(sql`sku is not null and delete_at is null`),
    index('products_to_delete').on(t.deleteAt).where(sql`delete_at is not null`),
    index('products_category_members').on(t.categoryId),
    index('products_search').using('gin', t.search),
  ],
)

/** Every price a product has had, written by a trigger. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceCents: integer('price_cents').notNull(),
    discountPercent: numeric('discount_percent', { precision: 5, scale: 2, mode: 'number' }),
    discountExpiresAt: instant('discount_expires_at'),
    since: instant('since').notNull().default(sql`now()`),
  },
  (t) => [index('price_history_product').on(t.productId, t.since)],
)

/** What a product was before a bulk edit; only the columns that were changed. */
export interface ProductBefore {
  id: string
  /** The version that the edit made. A later one is not undone. */
  version: number
  priceCents?: number
  discountPercent?: number | null
  discountExpiresAt?: string | null
  categoryId?: string
  isHidden?: boolean
}

/** Bulk edits that can be undone, for a day. */
export const productUndos = pgTable(
  'product_undos',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<ProductBefore[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('product_undos_store').on(t.storeId), index('product_undos_age').on(t.createdAt)],
)
