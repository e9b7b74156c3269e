import { lazyRouteComponent } from '@tanstack/react-router'
import { ProductSkeleton } from '#web/public/detail/detail-skeleton.tsx'
import { found } from '#web/public/detail/found.ts'
import { reviewSortIn, starsIn } from '#web/shared/address/address-values.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import type { ShownReviews } from '#web/shared/reviews/shown-reviews.ts'
import { productQuery } from './product-queries.ts'

const screen = () => import('./product-screen.tsx')

interface Visit {
  context: PageContext
  params: { productId: string }
  deps: ShownReviews
  cause: 'preload' | 'enter' | 'stay'
}

export const productRoute = {
  path: '/product/$productId',
  staticData: readableScreen(screen),
  component: lazyRouteComponent(screen, 'ProductScreen'),
  notFoundComponent: lazyRouteComponent(screen, 'ProductNotFound'),
  errorComponent: lazyRouteComponent(screen, 'ProductFailure'),
  pendingComponent: ProductSkeleton,
  pendingMs: 250,
  validateSearch: (query: Record<string, unknown>): ShownReviews => ({
    stars: starsIn(query.stars),
    sort: reviewSortIn(query.sort),
  }),
  loaderDeps: ({ search: { stars, sort } }: { search: ShownReviews }) => (sort ? { stars, sort } : {}),
  loader: async (visit: Visit) => {
    const { context, params, deps } = visit
    const product = context.queryClient.ensureQueryData(productQuery(context.client, params.productId))
    const reviews =
      deps.sort && screen().then((page) => page.prefetchReviews(visit, 'product', params.productId))
    await Promise.allSettled([product, reviews])
    await found(product)
  },
  head: async ({ match, params }: { match: { context: PageContext }; params: Visit['params'] }) =>
    (await screen()).productHead(match.context, params.productId),
} as const
