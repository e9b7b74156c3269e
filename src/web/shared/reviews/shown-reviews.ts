import type { ReviewSort } from '#domain/rating.ts'

/** Which reviews the address asks for, and in which order. */
export interface ShownReviews {
  /** Only those with this many stars. */
  stars?: number | undefined
  /** Newest first without it. */
  sort?: ReviewSort | undefined
}
