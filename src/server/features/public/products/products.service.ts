import type { ProductDetail } from '#contract/shapes/product.ts'
import type { Language } from '#domain/language.ts'
import { standingChecks } from '#domain/store-checks.ts'
import { shownPicture } from '#server/lists/card.ts'
import { namedIn } from '#server/lists/category-names.ts'
import { toProduct } from '#server/lists/product-card.ts'
import { type Answered, productMoments, soonest, storeMoments } from '#server/lists/shown.ts'
import type { Clock } from '#server/platform/clock.ts'
import { noSuchProduct } from '#server/shared/not-found.ts'
import { toReview } from '#server/shared/reviews.ts'
import type { ProductsQueries } from './products.queries.ts'

export type ProductsService = ReturnType<typeof productsService>

export function productsService(queries: ProductsQueries, clock: Clock) {
  return {
    async detail(id: string, language: Language): Promise<Answered<ProductDetail>> {
      const row = await queries.detail(id)
      if (!row) throw noSuchProduct()
      const now = clock()
      const product = toProduct(row, now)
      const { key: pictureKey, url: pictureUrl, placeholder } = row.storePicture
      const answer = {
        ...product,
        description: row.description,
        categories: row.categories.map(namedIn(language)),
        reviews: row.reviews.map(toReview),
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
      const until = soonest(now, [...productMoments(row), ...storeMoments(row)])
      return { answer, shown: { products: [id], stores: [product.userId], lists: [], until } }
    },
  }
}
