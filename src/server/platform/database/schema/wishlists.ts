import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, instant } from './columns.ts'
import { products } from './products.ts'
import { stores } from './stores.ts'

const wisher = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const wishedProducts = pgTable(
  'wished_products',
  {
    userId: wisher(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Since when the person wants to be told about the price; null when they do not. */
    alertsSince: instant('alerts_since'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('wished_products_newest').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('wished_products_product').on(t.productId),
    index('wished_products_alerts').on(t.productId, t.userId).where(sql`alerts_since is not null`),
  ],
)

export const wishedStores = pgTable(
  'wished_stores',
  {
    userId: wisher(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.storeId] }),
    index('wished_stores_newest').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('wished_stores_store').on(t.storeId),
  ],
)
