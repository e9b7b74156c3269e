import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ModerationServices } from './moderation.wiring.ts'

export function moderationRoutes(mount: Mount, services: ModerationServices) {
  const { queue, heldRatings, moderation, reviews, answers, reviewPhotos, removingPictures } = services
  const calls = api.ownerModeration

  mount(calls.reports, ({ query }) => queue.page(query.page))
  mount(calls.history, ({ query }) => queue.history(query.page))
  mount(calls.dismiss, ({ caller, params, body }) =>
    moderation.dismiss(caller, params.target, params.targetId, body),
  )
  mount(calls.warn, ({ caller, params, body }) =>
    moderation.warn(caller, params.target, params.targetId, body),
  )

  mount(calls.removeProduct, ({ caller, params, body }) =>
    moderation.removeProduct(caller, params.productId, body),
  )
  mount(calls.removeProductPicture, ({ caller, params, body }) =>
    removingPictures.remove(caller, 'product', params.productId, body),
  )
  mount(calls.removeStorePicture, ({ caller, params, body }) =>
    removingPictures.remove(caller, 'store', params.storeId, body),
  )
  mount(calls.restoreProduct, ({ caller, params }) => moderation.restoreProduct(caller, params.productId))
  mount(calls.suspendStore, ({ caller, params, body }) =>
    moderation.suspendStore(caller, params.storeId, body),
  )
  mount(calls.restoreStore, ({ caller, params }) => moderation.restoreStore(caller, params.storeId))

  mount(calls.removeReview, ({ caller, params, body }) =>
    reviews.remove(caller, params.of, params.ratingId, body),
  )
  mount(calls.removeAnswer, ({ caller, params, body }) => answers.remove(caller, params.answerId, body))
  mount(calls.heldRatings, ({ query }) => heldRatings.page(query.page))
  mount(calls.releaseRating, ({ caller, params }) => reviews.release(caller, params.of, params.ratingId))
  mount(calls.dropRating, ({ caller, params }) => reviews.drop(caller, params.of, params.ratingId))

  mount(calls.reviewPhotos, ({ query }) => reviewPhotos.page(query.page))
  mount(calls.showReviewPhoto, ({ caller, params }) => reviewPhotos.show(caller, params.photoId))
  mount(calls.refuseReviewPhoto, ({ caller, params, body }) =>
    reviewPhotos.refuse(caller, params.photoId, body.reason),
  )
}
