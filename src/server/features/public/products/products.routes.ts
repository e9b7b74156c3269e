import { api } from '#contract/index.ts'
import { cachedAs, categoriesTag, reviewTags } from '#server/lists/tags.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ProductsService } from './products.service.ts'

export function productsRoutes(mount: Mount, products: ProductsService): void {
  mount.cachedByLanguage(api.catalogue.productDetail, ({ params, language }) =>
    cachedAs(products.detail(params.productId, language), ({ reviews }) => [
      categoriesTag,
      ...reviewTags(reviews),
    ]),
  )
}
