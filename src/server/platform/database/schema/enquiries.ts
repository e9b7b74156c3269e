import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'
import { products } from './products.ts'
import { stores } from './stores.ts'

/** Somebody with an account asked a store about a product. The store is not told who; a review of theirs shows the sale. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** As it was then, because the product may be deleted. */
    productTitle: text('product_title').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** In Mauritius. */
    day: date('day').notNull(),
    code: text('code').notNull(),
    createdAt: createdAt(),
    becameSaleAt: instant('became_sale_at'),
  },
  (t) => [
    unique('enquiries_code').on(t.storeId, t.code),
    uniqueIndex('enquiries_once_a_day').on(t.userId, t.productId, t.day),
    index('enquiries_newest').on(t.storeId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('enquiries_sales').on(t.storeId, t.becameSaleAt).where(sql`became_sale_at is not null`),
    index('enquiries_product').on(t.productId),
  ],
)
