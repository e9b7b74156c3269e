import type { ReviewPage } from '#contract/shapes/review.ts'
import { totalPages } from '#domain/pagination.ts'
import { type ReviewSort, reviewsPageSize } from '#domain/rating.ts'
import type { Refusal } from '#server/platform/http/errors.ts'
import { type ReviewQueries, toReview } from '#server/shared/reviews.ts'
import type { RatingQueries } from './ratings.queries.ts'

interface ReviewParams {
  page: number
  stars?: number | undefined
  sort?: ReviewSort | undefined
}

export function reviewsService(
  { ratingCounts }: RatingQueries,
  reviewsOf: ReviewQueries['ofProduct'],
  missing: () => Refusal,
) {
  return {
    async page(targetId: string, { page, stars, sort }: ReviewParams): Promise<ReviewPage> {
      const counts = await ratingCounts(targetId)
      if (!counts) throw missing()
      const total = counts.reduce((sum, each, index) => (stars && index + 1 !== stars ? sum : sum + each), 0)
      const offset = (page - 1) * reviewsPageSize
      const slice = { stars, sort, limit: reviewsPageSize, offset }
      const rows = offset >= total ? [] : await reviewsOf(targetId, slice)
      return {
        reviews: rows.map(toReview),
        page,
        total,
        totalPages: totalPages(total, reviewsPageSize),
        ratingCounts: counts,
      }
    },
  }
}
