import { lazyRouteComponent } from '@tanstack/react-router'
import { longestRadiusKm } from '#domain/limits.ts'
import { idIn, pageIn, wholeIn, wordsIn } from '#web/shared/address/address-values.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import type { CategoryParams } from './category-params.ts'

const screen = () => import('./category.tsx')

interface CategoryVisit {
  context: PageContext
  params: { categoryId: string }
  deps: CategoryParams
  cause: 'preload' | 'enter' | 'stay'
}

/** The search params, loader and head of a category page. */
export const categoryRoute = {
  path: '/category/$categoryId',
  staticData: readableScreen(screen),
  component: lazyRouteComponent(screen, 'CategoryPage'),
  validateSearch: (query: Record<string, unknown>): CategoryParams => {
    const near = wordsIn(query.near)
    const subcategory1 = idIn(query.subcategory1)
    const subcategory2 = subcategory1 && idIn(query.subcategory2)
    const subcategory3 = subcategory2 && idIn(query.subcategory3)
    return {
      page: pageIn(query.page),
      city: wordsIn(query.city),
      near,
      radius: near ? wholeIn(query.radius, 1, longestRadiusKm) : undefined,
      ...{ subcategory1, subcategory2, subcategory3 },
    }
  },
  loaderDeps: ({ search }: { search: CategoryParams }) => search,
  loader: (visit: CategoryVisit) =>
    untilLoaded(visit, [
      screen().then(({ loadCategory }) => loadCategory(visit.context, visit.params.categoryId, visit.deps)),
    ]),
  head: async ({
    match,
    params,
  }: {
    match: { context: PageContext; search: CategoryParams }
    params: CategoryVisit['params']
  }) => (await screen()).categoryHead(match.context, params.categoryId, match.search),
} as const
