import type { RatingCounts } from '#contract/shapes/review.ts'

export interface Subject {
  kind: 'product' | 'store'
  id: string
}

/** A product or a store with what its reviews need. */
export interface Reviewed extends Subject {
  name: string
  /** The store itself, or the store that sells the product. */
  storeId: string
  storeName: string
  averageRating: number
  ratingCount: number
  ratingCounts: RatingCounts
}
