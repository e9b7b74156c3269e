import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { OwnReviewsService } from './reviews.service.ts'

export function reviewsRoutes(mount: Mount, reviews: OwnReviewsService) {
  mount(api.storeOwner.reviews, ({ caller, query }) => reviews.page(caller, query))
  mount(api.storeOwner.answerReview, ({ caller, params, body }) => reviews.answer(caller, params, body.text))
  mount(api.storeOwner.removeAnswer, ({ caller, params }) => reviews.removeAnswer(caller, params))
}
