import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'
import { productRatings, storeRatings } from './ratings.ts'

const reader = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who found a review helpful, once a person. */
export const helpfulProductRatings = pgTable(
  'helpful_product_ratings',
  {
    userId: reader(),
    ratingId: uuid('rating_id')
      .notNull()
      .references(() => productRatings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.ratingId] }),
    index('helpful_product_ratings_rating').on(t.ratingId),
  ],
)

export const helpfulStoreRatings = pgTable(
  'helpful_store_ratings',
  {
    userId: reader(),
    ratingId: uuid('rating_id')
      .notNull()
      .references(() => storeRatings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.ratingId] }),
    index('helpful_store_ratings_rating').on(t.ratingId),
  ],
)
