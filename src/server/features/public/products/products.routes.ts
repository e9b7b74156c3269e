import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ProductsService } from './products.service.ts'

export function productsRoutes(mount: Mount, products: ProductsService): void {
  mount.cached(
    ['products', 'stores', 'ratings', 'reviewers', 'categories'],
    api.catalogue.productDetail,
    ({ params }) => products.detail(params.productId),
  )
}
