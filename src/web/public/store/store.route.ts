import { lazyRouteComponent } from '@tanstack/react-router'
import { StoreSkeleton } from '#web/public/detail/detail-skeleton.tsx'
import { found } from '#web/public/detail/found.ts'
import { pageIn, reviewSortIn, starsIn } from '#web/shared/address/address-values.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import type { ShownReviews } from '#web/shared/reviews/shown-reviews.ts'
import { storeHoursQuery, storeProductsQuery, storeQuery, storeReviewsQuery } from './store-queries.ts'

const screen = () => import('./store-screen.tsx')

interface SearchParams extends ShownReviews {
  /** Of the store's products. */
  page?: number | undefined
}

interface Visit {
  context: PageContext
  params: { storeId: string }
  deps: SearchParams
  cause: 'preload' | 'enter' | 'stay'
}

export const storeRoute = {
  path: '/store/$storeId',
  staticData: readableScreen(screen),
  component: lazyRouteComponent(screen, 'StoreScreen'),
  notFoundComponent: lazyRouteComponent(screen, 'StoreNotFound'),
  errorComponent: lazyRouteComponent(screen, 'StoreFailure'),
  pendingComponent: StoreSkeleton,
  pendingMs: 250,
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    page: pageIn(query.page),
    stars: starsIn(query.stars),
    sort: reviewSortIn(query.sort),
  }),
  loaderDeps: ({ search: { page, stars, sort } }: { search: SearchParams }) =>
    sort ? { page, stars, sort } : { page },
  // The page needs the store; hours, reviews and products may fail separately.
  loader: async (visit: Visit) => {
    const { client, queryClient } = visit.context
    const { storeId } = visit.params
    const store = queryClient.ensureQueryData(storeQuery(client, storeId))
    const rest = untilLoaded(visit, [
      queryClient.prefetchQuery(storeHoursQuery(client, storeId)),
      queryClient.prefetchQuery(storeReviewsQuery(client, storeId)),
      queryClient.prefetchQuery(storeProductsQuery(client, storeId, visit.deps.page ?? 1)),
    ])
    const reviews = visit.deps.sort && screen().then((page) => page.prefetchReviews(visit, 'store', storeId))
    await Promise.allSettled([store, rest, reviews])
    await found(store)
  },
  head: async ({
    match,
    params,
  }: {
    match: { context: PageContext; search: SearchParams }
    params: Visit['params']
  }) => (await screen()).storeHead(match.context, params.storeId, match.search.page),
} as const
