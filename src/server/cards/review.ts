import type { Review } from '#contract/review.ts'

interface ReviewRow {
  id: string
  userId: string
  userName: string
  rating: number
  comment: string
  createdAt: Date
}

export function toReview({ id, userId, userName, rating, comment, createdAt }: ReviewRow): Review {
  return {
    _id: id,
    user: { _id: userId, name: userName },
    rating,
    comment,
    createdAt: createdAt.toISOString(),
  }
}
