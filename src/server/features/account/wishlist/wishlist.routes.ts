import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { say } from './wishlist.sentences.ts'
import type { WishlistService } from './wishlist.service.ts'

export function wishlistRoutes(mount: Mount, wishlist: WishlistService) {
  const calls = api.wishlist

  mount(calls.products, ({ query, caller }) => wishlist.products(caller.userId, query.page))
  mount(calls.stores, ({ query, caller, language }) => wishlist.stores(caller.userId, query.page, language))
  mount(calls.count, ({ caller }) => wishlist.count(caller.userId))
  mount(calls.status, ({ body, caller }) => wishlist.status(caller.userId, body))

  mount(calls.addProduct, ({ body, caller }) => wishlist.addProduct(caller, body.productId))
  mount(calls.removeProduct, ({ body, caller }) => wishlist.removeProduct(caller.userId, body.productId))
  mount(calls.addStore, ({ body, caller }) => wishlist.addStore(caller, body.storeId))
  mount(calls.removeStore, ({ body, caller }) => wishlist.removeStore(caller.userId, body.storeId))
  mount(calls.removeStoreFromWishlist, async ({ body, caller }) => {
    await wishlist.removeStore(caller.userId, body.storeId)
    return { message: say.removedStore }
  })
}
