import { and, eq, sql } from 'drizzle-orm'
import { visibleProduct } from '#server/lists/list.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { enquiries, products, users } from '#server/platform/database/schema/index.ts'

interface NewEnquiry {
  id: string
  userId: string
  productId: string
  day: string
  code: string
  now: Date
}

export type EnquiryQueries = ReturnType<typeof enquiryQueries>

export function enquiryQueries(tables: Tables) {
  return {
    async storeOf(productId: string): Promise<string | undefined> {
      const [found] = await tables
        .select({ storeId: products.storeId })
        .from(products)
        .where(and(visibleProduct, eq(products.id, productId)))
      return found?.storeId
    },

    /**
     * The code of this person for this product today: a new one, or the one that is there. Undefined when the code is
     * taken in the store, or another request has just made one: then the next try finds it. The person is locked first,
     * because they may be deleting their account.
     */
    async codeOf({ id, userId, productId, day, code, now }: NewEnquiry): Promise<string | undefined> {
      const found = await tables.execute<{ code: string }>(sql`
        with person as materialized (select id from ${users} where id = ${userId} for key share),
        target as (
          select ${products.id}, ${products.storeId}, ${products.title} from ${products}, person
          where ${products.id} = ${productId} and ${visibleProduct} for key share of ${products}),
        added as (
          insert into ${enquiries} (id, store_id, product_id, product_title, user_id, day, code, created_at)
          select ${id}, store_id, id, title, ${userId}, ${day}, ${code}, ${now.toISOString()} from target
          on conflict do nothing returning code)
        select code from added
        union all
        select code from ${enquiries} where user_id = ${userId} and product_id = ${productId} and day = ${day}`)
      return found[0]?.code
    },
  }
}
