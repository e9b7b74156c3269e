import type { Product } from '#contract/shapes/product.ts'
import type { Store } from '#contract/shapes/store-listing.ts'
import type { Language } from '#domain/language.ts'
import { wishlistPageSize } from '#domain/listing.ts'
import { totalPages } from '#domain/pagination.ts'
import type { Slice } from '#server/lists/counted-page.ts'
import { toProduct } from '#server/lists/product-card.ts'
import { toStore } from '#server/lists/store-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import { noSuchProduct, noSuchStore } from '#server/shared/not-found.ts'
import type { WishlistQueries } from './wishlist.queries.ts'
import { say } from './wishlist.sentences.ts'

interface Page<Item> {
  wishlist: Item[]
  page: number
  total: number
  totalPages: number
}

const added = { message: say.added }
const removed = { message: say.removed }

/** Counts a wish for the figures of the store. */
export type CountWish = (wish: { userId: string; storeId: string; productId?: string }) => Promise<void>

export type Wisher = Pick<Person, 'userId' | 'storeId'>

export type WishlistService = ReturnType<typeof wishlistService>

export function wishlistService(queries: WishlistQueries, clock: Clock, countWish: CountWish) {
  const sliceOf = (page: number): Slice => ({
    limit: wishlistPageSize,
    offset: (page - 1) * wishlistPageSize,
  })
  const pageOf = <Item>(wishlist: Item[], page: number, total: number): Page<Item> => ({
    wishlist,
    page,
    total,
    totalPages: totalPages(total, wishlistPageSize),
  })

  return {
    async products(userId: string, page: number): Promise<Page<Product> & { alerts: string[] }> {
      const [rows, total] = await Promise.all([
        queries.products(userId, sliceOf(page)),
        queries.productCount(userId),
      ])
      const now = clock()
      const wishlist = rows.map((row) => toProduct(row, now))
      const alerts = rows.filter(({ alertsSince }) => alertsSince).map(({ id }) => id)
      return { ...pageOf(wishlist, page, total), alerts }
    },

    async stores(userId: string, page: number, language: Language): Promise<Page<Store>> {
      const [rows, total] = await Promise.all([
        queries.stores(userId, sliceOf(page)),
        queries.storeCount(userId),
      ])
      const now = clock()
      return pageOf(
        rows.map((row) => toStore(row, now, language)),
        page,
        total,
      )
    },

    async count(userId: string) {
      const [products, stores] = await Promise.all([queries.productCount(userId), queries.storeCount(userId)])
      return { products, stores, total: products + stores }
    },

    async status(userId: string, asked: { productIds: string[]; storeIds: string[] }) {
      const wished = await queries.among(userId, asked.productIds, asked.storeIds)
      return {
        productIds: wished.filter(({ isStore }) => !isStore).map(({ id }) => id),
        storeIds: wished.filter(({ isStore }) => isStore).map(({ id }) => id),
      }
    },

    async addProduct({ userId, storeId: ownStoreId }: Wisher, id: string) {
      const found = await queries.addProduct({ userId, id, now: clock() })
      if (!found) throw noSuchProduct()
      const { storeId, isNew } = found
      if (isNew && storeId !== ownStoreId) await countWish({ userId, storeId, productId: id })
      return added
    },

    async addStore({ userId, storeId: ownStoreId }: Wisher, id: string) {
      const found = await queries.addStore({ userId, id, now: clock() })
      if (!found) throw noSuchStore()
      if (found.isNew && id !== ownStoreId) await countWish({ userId, storeId: id })
      return added
    },

    async removeProduct(userId: string, id: string) {
      await queries.removeProduct(userId, id)
      return removed
    },

    async removeStore(userId: string, id: string) {
      await queries.removeStore(userId, id)
      return removed
    },
  }
}
