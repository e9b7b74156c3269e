import type { ProductDetail } from '#contract/shapes/product.ts'
import { standingChecks } from '#domain/store-checks.ts'
import { shownPicture } from '#server/lists/card.ts'
import { toProduct } from '#server/lists/product-card.ts'
import type { Clock } from '#server/platform/clock.ts'
import { noSuchProduct } from '#server/shared/not-found.ts'
import { type ReviewQueries, toReview } from '#server/shared/reviews.ts'
import type { ProductsQueries } from './products.queries.ts'

export type ProductsService = ReturnType<typeof productsService>

export function productsService(queries: ProductsQueries, reviews: ReviewQueries, clock: Clock) {
  return {
    async detail(id: string): Promise<ProductDetail> {
      const [row, newest] = await Promise.all([queries.detail(id), reviews.ofProduct(id)])
      if (!row) throw noSuchProduct()
      const now = clock()
      const product = toProduct(row, now)
      const { key: pictureKey, url: pictureUrl, placeholder } = row.storePicture
      return {
        ...product,
        description: row.description,
        categories: row.categories,
        reviews: newest.map(toReview),
        ratingCounts: row.ratingCounts,
        store: {
          _id: product.userId,
          name: product.storeName,
          ...shownPicture({ pictureKey, pictureUrl, placeholder }),
          averageRating: product.averageStoreRating,
          ratingCount: product.storeRatingCount,
          checks: standingChecks(row, now),
        },
      }
    },
  }
}
