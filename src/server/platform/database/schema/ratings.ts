import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { longest } from '#domain/limits.ts'
import { commentLanguages } from '#domain/text-language.ts'
import { users } from './accounts.ts'
import { bytea, characters, createdAt, id, instant } from './columns.ts'
import { products } from './products.ts'
import { stores } from './stores.ts'

/** Only `counted` ratings feed averages and lists; `held` ones wait for the website owner. */
export const ratingStatus = pgEnum('rating_status', ['counted', 'held'])

export const commentLanguage = pgEnum('comment_language', commentLanguages)

const author = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const verdict = () => ({
  id: id(),
  userId: author(),
  rating: smallint('rating').notNull(),
  comment: text('comment').notNull().default(''),
  /** A fingerprint of the comment without its punctuation: accounts with the same one wrote the same. */
  commentPrint: bytea('comment_print'),
  /** Null until the server has looked at the comment. */
  commentLanguage: commentLanguage('comment_language'),
  status: ratingStatus('status').notNull().default('counted'),
  /** How many people marked it as helpful; a trigger follows their marks. */
  helpfulCount: integer('helpful_count').notNull().default(0),
  /** The store said that an enquiry of this person became a sale. Kept when the enquiry forgets the person. */
  isSaleConfirmed: boolean('is_sale_confirmed').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
})

/** The words of a comment, stemmed, as the website owner searches them. */
export const commentWords = sql`to_tsvector('zilbazar', comment)`
export const hasComment = sql`comment <> ''`

/** A literal, so that PostgreSQL uses the partial index of such rows. */
export const hasUnknownLanguage = sql`comment_language is null and comment <> ''`

export const productRatings = pgTable(
  'product_ratings',
  {
    ...verdict(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique('product_ratings_one_each').on(t.productId, t.userId),
    check('product_ratings_one_to_five', sql`${t.rating} between 1 and 5`),
    check('product_ratings_comment_length', sql`char_length(${t.comment}) <= ${characters(longest.comment)}`),
    index('product_ratings_newest').on(
      t.productId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('product_ratings_by_stars')
      .on(t.productId, t.rating, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'counted'`),
    index('product_ratings_helpful')
      .on(
        t.productId,
        t.helpfulCount.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
        t.rating,
      )
      .where(sql`status = 'counted'`),
    index('product_ratings_lately').on(t.productId, t.updatedAt),
    index('product_ratings_print').on(t.commentPrint).where(sql`comment_print is not null`),
    index('product_ratings_author').on(t.userId, t.createdAt),
    index('product_ratings_arrived').on(t.createdAt),
    index('product_ratings_words').using('gin', sql`${commentWords}`).where(hasComment),
    index('product_ratings_unknown_language').on(t.id).where(hasUnknownLanguage),
    index('product_ratings_held').on(t.updatedAt, t.id).where(sql`status = 'held'`),
  ],
)

export const storeRatings = pgTable(
  'store_ratings',
  {
    ...verdict(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique('store_ratings_one_each').on(t.storeId, t.userId),
    check('store_ratings_one_to_five', sql`${t.rating} between 1 and 5`),
    check('store_ratings_comment_length', sql`char_length(${t.comment}) <= ${characters(longest.comment)}`),
    index('store_ratings_newest').on(t.storeId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('store_ratings_by_stars')
      .on(t.storeId, t.rating, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'counted'`),
    index('store_ratings_helpful')
      .on(
        t.storeId,
        t.helpfulCount.desc().nullsFirst(),
        t.createdAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
        t.rating,
      )
      .where(sql`status = 'counted'`),
    index('store_ratings_lately').on(t.storeId, t.updatedAt),
    index('store_ratings_print').on(t.commentPrint).where(sql`comment_print is not null`),
    index('store_ratings_author').on(t.userId, t.createdAt),
    index('store_ratings_arrived').on(t.createdAt),
    index('store_ratings_words').using('gin', sql`${commentWords}`).where(hasComment),
    index('store_ratings_unknown_language').on(t.id).where(hasUnknownLanguage),
    index('store_ratings_held').on(t.updatedAt, t.id).where(sql`status = 'held'`),
  ],
)

/**
 * People whose rating was withdrawn while it was held, or removed by the website owner: rating again does not get
 * around that.
 */
export const withdrawnProductRatings = pgTable(
  'withdrawn_product_ratings',
  {
    userId: author(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('withdrawn_product_ratings_product').on(t.productId),
  ],
)

export const withdrawnStoreRatings = pgTable(
  'withdrawn_store_ratings',
  {
    userId: author(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.storeId] }),
    index('withdrawn_store_ratings_store').on(t.storeId),
  ],
)
