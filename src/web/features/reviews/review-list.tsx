import type { Review } from '#contract/review.ts'
import { ReviewItem } from './review-item.tsx'

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => (
        <li key={review._id} className="py-4 first:pt-0 last:pb-0">
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  )
}
