import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { mostReviewPhotos } from '#domain/limits.ts'
import { createdAt, id, instant } from './columns.ts'
import { pictures } from './pictures.ts'
import { productRatings, storeRatings } from './ratings.ts'

/** Only its author sees a photo until the website owner has shown it. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: id(),
    productRatingId: uuid('product_rating_id').references(() => productRatings.id, { onDelete: 'cascade' }),
    storeRatingId: uuid('store_rating_id').references(() => storeRatings.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    pictureKey: text('picture_key')
      .notNull()
      .references(() => pictures.key, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    shownAt: instant('shown_at'),
  },
  (t) => [
    unique('review_photos_of_product_rating').on(t.productRatingId, t.position),
    unique('review_photos_of_store_rating').on(t.storeRatingId, t.position),
    check('review_photos_of_one_rating', sql`num_nonnulls(${t.productRatingId}, ${t.storeRatingId}) = 1`),
    check('review_photos_few', sql`${t.position} between 0 and ${sql.raw(String(mostReviewPhotos - 1))}`),
    index('review_photos_picture').on(t.pictureKey),
    index('review_photos_waiting').on(t.createdAt, t.id).where(sql`shown_at is null`),
  ],
)
