import type { ProductDetail } from '#contract/product.ts'
import { shownPicture } from '#server/cards/card.ts'
import { toProduct } from '#server/cards/product-card.ts'
import { toReview } from '#server/cards/review.ts'
import type { Clock } from '#server/clock.ts'
import { notFound } from '#server/http/errors.ts'
import type { ProductsQueries } from './products.queries.ts'

export type ProductsService = ReturnType<typeof productsService>

export function productsService(queries: ProductsQueries, clock: Clock) {
  return {
    async detail(id: string): Promise<ProductDetail> {
      const [row, reviews] = await Promise.all([queries.detail(id), queries.reviews(id)])
      if (!row) throw notFound('Product not found')
      const product = toProduct(row, clock())
      const { key: pictureKey, url: pictureUrl, placeholder } = row.storePicture
      return {
        ...product,
        description: row.description,
        categories: row.categories,
        reviews: reviews.map(toReview),
        store: {
          _id: product.userId,
          name: product.storeName,
          ...shownPicture({ pictureKey, pictureUrl, placeholder }),
          averageRating: product.averageStoreRating,
          ratingCount: product.storeRatingCount,
        },
      }
    },
  }
}
