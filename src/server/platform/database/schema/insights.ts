import { sql } from 'drizzle-orm'
import {
  bit,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { longest } from '#domain/limits.ts'
import { characters } from './columns.ts'
import { products } from './products.ts'
import { stores } from './stores.ts'

const store = () =>
  uuid('store_id')
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' })

const counted = (name: string) => integer(name).notNull().default(0)

/** What is counted of a store, by day and by hour. */
const counts = () => ({
  storeViews: counted('store_views'),
  productViews: counted('product_views'),
  calls: counted('calls'),
  whatsapps: counted('whatsapps'),
  directions: counted('directions'),
  links: counted('links'),
  wishes: counted('wishes'),
  searches: counted('searches'),
})

/** What happened to a store and its products on a Mauritius day: sums, so that no period is counted again. */
export const storeDays = pgTable(
  'store_days',
  { storeId: store(), day: date('day').notNull(), ...counts() },
  (t) => [primaryKey({ columns: [t.storeId, t.day] })],
)

/** The same by hour. Deleted after 90 days. */
export const storeHours = pgTable(
  'store_hours',
  { storeId: store(), day: date('day').notNull(), hour: smallint('hour').notNull(), ...counts() },
  (t) => [
    primaryKey({ columns: [t.storeId, t.day, t.hour] }),
    check('store_hours_of_a_day', sql`${t.hour} between 0 and 23`),
    index('store_hours_day').on(t.day),
  ],
)

/** How often a store (no product) or a product was put on a wishlist. One that was taken off again still counts. */
export const wishCounts = pgTable(
  'wish_counts',
  {
    day: date('day').notNull(),
    storeId: store(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
  },
  (t) => [
    unique('wish_counts_once').on(t.storeId, t.day, t.productId).nullsNotDistinct(),
    check('wish_counts_positive', sql`${t.count} > 0`),
    index('wish_counts_product').on(t.productId),
  ],
)

/**
 * Searches that showed a store, by the words typed. Each person sets one of 64 bits, chosen by a keyed hash: at least
 * as many people as bits searched for the words, and no bit tells who. Deleted after 90 days.
 */
export const searchWords = pgTable(
  'search_words',
  {
    storeId: store(),
    day: date('day').notNull(),
    words: text('words').notNull(),
    people: bit('people', { dimensions: 64 }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.day, t.words] }),
    check('search_words_short', sql`char_length(${t.words}) <= ${characters(longest.searchedWords)}`),
    check('search_words_positive', sql`${t.count} > 0`),
    index('search_words_day').on(t.day),
  ],
)
