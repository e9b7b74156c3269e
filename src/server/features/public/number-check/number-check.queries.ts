import { and, asc, eq, sql } from 'drizzle-orm'
import { visibleProduct } from '#server/lists/list.ts'
import { checkColumns } from '#server/lists/store-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { products, stores, users } from '#server/platform/database/schema/index.ts'

/** More branches than this do not share one number. */
const mostStores = 5

const columns = {
  id: stores.id,
  name: stores.name,
  city: stores.city,
  status: stores.status,
  numberChangedAt: stores.numberChangedAt,
  /** A store exists only after its approval. */
  checkedAt: sql<Date>`coalesce(${users.storeApprovedAt}, ${stores.createdAt})`.mapWith(stores.createdAt),
  ...checkColumns,
}

export type NumberCheckQueries = ReturnType<typeof numberCheckQueries>
export type CheckedStoreRow = Awaited<ReturnType<NumberCheckQueries['withNumber']>>[number]

export function numberCheckQueries(tables: Tables) {
  const checked = () => tables.select(columns).from(stores).innerJoin(users, eq(users.id, stores.userId))
  return {
    /** Of all stores, suspended ones included; those that are shown come first. */
    withNumber: (number: string) =>
      checked()
        .where(sql`phone_numbers(${stores.contactInfo}) @> array[${number}]::text[]`)
        .orderBy(asc(stores.status), asc(stores.id))
        .limit(mostStores),

    withId: (id: string) => checked().where(eq(stores.id, id)),

    async storeOfProduct(id: string): Promise<string | undefined> {
      const [found] = await tables
        .select({ storeId: products.storeId })
        .from(products)
        .where(and(visibleProduct, eq(products.id, id)))
      return found?.storeId
    },
  }
}
