import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { personFrom } from '#server/platform/sessions/where-from.ts'
import type { RatingServices } from './ratings.wiring.ts'

export function ratingsRoutes(
  mount: Mount,
  { product, store, productReviews, storeReviews }: RatingServices,
) {
  const { rating } = api

  mount.cached(
    ['products', 'stores', 'ratings', 'reviewers'],
    rating.productReviewPage,
    ({ params, query }) => productReviews.page(params.productId, query),
  )
  mount(rating.myProductRating, ({ params, caller }) => product.own(caller.userId, params.productId))
  mount(rating.rateProduct, ({ body, caller }, { request }) =>
    product.rate(body.productId, body, personFrom(caller, request)),
  )
  mount(rating.deleteProductRating, ({ params, caller }) => product.remove(caller.userId, params.ratingId))

  mount.cached(['stores', 'ratings', 'reviewers'], rating.storeReviewPage, ({ params, query }) =>
    storeReviews.page(params.storeId, query),
  )
  mount(rating.myStoreRating, ({ params, caller }) => store.own(caller.userId, params.storeId))
  mount(rating.rateStore, ({ body, caller }, { request }) =>
    store.rate(body.adminId, body, personFrom(caller, request)),
  )
  mount(rating.deleteStoreRating, ({ params, caller }) => store.remove(caller.userId, params.ratingId))
}
