import type { ProductDetail } from '#contract/shapes/product.ts'
import type { Language } from '#domain/language.ts'
import { nextMauritiusMidnight } from '#domain/mauritius-time.ts'
import { isOldPrice, priceIsOldFrom } from '#domain/price-age.ts'
import { standingChecks } from '#domain/store-checks.ts'
import { shownPicture } from '#server/lists/card.ts'
import { namedIn } from '#server/lists/category-names.ts'
import { toProduct } from '#server/lists/product-card.ts'
import { type Answered, productMoments, soonest, storeMoments } from '#server/lists/shown.ts'
import type { Clock } from '#server/platform/clock.ts'
import { noSuchProduct } from '#server/shared/not-found.ts'
import { toHonestDiscount, toPastPrices, toPriceRows } from '#server/shared/price-history.ts'
import { toReview } from '#server/shared/reviews.ts'
import { productShare, sharePictureOf } from '#server/shared/share-picture.ts'
import type { ProductsQueries } from './products.queries.ts'

export type ProductsService = ReturnType<typeof productsService>

export function productsService(queries: ProductsQueries, clock: Clock) {
  return {
    async detail(id: string, language: Language): Promise<Answered<ProductDetail>> {
      const row = await queries.detail(id)
      if (!row) throw noSuchProduct()
      const now = clock()
      const product = toProduct(row, now)
      const history = toPriceRows(row.historyRows)
      const priceHistory = toPastPrices(history, now)
      const { key: pictureKey, url: pictureUrl, placeholder } = row.storePicture
      const answer = {
        ...product,
        description: row.description,
        categories: row.categories.map(namedIn(language)),
        reviews: row.reviews.map(toReview),
        ratingCounts: row.ratingCounts,
        priceConfirmedAt: row.priceConfirmedAt.toISOString(),
        isPriceOld: isOldPrice(row.priceConfirmedAt, now),
        honestDiscount: toHonestDiscount(history, now),
        priceHistory,
        store: {
          _id: product.userId,
          name: product.storeName,
          ...shownPicture({ pictureKey, pictureUrl, placeholder }),
          averageRating: product.averageStoreRating,
          ratingCount: product.storeRatingCount,
          checks: standingChecks(row, now),
        },
        ...sharePictureOf(productShare(product, row, language, now), row),
      }
      const until = soonest(now, [
        ...productMoments(row),
        ...storeMoments(row),
        priceIsOldFrom(row.priceConfirmedAt),
        // The chart moves on with the day.
        priceHistory.length > 0 ? nextMauritiusMidnight(now) : null,
      ])
      return { answer, shown: { products: [id], stores: [product.userId], lists: [], until } }
    },
  }
}
