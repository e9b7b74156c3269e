import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ownProducts as createOwnProducts } from './own-products.service.ts'

const { storeOwner } = api

export function productsRoutes(mount: Mount, ownProducts: ReturnType<typeof createOwnProducts>): void {
  mount(storeOwner.products, ({ caller, language }) => ownProducts.all(caller, language))
  mount(storeOwner.createProduct, ({ caller, body }) => ownProducts.create(caller, body))
  mount(storeOwner.updateProduct, ({ caller, params, body }) =>
    ownProducts.update(caller, params.productId, body),
  )
  mount(storeOwner.deleteProduct, ({ caller, params }) => ownProducts.remove(caller, params.productId))
}
