import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { type ReviewSort, reviewsPageSize } from '#domain/rating.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { moreReviewsQuery } from './review-queries.ts'
import type { Reviewed } from './reviewed.ts'

export interface ReviewSource {
  reviewed: Reviewed
  /** The reviews that came with the page, newest first, which may not be all. */
  newest: readonly Review[]
  stars: number | undefined
  /** Newest first without it. */
  sort: ReviewSort | undefined
}

/** Shows a few reviews at a time: first those that came with the page, then those from the server. */
export function useReviews({ reviewed, newest, stars, sort }: ReviewSource, firstShown = reviewsPageSize) {
  const client = useClient()
  const queryClient = useQueryClient()
  const [limit, setLimit] = useState(firstShown)
  const [pagesRequested, setPagesRequested] = useState(0)
  // The page comes with the newest ones; another order begins on the server.
  const here = sort ? [] : newest.filter(({ rating }) => !stars || rating === stars)
  const total = stars ? (reviewed.ratingCounts[stars - 1] ?? 0) : reviewed.ratingCount
  const from = Math.floor(here.length / reviewsPageSize) + 1
  // The newest reviews may contain none with rare stars.
  const pages = Math.max(pagesRequested, here.length < Math.min(total, reviewsPageSize) ? 1 : 0)
  const { data, refetch, isFetching, isError } = useQuery(
    moreReviewsQuery(client, queryClient, reviewed, { stars, sort, from, pages }),
  )
  const known = withoutDuplicates([...here, ...(data?.reviews ?? [])])
  const isRestHere = known.length >= total || data?.isAll === true

  return {
    reviews: known.slice(0, limit),
    total,
    hasMore: known.length > limit || !isRestHere,
    isLoading: isFetching,
    hasFailed: isError && !isFetching,
    showMore() {
      if (isError) return void refetch()
      if (known.length < limit + reviewsPageSize && !isRestHere) setPagesRequested(pages + 1)
      setLimit(limit + reviewsPageSize)
    },
  }
}

/** A page may repeat reviews that are shown already. */
function withoutDuplicates(reviews: readonly Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review._id, review])).values()]
}
