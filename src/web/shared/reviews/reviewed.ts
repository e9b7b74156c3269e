import type { RatingCounts } from '#contract/shapes/review.ts'

/** What can be reviewed. */
export interface Subject {
  kind: 'product' | 'store'
  id: string
}

/** A product or a store as its reviews see it. */
export interface Reviewed extends Subject {
  name: string
  /** The store that it is, or that sells it. */
  storeId: string
  averageRating: number
  ratingCount: number
  ratingCounts: RatingCounts
}
