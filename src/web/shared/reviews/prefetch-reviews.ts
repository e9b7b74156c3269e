import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { moreReviewsQuery } from './review-queries.ts'
import type { Subject } from './reviewed.ts'
import type { ShownReviews } from './shown-reviews.ts'

interface Visit {
  context: PageContext
  deps: ShownReviews
  cause: 'preload' | 'enter' | 'stay'
}

/** The first reviews in an order that does not come with the page, so that the server draws them. */
export function prefetchReviews(visit: Visit, kind: Subject['kind'], id: string): Promise<void> {
  const { client, queryClient } = visit.context
  const { stars, sort } = visit.deps
  const query = moreReviewsQuery(client, queryClient, { kind, id }, { stars, sort, from: 1, pages: 1 })
  return untilLoaded(visit, [queryClient.prefetchQuery(query)])
}
