import { lazyRouteComponent } from '@tanstack/react-router'
import { wordsIn } from '#web/shared/address/address-values.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import type { CompareParams, ComparisonVisit } from './comparison-query.ts'

const screen = () => import('./compare.tsx')

export const compareRoute = {
  path: '/compare',
  staticData: readableScreen(screen),
  component: lazyRouteComponent(screen, 'ComparePage'),
  validateSearch: ({ products }: Record<string, unknown>): CompareParams => ({
    products: wordsIn(products, 400),
  }),
  loaderDeps: ({ search }: { search: CompareParams }) => search,
  loader: async (visit: ComparisonVisit) => (await screen()).loadComparison(visit),
  head: async ({ match }: { match: { context: PageContext } }) => (await screen()).compareHead(match.context),
} as const
