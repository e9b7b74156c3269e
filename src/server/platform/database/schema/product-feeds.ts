import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { stores } from './stores.ts'

/** The address of a store's product feed. Without a row the store has none. */
export const productFeeds = pgTable('product_feeds', {
  storeId: uuid('store_id')
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  createdAt: createdAt(),
})
