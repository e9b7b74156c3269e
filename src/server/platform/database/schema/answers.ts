import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { longest } from '#domain/limits.ts'
import { characters, createdAt, id, instant } from './columns.ts'
import { commentLanguage, productRatings, storeRatings } from './ratings.ts'

/** A store's answer to a rating of itself or of a product: one each, shown below the review. */
export const reviewAnswers = pgTable(
  'review_answers',
  {
    id: id(),
    productRatingId: uuid('product_rating_id')
      .unique()
      .references(() => productRatings.id, { onDelete: 'cascade' }),
    storeRatingId: uuid('store_rating_id')
      .unique()
      .references(() => storeRatings.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    language: commentLanguage('language').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    /** When the website owner removed it. The row stays, so that the store cannot write it again. */
    removedAt: instant('removed_at'),
  },
  (t) => [
    check('review_answers_of_one_rating', sql`num_nonnulls(${t.productRatingId}, ${t.storeRatingId}) = 1`),
    check(
      'review_answers_length',
      sql`char_length(${t.text}) between 1 and ${characters(longest.reviewAnswer)}`,
    ),
  ],
)
