import {
  helpfulProductRatings,
  helpfulStoreRatings,
  productRatings,
  reviewPhotos,
  storeRatings,
  withdrawnProductRatings,
  withdrawnStoreRatings,
} from '#server/platform/database/schema/index.ts'
import { noSuchProduct, noSuchStore } from '#server/shared/not-found.ts'

/** The tables and columns of everything that can be rated. */
export const subjects = {
  product: {
    ratings: productRatings,
    of: productRatings.productId,
    withdrawn: withdrawnProductRatings,
    withdrawnOf: withdrawnProductRatings.productId,
    helpful: helpfulProductRatings,
    photosOf: reviewPhotos.productRatingId,
  },
  store: {
    ratings: storeRatings,
    of: storeRatings.storeId,
    withdrawn: withdrawnStoreRatings,
    withdrawnOf: withdrawnStoreRatings.storeId,
    helpful: helpfulStoreRatings,
    photosOf: reviewPhotos.storeRatingId,
  },
} as const

export type Subject = keyof typeof subjects

export const noSuch = { product: noSuchProduct, store: noSuchStore }
