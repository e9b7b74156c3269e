import { api } from '#contract/index.ts'
import { productTag, reviewTags, storeTag } from '#server/lists/tags.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { personFrom } from '#server/platform/sessions/where-from.ts'
import type { RatingServices } from './ratings.wiring.ts'

export function ratingsRoutes(
  mount: Mount,
  { product, store, helpful, productReviews, storeReviews }: RatingServices,
) {
  const { rating } = api

  mount.cached(rating.productReviewPage, async ({ params: { productId }, query }) => {
    const answer = await productReviews.page(productId, query)
    return { answer, tags: [productTag(productId), ...reviewTags(answer.reviews)], until: 'never' }
  })
  mount(rating.myProductRating, ({ params, caller }) => product.own(caller.userId, params.productId))
  mount(rating.myProductRatingIfAny, ({ params, caller }) =>
    product.ownIfAny(caller.userId, params.productId),
  )
  mount(rating.rateProduct, ({ body, caller }, { request }) =>
    product.rate(body.productId, body, personFrom(caller, request)),
  )
  mount(rating.deleteProductRating, ({ params, caller }) => product.remove(caller.userId, params.ratingId))

  mount.cached(rating.storeReviewPage, async ({ params: { storeId }, query }) => {
    const answer = await storeReviews.page(storeId, query)
    return { answer, tags: [storeTag(storeId), ...reviewTags(answer.reviews)], until: 'never' }
  })
  mount(rating.myStoreRating, ({ params, caller }) => store.own(caller.userId, params.storeId))
  mount(rating.myStoreRatingIfAny, ({ params, caller }) => store.ownIfAny(caller.userId, params.storeId))
  mount(rating.rateStore, ({ body, caller }, { request }) =>
    store.rate(body.adminId, body, personFrom(caller, request)),
  )
  mount(rating.deleteStoreRating, ({ params, caller }) => store.remove(caller.userId, params.ratingId))

  mount(rating.markHelpful, ({ params: { of, ratingId }, body, caller }) =>
    helpful[of].mark(caller.userId, ratingId, body.isHelpful),
  )
}
