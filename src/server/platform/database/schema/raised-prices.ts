import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { longest } from '#domain/limits.ts'
import { characters, id, instant } from './columns.ts'
import { products } from './products.ts'

/** Products whose discount or discounted price changed, until the hourly job has looked at them; written by a trigger. */
export const priceChecks = pgTable('price_checks', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  notedAt: instant('noted_at').notNull().default(sql`now()`),
})

/** Discounts that were announced on a price raised for them, each once; the website owner looks at them. */
export const raisedPrices = pgTable(
  'raised_prices',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** When the reduction began. */
    startedAt: instant('started_at').notNull(),
    announcedPercent: numeric('announced_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The price that the store strikes through, and what is left of it. */
    listPriceCents: integer('list_price_cents').notNull(),
    salePriceCents: integer('sale_price_cents').notNull(),
    /** Of the days before the reduction. */
    lowestPriceCents: integer('lowest_price_cents').notNull(),
    foundAt: instant('found_at').notNull(),
    lookedAt: instant('looked_at'),
    note: text('note'),
  },
  (t) => [
    unique('raised_prices_once').on(t.productId, t.startedAt),
    check('raised_prices_note_length', sql`char_length(${t.note}) <= ${characters(longest.decisionText)}`),
    index('raised_prices_waiting').on(t.foundAt, t.id).where(sql`looked_at is null`),
    index('raised_prices_looked_at')
      .on(t.lookedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`looked_at is not null`),
  ],
)
