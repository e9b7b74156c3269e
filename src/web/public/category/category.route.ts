import { lazyRouteComponent, notFound } from '@tanstack/react-router'
import { idIn, pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import { type CategoryParams, categoryNameQuery, loadCategory } from './category-queries.ts'

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
    const subcategory1 = idIn(query.subcategory1)
    const subcategory2 = subcategory1 && idIn(query.subcategory2)
    const subcategory3 = subcategory2 && idIn(query.subcategory3)
    return { page: pageIn(query.page), city: wordsIn(query.city), subcategory1, subcategory2, subcategory3 }
  },
  loaderDeps: ({ search }: { search: CategoryParams }) => search,
  loader: async (visit: CategoryVisit) => {
    const { context, params, deps } = visit
    const calls = loadCategory(context, params.categoryId, deps)
    await untilLoaded(visit, [mustExist(context, params.categoryId), ...calls])
  },
  head: async ({
    match,
    params,
  }: {
    match: { context: PageContext; search: CategoryParams }
    params: CategoryVisit['params']
  }) => (await screen()).categoryHead(match.context, params.categoryId, match.search),
} as const

/** A category without a name is a 404; any other failure of the name leaves the page usable. */
async function mustExist({ client, queryClient }: PageContext, categoryId: string): Promise<void> {
  try {
    await queryClient.ensureQueryData(categoryNameQuery(client, categoryId))
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw notFound()
  }
}
