import { lazyRouteComponent } from '@tanstack/react-router'
import { ProductSkeleton } from '#web/public/detail/detail-skeleton.tsx'
import { found } from '#web/public/detail/found.ts'
import { starsIn } from '#web/shared/address/address-values.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import { productQuery } from './product-queries.ts'

const screen = () => import('./product-screen.tsx')

interface SearchParams {
  /** Filters the reviews by stars. */
  stars?: number | undefined
}

interface Visit {
  context: PageContext
  params: { productId: string }
}

export const productRoute = {
  path: '/product/$productId',
  staticData: readableScreen(screen),
  component: lazyRouteComponent(screen, 'ProductScreen'),
  notFoundComponent: lazyRouteComponent(screen, 'ProductNotFound'),
  errorComponent: lazyRouteComponent(screen, 'ProductFailure'),
  pendingComponent: ProductSkeleton,
  pendingMs: 250,
  validateSearch: (query: Record<string, unknown>): SearchParams => ({ stars: starsIn(query.stars) }),
  loader: async ({ context, params }: Visit) => {
    await found(context.queryClient.ensureQueryData(productQuery(context.client, params.productId)))
  },
  head: async ({ match, params }: { match: { context: PageContext }; params: Visit['params'] }) =>
    (await screen()).productHead(match.context, params.productId),
} as const
