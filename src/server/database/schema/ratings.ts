import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'
import { products } from './products.ts'
import { stores } from './stores.ts'

/** Only `counted` ratings feed averages and lists; `held` ones wait for the website owner. */
export const ratingStatus = pgEnum('rating_status', ['counted', 'held'])

const verdict = () => ({
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  rating: smallint('rating').notNull(),
  comment: text('comment').notNull().default(''),
  status: ratingStatus('status').notNull().default('counted'),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
})

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
    check('product_ratings_comment_length', sql`char_length(${t.comment}) <= 1000`),
    index('product_ratings_newest').on(
      t.productId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('product_ratings_author').on(t.userId, t.createdAt),
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
    check('store_ratings_comment_length', sql`char_length(${t.comment}) <= 1000`),
    index('store_ratings_newest').on(t.storeId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('store_ratings_author').on(t.userId, t.createdAt),
  ],
)
