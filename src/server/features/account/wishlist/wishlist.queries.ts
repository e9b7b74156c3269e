import { and, type Column, count, desc, eq, sql } from 'drizzle-orm'
import type { Slice } from '#server/lists/counted-page.ts'
import { visibleProduct, visibleStore } from '#server/lists/list.ts'
import { prepared, textOf } from '#server/lists/prepared.ts'
import { productColumns } from '#server/lists/product-card.ts'
import { storeColumns } from '#server/lists/store-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { pageCut } from '#server/platform/database/page-cut.ts'
import {
  pictures,
  products,
  stores,
  users,
  wishedProducts,
  wishedStores,
} from '#server/platform/database/schema/index.ts'

interface Wish {
  userId: string
  id: string
  now: Date
}

interface Wished extends Record<string, unknown> {
  storeId: string
  /** False when it was on the wishlist already. */
  isNew: boolean
}

const addProductStatement = textOf(sql`
  with person as materialized (select id from ${users} where id = {userId} for key share),
  target as (
    select ${products.id}, ${products.storeId} from ${products}, person
    where ${products.id} = {id} and ${products.isVisible} for key share of ${products}),
  added as (
    insert into ${wishedProducts} (user_id, product_id, created_at)
    select {userId}, id, {now} from target on conflict do nothing returning true)
  select store_id as "storeId", exists (select from added) as "isNew" from target`)

const addStoreStatement = textOf(sql`
  with person as materialized (select id from ${users} where id = {userId} for key share),
  target as (
    select ${stores.id} from ${stores}, person
    where ${stores.id} = {id} and ${stores.status} = 'active' for key share of ${stores}),
  added as (
    insert into ${wishedStores} (user_id, store_id, created_at)
    select {userId}, id, {now} from target on conflict do nothing returning true)
  select id as "storeId", exists (select from added) as "isNew" from target`)

/** The planner does not see whose wishlist it is: it would plan the statement for each person, by the length of the list. */
const isOf = (owner: Column, userId: string) => eq(owner, sql`(select ${userId}::uuid)`)

export type WishlistQueries = ReturnType<typeof wishlistQueries>

/** Hidden products and stores stay on wishlists and show again when they come back; deleted ones leave them. */
export function wishlistQueries(tables: Tables) {
  const addProduct = prepared<Wished>(tables, addProductStatement)
  const addStore = prepared<Wished>(tables, addStoreStatement)

  return {
    products(userId: string, slice: Slice) {
      const cut = pageCut(slice)
      const page = tables
        .select({
          id: wishedProducts.productId,
          wishedAt: wishedProducts.createdAt,
          alertsSince: wishedProducts.alertsSince,
        })
        .from(wishedProducts)
        .innerJoin(products, eq(products.id, wishedProducts.productId))
        .where(and(visibleProduct, isOf(wishedProducts.userId, userId)))
        .orderBy(desc(wishedProducts.createdAt), desc(wishedProducts.productId))
        .limit(cut.limit)
        .offset(cut.offset)
        .as('page')
      return tables
        .select({ ...productColumns, alertsSince: page.alertsSince })
        .from(page)
        .innerJoin(products, eq(products.id, page.id))
        .innerJoin(stores, eq(stores.id, products.storeId))
        .innerJoin(pictures, eq(pictures.key, products.pictureKey))
        .orderBy(desc(page.wishedAt), desc(page.id))
    },

    stores(userId: string, slice: Slice) {
      const cut = pageCut(slice)
      const page = tables
        .select({ id: wishedStores.storeId, wishedAt: wishedStores.createdAt })
        .from(wishedStores)
        .innerJoin(stores, eq(stores.id, wishedStores.storeId))
        .where(and(visibleStore, isOf(wishedStores.userId, userId)))
        .orderBy(desc(wishedStores.createdAt), desc(wishedStores.storeId))
        .limit(cut.limit)
        .offset(cut.offset)
        .as('page')
      return tables
        .select(storeColumns)
        .from(page)
        .innerJoin(stores, eq(stores.id, page.id))
        .innerJoin(pictures, eq(pictures.key, stores.pictureKey))
        .orderBy(desc(page.wishedAt), desc(page.id))
    },

    async productCount(userId: string): Promise<number> {
      const [found] = await tables
        .select({ count: count() })
        .from(wishedProducts)
        .innerJoin(products, eq(products.id, wishedProducts.productId))
        .where(and(visibleProduct, isOf(wishedProducts.userId, userId)))
      return found?.count ?? 0
    },

    async storeCount(userId: string): Promise<number> {
      const [found] = await tables
        .select({ count: count() })
        .from(wishedStores)
        .innerJoin(stores, eq(stores.id, wishedStores.storeId))
        .where(and(visibleStore, isOf(wishedStores.userId, userId)))
      return found?.count ?? 0
    },

    /** Which of these products are on the wishlist. */
    async among(userId: string, productIds: readonly string[], storeIds: readonly string[]) {
      return tables.execute<{ id: string; isStore: boolean }>(sql`
        select product_id as id, false as "isStore" from ${wishedProducts}
          where user_id = ${userId} and product_id = any (${sql.param(productIds)}::uuid[])
        union all select store_id, true from ${wishedStores}
          where user_id = ${userId} and store_id = any (${sql.param(storeIds)}::uuid[])`)
    },

    /**
     * Undefined when there is no such product; wishing twice changes nothing. The person is locked first, because they
     * may be deleting their account.
     */
    async addProduct({ userId, id, now }: Wish): Promise<Wished | undefined> {
      const [found] = await addProduct({ userId, id, now: now.toISOString() })
      return found
    },

    async addStore({ userId, id, now }: Wish): Promise<Wished | undefined> {
      const [found] = await addStore({ userId, id, now: now.toISOString() })
      return found
    },

    async removeProduct(userId: string, id: string) {
      await tables
        .delete(wishedProducts)
        .where(and(eq(wishedProducts.userId, userId), eq(wishedProducts.productId, id)))
    },

    async removeStore(userId: string, id: string) {
      await tables
        .delete(wishedStores)
        .where(and(eq(wishedStores.userId, userId), eq(wishedStores.storeId, id)))
    },
  }
}
