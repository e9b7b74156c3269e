import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { secondFactorColumns } from './columns.ts'
import { stores } from './stores.ts'

/**
 * The second factors of stores, by the choice of their owners. Beside the store, because each login writes to it and
 * a write to a store evicts every cached answer that shows it.
 */
export const storeSecondFactors = pgTable('store_second_factors', {
  storeId: uuid('store_id')
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  ...secondFactorColumns(),
})
